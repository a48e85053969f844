"""The application service: lines and files go in; judged, stored logs of tables come out. Every face calls it."""
