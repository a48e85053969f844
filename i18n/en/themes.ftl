# How the app looks: themes, and the signs it draws with.

theme = Theme
theme-dark = dark
theme-light = light
theme-contrast = high contrast
theme-sixteen = sixteen colours, those of the terminal
theme-mono = without colour
signs-ascii = Signs: letters only (ASCII)
signs-unicode = Signs: pips, arrows and lines
motion-full = Motion: seats flash when something happens to them
motion-none = Motion: none
alert-flash = A flag: flash once
alert-bell = A flag: ring the bell
alert-none = A flag: neither flash nor ring
steps-assumed = Steps that leave nobody a choice: assume them
steps-typed = Steps that leave nobody a choice: type every one
