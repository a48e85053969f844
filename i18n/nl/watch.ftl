# De tafel voor ieders ogen: in een tweede venster, op een projector, of op een scherm dat omgedraaid wordt.

watch-hand = In je hand, voor zover het verslag weet: { $cards }
watch-hand_none = geen
