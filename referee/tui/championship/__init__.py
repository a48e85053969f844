"""What the screens of the championship desk show, worked out without a screen: lines, proposals, rows."""
