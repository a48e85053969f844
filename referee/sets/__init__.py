"""The boxes and variants: one folder each, facts and rules. Nothing outside names one."""
