"""The style of the report: warm paper by day, a night in the open in the dark, ink on paper."""

from __future__ import annotations

from typing import Final

_LIGHT: Final = """
--paper:#f7f2e8;--surface:#fffdf8;--ink:#2a2823;--soft:#655e51;--line:#e4dbc9;--strong:#958a75;
--accent:#1d5c86;--luck:#20837b;--blunder:#ab1246;--mistake:#9f4806;--inaccuracy:#7a6008;
--good:#2c6b3f;--sign:#fff;--shadow:0 1px 2px rgb(74 58 28/8%),0 6px 20px rgb(74 58 28/7%);
--seat-0:#1d5c86;--seat-1:#b0552a;--seat-2:#3f7548;--seat-3:#7d4a86;--dim:none;
"""

_DARK: Final = """
--paper:#131a18;--surface:#1c2623;--ink:#ede7d9;--soft:#b3ac9b;--line:#33403a;--strong:#7e8a80;
--accent:#8fc4e4;--luck:#6fcfc4;--blunder:#ff8aa3;--mistake:#f2a65e;--inaccuracy:#dccb6a;
--good:#8fcf9d;--sign:#131a18;--shadow:0 1px 2px rgb(0 0 0/40%),0 8px 24px rgb(0 0 0/28%);
--seat-0:#8fc4e4;--seat-1:#eda27c;--seat-2:#93cc9d;--seat-3:#cfa3d8;--dim:brightness(.86);
"""

_BASE: Final = """
*,*::before,*::after{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);line-height:1.5;color-scheme:light dark;
font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;
-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0 auto;max-width:66rem;padding:2rem clamp(.75rem,3vw,2rem) 3rem;
overflow-wrap:break-word}
h1,h2,h3{font-family:Lora,Georgia,ui-serif,serif;font-weight:600;line-height:1.2;margin:0}
h1{font-size:clamp(1.75rem,5vw,2.5rem)}
h2{font-size:1.375rem;margin-bottom:.25rem}
h3{font-size:1.125rem}
p,ul,dl,dd,figure{margin:0;padding:0}
ul{list-style:none}
a{color:var(--accent);text-underline-offset:.18em;text-decoration-thickness:.06em}
:focus-visible{outline:.1875rem solid var(--accent);outline-offset:.125rem}
small{display:block;font-size:.8125em;color:var(--soft);font-weight:400}
code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.875em}
table{border-collapse:collapse;width:100%}
th{font-weight:600;text-align:left}
.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.remark,.kicker{color:var(--soft)}
.remark{max-width:46rem;margin-bottom:.75rem}
section,footer{margin-top:2.5rem}
h2+figure{margin-top:.625rem}
figure img{display:block;width:100%;height:auto;border-radius:.75rem;filter:var(--dim)}
.seat-0{--seat:var(--seat-0)}.seat-1{--seat:var(--seat-1)}
.seat-2{--seat:var(--seat-2)}.seat-3{--seat:var(--seat-3)}
.blunder{--tone:var(--blunder)}.mistake{--tone:var(--mistake)}
.inaccuracy{--tone:var(--inaccuracy)}.good{--tone:var(--good)}
.player{font-weight:600}
.player::before{content:"";display:inline-block;width:.7em;height:.7em;border-radius:.2em;
background:var(--seat);margin-right:.4em}
.verdict{display:inline-block;min-width:1.5em;padding:0 .25em;border-radius:.75em;
background:var(--tone);color:var(--sign);font:700 .8125rem/1.5 system-ui,sans-serif;
text-align:center}
header .kicker{letter-spacing:.02em}
header .result{font-size:1.0625rem;margin-top:.375rem}
.notes,code{overflow-wrap:anywhere}
.notes{color:var(--soft);font-style:italic;margin-top:.5rem}
"""

