"""What people say goes in; the same in shorthand, clause by clause, comes out."""
