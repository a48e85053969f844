"""Lines of the championship's desk go in as they are typed; how they may go on, and what they would do, comes out."""