_CARDS: Final = """
.cards{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,21rem),1fr));
margin-top:.75rem}
.card,.look{background:var(--surface);border:1px solid var(--line);border-radius:1rem;
box-shadow:var(--shadow);padding:1.125rem}
.card{container-type:inline-size;border-top:.3125rem solid var(--seat);
display:grid;gap:.75rem;align-content:start}
.card h3{display:flex;align-items:baseline;gap:.6rem;flex-wrap:wrap}
.won{font:600 .8125rem/1.6 system-ui,sans-serif;color:var(--sign);background:var(--good);
border-radius:1em;padding:0 .6em}
.score{margin-left:auto;font:400 1rem system-ui,sans-serif;color:var(--soft)}
.score b{color:var(--ink);font-size:1.25rem;font-variant-numeric:tabular-nums}
.figures{display:grid;grid-template-columns:repeat(3,1fr);gap:.5rem}
.figures p{color:var(--soft);font-size:.8125rem;display:flex;flex-direction:column}
.figures small{font-size:.8125rem}
.figures b{color:var(--ink);font-size:1.5rem;line-height:1.25;font-variant-numeric:tabular-nums}
.counts{display:flex;flex-wrap:wrap;gap:.25rem .75rem;font-size:.875rem}
.counts .none{color:var(--soft)}
.counts .none .verdict{background:var(--line);color:var(--soft)}
.counts b{margin-left:.35em}
.origin{font-size:.875rem}
.origin thead th{color:var(--soft);font-weight:400;padding-bottom:.25rem;white-space:nowrap}
.origin tbody th{font-weight:400;white-space:nowrap;padding-right:.5rem}
.origin td{padding:.125rem 0}
.origin .bar{width:40%}
.origin .number{padding-left:.625rem}
.origin .chance{color:var(--soft)}
@container (max-width:24rem){.origin .bar{display:none}}
.track{position:relative;display:block;height:.75rem;
background:linear-gradient(var(--strong),var(--strong)) 50%/1px 100% no-repeat}
.track i{position:absolute;top:.0625rem;bottom:.0625rem;background:var(--seat);opacity:.6;
border-radius:.125rem;min-width:1px}
.total .track i{opacity:1}
.luck .track i{background:var(--luck);opacity:1}
.total th,.total .number:not(.chance){font-weight:600}
"""

_GRAPH: Final = """
.graph{display:block;width:100%;height:auto;background:var(--surface);border-radius:1rem;
border:1px solid var(--line)}
.graph.narrow{display:none}
.graph text{font:12px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:var(--soft)}
.graph .side{fill:var(--seat);font-weight:600;font-size:13px;paint-order:stroke;
stroke:var(--surface);stroke-width:3px;stroke-linejoin:round}
.graph .grid{stroke:var(--line)}
.graph .zero{stroke:var(--strong)}
.graph .round{stroke:var(--line);stroke-dasharray:3 4}
.graph .lead{fill:none;stroke:var(--seat);stroke-width:2.25;stroke-linejoin:round}
.graph .both{stroke:var(--ink);stroke-width:1.75}
.graph .area{fill:var(--seat);opacity:.22}
.graph .luck{fill:var(--luck)}
.graph .lost{fill:var(--tone,var(--soft))}
.graph .lost.good,.graph .lost.decided{fill:var(--strong);opacity:.7}
.graph .mark circle{fill:var(--tone);stroke:var(--surface);stroke-width:1.5}
.graph .sign{fill:var(--sign);font-weight:700;font-size:11px}
.column{fill:transparent}
.column:hover{fill:var(--ink);fill-opacity:.08}
.keys{display:flex;flex-wrap:wrap;gap:.25rem 1.125rem;margin-top:.625rem;color:var(--soft);
font-size:.9375rem}
.key{display:inline-block;margin-right:.4em;vertical-align:middle}
.key.dot{min-width:1.4rem;padding:0 .2rem;border-radius:1rem;background:var(--tone);
color:var(--sign);font:700 .75rem/1.4rem system-ui,sans-serif;text-align:center}
.key.line{width:1.25rem;height:.25rem;background:var(--seat)}
.key.block{width:.5rem;height:1rem}
.key.luck{background:var(--luck)}
.key.lost{background:linear-gradient(var(--strong) 33%,var(--mistake) 33% 66%,var(--blunder) 66%)}
"""

