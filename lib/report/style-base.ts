// The sheet: type, head, bar, sections, tables, and how it narrows to a phone.

import { html } from "./html.ts";

export const baseStyle = html`
*{box-sizing:border-box}
html{scroll-padding-top:56px;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--ink);font:13px/20px var(--sans);font-variant-numeric:tabular-nums;overflow-wrap:break-word}
.defs{position:absolute}
.sheet{max-width:1280px;margin:0 auto;padding:0 32px 64px}
h1,h2,h3,p,dl,dd,ul,figure{margin:0;padding:0}
h1{font:600 22px/28px var(--sans);text-wrap:balance}
h1 code{font:600 20px/28px var(--mono)}
h1 small{font:400 13px/20px var(--sans);margin-left:8px}
h2{font:600 15px/24px var(--sans);padding-bottom:8px}
h3{font:600 13px/20px var(--sans);padding:16px 0 4px}
h2 small,h3 small{font:400 12px/16px var(--sans);color:var(--ink-3);margin-left:8px}
small{font-size:12px;line-height:16px}
code,pre{font:12px/16px var(--mono);overflow-wrap:anywhere}
a{color:inherit;text-decoration-color:var(--edge);text-underline-offset:3px}
a:hover{text-decoration-color:currentColor;background:var(--bg-hover)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:2px}
abbr{text-decoration:none;color:var(--ink-3)}
ul{list-style:none}
section{padding:40px 0 0}
section>p+p{margin-top:8px}
.dim,.left,.na{color:var(--ink-3)}
.left{padding:8px 0;font-size:12px}
.only{display:none}
.top{display:flex;flex-wrap:wrap;gap:4px 16px;padding:20px 0 12px;border-bottom:1px solid var(--hairline-strong);font-size:12px;line-height:16px;color:var(--ink-2)}
.top b{font-weight:600;color:var(--ink)}
.tz{margin-left:auto}
.ttl{display:grid;grid-template-columns:minmax(0,1fr) 400px;gap:16px 40px;padding:20px 0}
.facts{margin-top:8px;font-size:15px;line-height:24px;color:var(--ink-2)}
.facts .v{color:var(--ink)}
.ttl dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:2px 16px;font-size:12px;line-height:18px;align-content:start}
.ttl dt{color:var(--ink-3)}
.bar{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;align-items:center;gap:4px 24px;min-height:44px;padding:6px 0;background:var(--bg);border:solid var(--hairline);border-width:1px 0;font-size:12px;line-height:16px}
.sw{display:flex;align-items:center;gap:12px;color:var(--ink-2)}
.sw b,.sw label{color:var(--ink);font-weight:600}
.sw label{display:flex;align-items:center;gap:8px;min-height:28px;cursor:pointer}
.sw input{width:16px;height:16px;margin:0 2px;accent-color:var(--ink)}
.lg{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;margin-left:auto;color:var(--ink-2)}
.lg b{font-weight:600;color:var(--ink)}
.lg a{padding:4px 0}
.toc{display:flex;flex-wrap:wrap;gap:0 16px;padding:8px 0 0;font-size:12px;line-height:16px;color:var(--ink-2)}
.toc a{padding:4px 0;text-decoration:none}
.toc a:hover{text-decoration:underline}
.two{display:grid;grid-template-columns:minmax(0,1fr) 360px;gap:0 40px}
.two aside{padding-top:40px;min-width:0}
.said{font-size:15px;line-height:26px;max-width:76ch;text-wrap:pretty}
.said+.said{margin-top:12px}
.said sup{font-size:11px;line-height:0;color:var(--ink-3);margin-left:1px}
.who{font-weight:600;text-decoration:none}
.who:hover{text-decoration:underline}
.scroll{overflow-x:auto;position:relative}
table{border-collapse:collapse}
.grid{width:100%;font-size:13px;line-height:20px}
.grid th,.grid td{padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:400;border-bottom:1px solid var(--hairline);white-space:nowrap}
.grid thead th{font-size:12px;line-height:16px;color:var(--ink-3);font-weight:500;border-bottom-color:var(--hairline-strong);vertical-align:bottom}
.grid tbody th{white-space:normal;min-width:200px;max-width:420px}
.grid small{display:block;color:var(--ink-2)}
.grid .how{padding-left:20px}
.grid .md{color:var(--ink-3);margin-left:8px}
.grid .n{text-align:right}
.grid td:last-child,.grid th:last-child{padding-right:0}
.grid tr:target>*{background:var(--bg-selected)}
.grid tr:target>:first-child{box-shadow:inset 2px 0 var(--accent)}
.counts,.sts{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:0 32px;margin-top:8px}
.counts div{display:flex;justify-content:space-between;gap:16px;padding:4px 0;border-bottom:1px solid var(--hairline)}
.sts{grid-template-columns:1fr}
.sts div{display:grid;grid-template-columns:140px minmax(0,1fr);gap:16px;padding:8px 0;border-bottom:1px solid var(--hairline)}
.sts dt{font-weight:600}
.rule{padding:8px 0;border-bottom:1px solid var(--hairline)}
.rule h3{padding:0}
.rule:target{background:var(--bg-selected);box-shadow:-2px 0 var(--accent)}
.doc{padding-bottom:12px;border-bottom:1px solid var(--hairline)}
.doc:target{background:var(--bg-selected)}
.sha code{overflow-wrap:anywhere}
.pb li,.un li,.ms li{padding:4px 0;border-bottom:1px solid var(--hairline)}
.pb .loss{box-shadow:-8px 0 var(--bg),-10px 0 var(--danger)}
.at{color:var(--ink-3);font-size:12px;line-height:16px}
.pb .at{display:block}
@media (max-width:900px){.sheet{padding:0 16px 48px}.ttl,.two{grid-template-columns:minmax(0,1fr)}.two aside{padding-top:24px}.tz{margin-left:0;flex-basis:100%}.lg{margin-left:0}section{padding-top:32px}}
@media (max-width:600px){.bar{position:static}html{scroll-padding-top:8px}.sts div{grid-template-columns:1fr;gap:0}}
`;
