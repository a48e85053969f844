"""How reports look: ink on paper, one accent, nothing told by colour alone."""

STYLE = """
@page { size: A4; margin: 13mm 12mm 14mm; }
:root { --ink: #1d1a16; --soft: #5a5248; --line: #b9ae9c; --accent: #7c2d12; --tint: #f3ece0; }
* { box-sizing: border-box; }
html { font: 10pt/1.38 "Source Sans 3", "Noto Sans", "Segoe UI", "Liberation Sans", Arial, sans-serif;
  color: var(--ink); background: #fff; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { max-width: 186mm; margin: 0 auto; padding: 8mm 5mm; font-variant-numeric: tabular-nums lining-nums; }
body.wide { max-width: 273mm; }
h1, h2, h3, .slip b, .event, .big { font-family: Rockwell, "Roboto Slab", "Bitter", "Bookman Old Style", "DejaVu Serif",
  Georgia, serif; }
header { display: grid; grid-template-columns: 1fr auto; gap: 0 6mm; align-items: end; padding-bottom: 2mm;
  border-bottom: 0.9mm double var(--ink); margin-bottom: 4mm; break-after: avoid; }
.event { font-size: 10.5pt; letter-spacing: 0.05em; color: var(--soft); overflow-wrap: anywhere; }
h1 { font-size: 21pt; line-height: 1.1; margin: 0.6mm 0 0; color: var(--accent); overflow-wrap: anywhere; }
.stamp { border: 0.5mm solid var(--ink); padding: 1mm 2.4mm; font-size: 8.5pt; font-weight: 700; text-align: center;
  letter-spacing: 0.06em; text-transform: uppercase; max-width: 56mm; }
.stamp.everybody { border-style: dashed; font-weight: 400; }
section { margin: 0 0 5mm; }
section.apart { break-before: page; }
section.apart:first-of-type { break-before: auto; }
h2 { font-size: 13pt; margin: 4mm 0 1.6mm; break-after: avoid; overflow-wrap: anywhere; }
h3 { font-size: 10.5pt; margin: 3mm 0 1mm; break-after: avoid; overflow-wrap: anywhere; }
p { margin: 0 0 1.8mm; max-width: 165mm; overflow-wrap: anywhere; }
p.quiet, p.note, footer { color: var(--soft); font-size: 8.5pt; }
p.missing { font-weight: 700; }
p.note { margin: -1mm 0 2.5mm; }
dl.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(34mm, 1fr)); gap: 2mm 4mm; margin: 0 0 3mm; }
dl.facts div { border-left: 0.7mm solid var(--accent); padding-left: 2mm; min-width: 0; overflow-wrap: anywhere; }
dt { font-size: 8.3pt; color: var(--soft); }
dd { margin: 0; font-size: 12pt; font-weight: 600; }
table { border-collapse: collapse; width: 100%; margin: 0 0 3mm; font-size: 9pt; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { text-align: left; vertical-align: top; padding: 0.9mm 2mm 0.9mm 0; border-bottom: 0.15mm solid var(--line);
  overflow-wrap: anywhere; }
th { font-size: 8.2pt; font-weight: 600; color: var(--soft); border-bottom: 0.35mm solid var(--ink);
  vertical-align: bottom; overflow-wrap: normal; hyphens: auto; }
.number { text-align: right; white-space: nowrap; width: 1%; padding-left: 2mm; }
th.number { white-space: nowrap; }
td.name { font-weight: 600; }
td.fit { font-size: 8.2pt; white-space: nowrap; }
th.fit { padding-right: 1mm; }
td.small, td small, th small { font-size: 8pt; font-weight: 400; color: var(--soft); }
td small, th small { display: block; }
td.small { overflow-wrap: break-word; }
td.code { font-family: "DejaVu Sans Mono", "Liberation Mono", Consolas, monospace; font-size: 8.4pt; }
td.write, th.write { border: 0.2mm solid #8a8172; padding: 1mm; }
td.write { height: 7.2mm; }
th.write { min-width: 11.5mm; } th.broad { min-width: 27mm; }
tr.first td { background: var(--tint); font-weight: 700; border-bottom-color: var(--ink); }
tr.strong td { font-weight: 700; }
tr.out td { color: var(--soft); }
tr.out td.name { text-decoration: line-through; font-weight: 400; }
.slips { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0; }
.slip { border: 0.2mm dashed #8a8172; padding: 4mm 5mm 3mm; min-height: 46mm; break-inside: avoid; display: flex;
  flex-direction: column; margin-bottom: -0.2mm; min-width: 0; overflow-wrap: anywhere; }
.slip:nth-child(even) { border-left: 0; }
.slip b { font-size: 15pt; line-height: 1.15; }
.slip .big { font-size: 12.5pt; color: var(--accent); margin: 1mm 0; }
.slip span { display: block; font-size: 9pt; }
.slip .fold { margin-top: auto; border-top: 0.25mm dotted var(--ink); padding-top: 1.4mm; display: flex;
  justify-content: space-between; align-items: baseline; gap: 3mm; }
.slip .fold strong { white-space: nowrap; }
.slip .fold i { font-style: normal; font-size: 7.6pt; color: var(--soft); }
.ladder { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 9mm; margin: 2mm 0 5mm; }
.stage { display: flex; flex-direction: column; min-width: 0; }
.stage h3 { margin: 0 0 2mm; text-align: center; color: var(--soft); }
.stage ol { list-style: none; margin: 0; padding: 0; flex: 1; display: flex; flex-direction: column; }
.stage li { flex: 1; display: flex; align-items: center; position: relative; padding: 2.2mm 0; min-width: 0; }
.stage:not(:last-child) li::after { content: ""; position: absolute; right: -4.5mm; width: 4.5mm; height: 50%;
  border-right: 0.35mm solid var(--ink); }
.stage:not(:last-child) li:nth-child(odd)::after { top: 50%; border-top: 0.35mm solid var(--ink); }
.stage:not(:last-child) li:nth-child(even)::after { bottom: 50%; border-bottom: 0.35mm solid var(--ink); }
.stage:not(:first-child) li::before { content: ""; position: absolute; left: -4.5mm; top: 50%; width: 4.5mm;
  border-top: 0.35mm solid var(--ink); }
.duel { width: 100%; min-width: 0; background: #fff; border: 0.3mm solid var(--ink); break-inside: avoid; }
.duel > span { display: block; font-size: 7.8pt; color: var(--soft); padding: 0.5mm 2mm;
  border-bottom: 0.15mm solid var(--line); background: var(--tint); }
.duel div { display: grid; grid-template-columns: 5mm minmax(0, 1fr) auto; gap: 1.5mm; padding: 1mm 2mm;
  min-height: 7mm; align-items: baseline; overflow-wrap: anywhere; }
.duel div + div { border-top: 0.15mm solid var(--line); }
.duel i { font-style: normal; font-size: 8pt; color: var(--soft); text-align: right; }
.duel .won { font-weight: 700; }
.duel small { font-size: 7.8pt; color: var(--soft); }
.beside { width: calc((100% - 9mm * (var(--stages) - 1)) / var(--stages)); margin-left: auto; }
.beside.tucked { margin-top: -27mm; }
.of-bracket .stage li { padding: 1.6mm 0; } .of-bracket .duel { font-size: 11.5pt; }
.of-bracket .duel div { padding: 0.9mm 3mm; }
.of-hall td.name { width: 44%; } .of-hall td:nth-child(3) { width: 32%; }
.bars { display: grid; grid-template-columns: minmax(20mm, 46mm) minmax(0, 1fr) auto; gap: 1mm 3mm; font-size: 8.8pt;
  align-items: center; margin: 1mm 0 4mm; }
.bars .whose { text-align: right; overflow-wrap: anywhere; }
.bars .track { position: relative; height: 4.4mm;
  background: linear-gradient(var(--line), var(--line)) 50% / 0.2mm 100% no-repeat; }
.bars.plain .track { background-position: 0 0; }
.bars .bar { position: absolute; top: 0; bottom: 0; background: var(--accent); }
.bars .bar.below { background: repeating-linear-gradient(45deg, var(--accent) 0 0.5mm, #fff 0.5mm 1.3mm);
  border: 0.25mm solid var(--accent); }
.bars .said { text-align: right; white-space: nowrap; }
footer { border-top: 0.2mm solid var(--line); padding-top: 1.2mm; margin-top: 6mm; overflow-wrap: anywhere; }
@media screen { html { background: #e9e1d3; } body { background: #fff; margin: 6mm auto; padding: 10mm 9mm;
  max-width: 204mm; box-shadow: 0 1mm 6mm #0003; } body.wide { max-width: 291mm; } }
@media screen and (max-width: 46em) { body { margin: 0; padding: 4mm; box-shadow: none; } .sheet { overflow-x: auto; }
  .slips { grid-template-columns: minmax(0, 1fr); }
  header { grid-template-columns: 1fr; gap: 2mm; } .stamp { justify-self: start; }
  .ladder { display: block; } .stage { margin-bottom: 4mm; }
  .stage li::before, .stage li::after { content: none !important; } }
@media print { body { max-width: none; padding: 0; } }
"""
WIDE = "@page { size: A4 landscape; }"