_TURNS: Final = """
.look{margin-top:1rem;border-left:.3125rem solid var(--tone)}
.look h3 .verdict{margin-right:.3em}
.look .cost{margin-top:.25rem;color:var(--soft)}
.look .cost strong{color:var(--tone)}
.ways a{margin-right:.75em}
.look dl{display:grid;gap:.5rem;margin:.75rem 0;
grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr))}
.look dl div{border-radius:.625rem;padding:.5rem .75rem;background:var(--paper)}
.look dt{font-size:.8125rem;color:var(--soft)}
.look .best dt{color:var(--good);font-weight:600}
.look .played dt{color:var(--tone);font-weight:600}
.look dd code{font-size:.9375rem;font-weight:600}
.look dd+dd{font-size:.875rem;color:var(--soft);font-variant-numeric:tabular-nums}
.draws td,.draws th,.turns td,.turns th{padding:.4rem .5rem;vertical-align:top;
border-bottom:1px solid var(--line)}
.draws .number,.turns .number{padding-left:.75rem}
.draws small,.turns small{display:inline-block;min-width:3.5em;margin-left:.3em}
.draws th.number{white-space:normal}
.draws th:first-child,.draws td:first-child{white-space:nowrap}
.turns .count{color:var(--soft);font-variant-numeric:tabular-nums}
.turns .player{font-weight:400;white-space:nowrap}
.turns .round th{padding-top:1.25rem;font-family:Lora,Georgia,ui-serif,serif;font-size:1.0625rem}
.turns .played code{font-size:.9375rem}
.turns .verdict{margin-right:.5em}
.turns .word{color:var(--tone);font-weight:600}
.turns .best{font-size:.9375rem}
.turns .came,.turns .kind{color:var(--soft);font-size:.875rem}
.turns .kind{margin-left:.5em;font-style:italic}
.turns tr.blunder td,.turns tr.mistake td{background:color-mix(in srgb,var(--tone) 9%,transparent)}
.turns tr:target td,.look:target{background:color-mix(in srgb,var(--accent) 16%,var(--surface))}
footer{border-top:1px solid var(--line);padding-top:1.25rem;max-width:46rem;font-size:.9375rem}
footer h2{font-size:1.125rem}
footer p{margin-top:.5rem}
"""

_PHONE: Final = """
.graph.wide{display:none}
.graph.narrow{display:block}
.draws thead,.turns thead{display:none}
.draws,.turns,.draws tbody,.turns tbody{display:block}
.draws tr,.turns tr{display:flex;flex-wrap:wrap;gap:.125rem .625rem;padding:.5rem .25rem;
border-bottom:1px solid var(--line)}
.draws td,.turns td,.turns th{padding:0;border:0}
.draws .what{flex:1}
.draws .turn{font-weight:600}
.draws .turn::before{content:"Turn ";font-weight:400;color:var(--soft)}
.draws .number{flex:0 0 100%;text-align:left;padding-left:0;font-size:.875rem}
.draws .number::before{content:attr(data-title) " ";color:var(--seat);font-weight:600}
.turns .who{flex:1}
.turns .played{flex:0 0 100%;order:1}
.turns .number{padding-left:0;font-size:.8125rem;order:2}
.turns .number:empty{display:none}
.turns .number.lead{order:0}
.turns .number::before{content:attr(data-title) " ";color:var(--soft)}
.turns small{min-width:0}
.draws small{min-width:0}
.turns tr.blunder,.turns tr.mistake{background:color-mix(in srgb,var(--tone) 9%,transparent)}
.turns tr.blunder td,.turns tr.mistake td{background:none}
.turns tr:target{background:color-mix(in srgb,var(--accent) 16%,var(--surface))}
"""

_PRINT: Final = """
:root{--paper:#fff;--surface:#fff;color-scheme:light}
body{max-width:none;padding:0;font-size:10.5pt}
.look dl div{border:1px solid var(--line)}
.card,.look,.graph{box-shadow:none;break-inside:avoid}
tr,li,dl div{break-inside:avoid}
h2,h3{break-after:avoid}
.turns thead{display:table-header-group}
.ways,.column{display:none}
a{color:inherit;text-decoration:none}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
@page{margin:14mm}
"""

STYLE: Final = "".join(
    [
        f":root{{{_LIGHT}}}",
        f"@media screen and (prefers-color-scheme:dark){{:root{{{_DARK}}}}}",
        *(_BASE, _CARDS, _GRAPH, _TURNS),
        f"@media screen and (max-width:40rem){{{_PHONE}}}",
        f"@media print{{{_PRINT}}}",
    ]
)
"""All of it; none of its signs needs to be escaped."""
