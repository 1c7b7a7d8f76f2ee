// Values with their marks, notes, records and grounds, and the switch that takes inferences out of all of them.

import { html } from "./html.ts";

export const claimStyle = html`
.m{width:12px;height:12px;display:inline-block;vertical-align:-1px;margin-right:6px;flex:none}
.o{--s:var(--observed)}.c{--s:var(--computed)}.i{--s:var(--inferred)}.u{--s:var(--unknown)}
.m.o,.m.c,.m.i,.m.u,use.o,use.c,use.i,use.u{color:var(--s)}
.v{position:relative;text-decoration:none;border-radius:2px;white-space:nowrap}
.v bdi,.ex,.nv{white-space:normal}
a.v:hover{text-decoration:underline;text-decoration-color:currentColor}
.v.i{text-decoration:underline dashed var(--inferred) 1px;text-underline-offset:4px}
.v.u{color:var(--ink-2)}
.v i,.rv i{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.v small{color:var(--ink-3)}
.nm{font-weight:600}
.out{color:var(--ink-3);border-bottom:1px dotted var(--edge);font-weight:400}
.iv{font:11px/14px var(--mono);color:var(--ink-3);border:1px solid var(--edge);border-radius:2px;padding:0 2px;margin:0 1px;unicode-bidi:isolate}
bdi{overflow-wrap:anywhere}
.bad{color:var(--danger)}
.x{width:10px;height:10px;vertical-align:-1px;color:var(--danger)}
details>summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
.note,.rec{border-bottom:1px solid var(--hairline)}
.note:first-of-type{border-top:1px solid var(--hairline)}
.note summary,.rec summary{display:flex;align-items:baseline;gap:4px 8px;padding:6px 0;min-height:32px}
.note summary::after,.rec summary::after{content:"";flex:none;align-self:center;margin-left:auto;width:6px;height:6px;border:solid var(--ink-3);border-width:0 1.5px 1.5px 0;rotate:45deg;margin-right:4px}
.note[open]>summary::after,.rec[open]>summary::after{rotate:225deg}
.note summary:hover,.rec summary:hover{background:var(--bg-hover)}
.no{min-width:20px;color:var(--ink-3);font-size:12px;flex:none}
.note summary .m{margin-right:0;align-self:center}
.nv{font-weight:600;min-width:0}
.nn{color:var(--ink-3);font-size:12px;text-align:right;margin-left:auto}
.note summary::after{margin-left:0}
.nb{padding:0 8px 12px 28px;font-size:13px;line-height:20px}
.nb p+p,.nb ul+p,.nb div+p{margin-top:4px}
.nb .st{color:var(--ink-3);font-size:12px;line-height:16px}
.nb .rule{padding:0;border:0;display:block;color:var(--ink-3);font-size:12px;line-height:16px}
.note:has(:target){background:var(--bg-selected);box-shadow:-2px 0 var(--accent)}
.note:has(:target)::details-content,.rec:has(:target)::details-content{content-visibility:visible;block-size:auto}
.ev{padding:4px 0}
.ev li{padding:2px 0;line-height:16px;font-size:12px}
.ev .m{width:10px;height:10px;margin-right:6px}
.ex{display:block;margin:2px 0 2px 16px;padding:2px 8px;background:var(--bg-raised);border-left:2px solid var(--hairline-strong);font-size:11px}
.ex.sh{display:inline;margin:0;padding:1px 4px;border:0}
.at code{font-size:11px}
.rv,.nb>.inf{margin-top:4px}
.df{font-size:12px;line-height:16px;color:var(--ink-2)}
.rec .no{min-width:24px}
.sub{padding-left:20px}
.rec .ln small{color:var(--ink-2)}
.rows{width:100%;margin:0 0 16px;font-size:12px;line-height:18px}
.rows th,.rows td{padding:5px 16px 5px 0;text-align:left;vertical-align:top;border-top:1px solid var(--hairline)}
.rows th{width:168px;font-weight:400;color:var(--ink-2);padding-left:32px}
.rows td:nth-child(2){width:250px}
.rows tr:target>*{background:var(--bg-selected)}
.rows tr:target>th{box-shadow:inset 2px 0 var(--accent)}
.rl{text-decoration:none}
.rl:hover{text-decoration:underline}
.fd{display:flex;gap:16px;justify-content:space-between;padding:6px 0;border-bottom:1px solid var(--hairline)}
details.fd{display:block;padding:0}
.fd summary span:first-child{flex:1}
p.fd{padding-right:18px}
p.fd+p.fd{margin-top:0}
.an{font-weight:600}
.ab{padding:0 0 12px 16px}
.ab li{padding:2px 0}
:root:has(#only:checked) .inf{display:none}
:root:has(#only:checked) .only{display:revert}
:root:has(#only:checked) .v.i>*{display:none}
:root:has(#only:checked) .v.i{font-size:0;text-decoration:none;pointer-events:none}
:root:has(#only:checked) .v.i+sup{display:none}
:root:has(#only:checked) .v.i::after{content:var(--hidden);font-size:12px;color:var(--ink-3)}
@supports not selector(:has(a)){.sw label{display:none}}
@media (max-width:700px){.rows tr{display:block;padding:6px 0;border-top:1px solid var(--hairline)}.rows th,.rows td,.rows td:nth-child(2){display:block;width:auto;border:0;padding:2px 0}.rows th{color:var(--ink-3)}}
`;
