"""The verbs of `hall`: an event that many laptops write goes in, who may write it and where it is come out."""
