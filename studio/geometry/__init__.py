"""Parametric furniture. All lengths are inches, z is up, the floor is z = 0, x runs along the table."""
