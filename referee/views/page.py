"""A page to print or to send on: one HTML file without script, and without font, picture or style from elsewhere.

Whoever makes its body escapes what comes from outside.
"""

from collections.abc import Mapping
from html import escape
from types import MappingProxyType

PAGE = """<!DOCTYPE html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>{title}</title>
<style>{style}</style>
</head>
<body{about}>
{body}
</body>
</html>
"""


def page(lang: str, title: str, style: str, body: str, attributes: Mapping[str, str] = MappingProxyType({})) -> str:
    """The whole file: a title as plain text, a style sheet, HTML, and the attributes of its body, as plain text."""
    about = "".join(f' {name}="{escape(value)}"' for name, value in attributes.items())
    return PAGE.format(lang=escape(lang), title=escape(title), style=style, about=about, body=body)
