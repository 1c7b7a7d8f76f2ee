// The drawing: labels beside panes, one of which is shown for each radio button, and the looks of bars, bands, marks, links.

import { html } from "./html.ts";

export const timelineStyle = html`
#timeline figcaption{color:var(--ink-2);font-size:12px;line-height:16px;padding-bottom:8px}
.tl{position:relative}
.tl>input{position:absolute;top:6px;left:0;opacity:0;width:1px;height:1px}
.zm{display:flex;align-items:center;gap:4px;padding-bottom:8px;font-size:12px;line-height:16px;color:var(--ink-3)}
.zm span{margin-right:8px}
.zm label{cursor:pointer;min-height:28px;min-width:44px;padding:6px 10px;text-align:center;border:1px solid var(--edge);border-radius:4px;color:var(--ink-2)}
.zm label:hover{background:var(--bg-hover)}
#zoom-0:checked~.zm [for=zoom-0],#zoom-1:checked~.zm [for=zoom-1],#zoom-2:checked~.zm [for=zoom-2]{border:2px solid var(--ink);padding:5px 9px;color:var(--ink);font-weight:500}
#zoom-0:focus-visible~.zm [for=zoom-0],#zoom-1:focus-visible~.zm [for=zoom-1],#zoom-2:focus-visible~.zm [for=zoom-2]{outline:2px solid var(--focus);outline-offset:2px}
.tw{display:flex;border-bottom:1px solid var(--hairline)}
.ll{flex:0 0 168px;min-width:0}
.ll>div{border-bottom:1px solid var(--hairline);overflow:hidden;padding:8px 8px 0 0}
.ll>div:first-child{border-bottom-color:var(--hairline-strong);padding:0}
.ll>div:last-child{border-bottom:0}
.ll b,.ll small{display:block;font-size:12px;line-height:16px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.ll b{font-weight:600}
.ll small{color:var(--ink-2)}
.ll .m{width:10px;height:10px}
.pane{display:none;flex:1;min-width:0;overflow-x:auto}
#zoom-0:checked~.tw .p0,#zoom-1:checked~.tw .p1,#zoom-2:checked~.tw .p2{display:block}
.plot{display:block;font:11px var(--sans)}
.plot text{fill:var(--ink)}
.plot .ax text,.plot .gp text{fill:var(--ink-3)}
.plot .ax path,.hl{fill:none;stroke:var(--hairline)}
.hl:first-of-type{stroke:var(--hairline-strong)}
.gp rect{fill:var(--bg)}
.gp path{fill:none;stroke:var(--edge)}
.bs{fill:var(--bar-step)}
.bt{fill:var(--bar-tool);stroke:var(--bar-edge)}
.rn{fill:var(--bar-edge);fill-opacity:.65;stroke:var(--bar-edge);stroke-dasharray:1 2}
.op{fill-opacity:.55;stroke-dasharray:3 2}
.fl{stroke:var(--danger)}
.xs{fill:none;stroke:var(--danger);stroke-width:1.75}
.bi{fill:var(--band-idle)}.bw{fill:var(--band-wait)}
.bn{fill:none;stroke:var(--unknown);stroke-dasharray:1.5 3}
.be{fill:none;stroke:var(--bar-edge)}
.dn{fill:var(--density)}
.g{fill:var(--s);stroke:none}
.g.i,.g.u{fill:none;stroke:var(--s);stroke-width:1.25}
.g.u{stroke-dasharray:1 1.5}
.g .hf{fill:var(--s)}
.ru{stroke:var(--s);stroke-width:1.5}
.cl rect{fill:var(--bg);stroke:var(--edge)}
.cl text{font-size:11px}
.ha{fill:none;stroke:var(--bg);stroke-width:5}
.lk{fill:none;stroke:var(--s);stroke-width:1.5}
.lk.i{stroke-dasharray:4 3}.lk.u{stroke-dasharray:1 4}
@media (max-width:700px){.ll{flex-basis:104px}}
@media (forced-colors:active){.bs,.dn{fill:CanvasText}.bt,.bi,.bw{fill:Canvas;stroke:CanvasText}}
`;
