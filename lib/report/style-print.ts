// Paper: light, every fold open, no tint and no control, notes in two columns, and no row cut by the end of a page.

import { html } from "./html.ts";

export const printStyle = html`
@page{margin:14mm 12mm}
@media print{
body{font-size:9pt;line-height:12.5pt}
.said{font-size:11pt;line-height:16pt}
.rows,.ev li,.df,.nb,.nb .rule,.nb .st{font-size:8pt;line-height:10.5pt}
.rows th{width:17%;padding-left:12px}.rows td:nth-child(2){width:20%}
.rows th,.rows td{padding:3px 10px 3px 0}
.nb{padding:0 4px 6px 20px}
.ex,.at code,code{font-size:7.5pt;line-height:10pt}
section{padding-top:20pt}
.sheet{max-width:none;padding:0}
.bar{position:static}
.toc,.zm,.lg a{display:none}
.ttl,.two{display:block}
.ttl dl{margin-top:8px}
.two aside{break-before:page;padding-top:0;columns:2;column-gap:24px}
.two aside h2{column-span:all}
details::details-content{content-visibility:visible!important;block-size:auto!important;display:block!important}
details>*{display:revert}
summary::after{display:none!important}
.note,.rule,.doc,.rec summary,.fd,li,.sts div,.counts div,figure,.grid tr,.rows tr{break-inside:avoid}
h2,h3,summary{break-after:avoid}
thead{display:table-header-group}
.scroll,.pane{overflow:visible}
.tw{zoom:.8}
.grid{font-size:8pt;line-height:11pt}
.grid th,.grid td{padding-right:8px}
.grid tbody th{min-width:120px}
.grid small{font-size:7.5pt;line-height:10pt}
.note:has(:target),.rule:target,.doc:target,.rows tr:target>*,.grid tr:target>*{background:none;box-shadow:none}
.bs,.bt,.rn,.bi,.bw,.dn{print-color-adjust:exact;-webkit-print-color-adjust:exact}
a{text-decoration:none}
.v.i{text-decoration:underline dashed}
.tl>.tw>.pane{display:none!important}
.tl>.tw>.p0{display:block!important}
}
`;
