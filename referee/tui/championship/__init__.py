"""What the screens of the desk show, without a screen: the office's views go in; lines, proposals and rows come out."""
