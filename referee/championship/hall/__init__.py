"""A tournament in the hall: its log goes in, and out comes what its players' phones and the screen on the wall show."""
