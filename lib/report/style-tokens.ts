// The design's tokens, as the app has them: light on paper and by default, dark where the system asks, the system's own
// colours where they are forced.

import { html } from "./html.ts";

export const tokens = html`
:root{color-scheme:light dark;
--bg:#ffffff;--bg-raised:#f7f8f9;--bg-sunken:#eef0f2;--bg-hover:#f1f3f5;--bg-selected:#efeafa;
--ink:#16191d;--ink-2:#4a515b;--ink-3:#5f6670;--hairline:#dfe2e6;--hairline-strong:#c6cbd1;--edge:#868d96;
--accent:#6a3fc8;--focus:#6a3fc8;--observed:#123f96;--computed:#0069aa;--inferred:#9a5300;--unknown:#5f656e;--danger:#8c1222;
--bar-step:#868f9a;--bar-tool:#c9ced5;--bar-edge:#7b838d;--band-idle:#f1f3f5;--band-wait:#e3e7eb;--density:#aab1ba;
--sans:"Inter Variable",Inter,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans CJK SC","Noto Sans SC","PingFang SC","Microsoft YaHei",system-ui,sans-serif;
--mono:"JetBrains Mono Variable","JetBrains Mono",ui-monospace,"SF Mono",Menlo,Consolas,"Noto Sans Mono","DejaVu Sans Mono","Liberation Mono","Noto Sans Mono CJK SC",monospace}
@media screen and (prefers-color-scheme:dark){:root{
--bg:#15171a;--bg-raised:#1b1e22;--bg-sunken:#24282d;--bg-hover:#20242a;--bg-selected:#2a2540;
--ink:#eceef1;--ink-2:#b8bfc8;--ink-3:#9aa2ad;--hairline:#2b2f35;--hairline-strong:#3d434b;--edge:#727983;
--accent:#b49cff;--focus:#b49cff;--observed:#6f9dff;--computed:#86dcf5;--inferred:#f0a13c;--unknown:#9aa2ad;--danger:#ff7d92;
--bar-step:#68717c;--bar-tool:#434a53;--bar-edge:#838b96;--band-idle:#1b1e22;--band-wait:#262b31;--density:#565e68}}
@media (forced-colors:active){:root{--observed:CanvasText;--computed:CanvasText;--inferred:CanvasText;--unknown:CanvasText;--danger:CanvasText;
--accent:Highlight;--focus:Highlight;--hairline:GrayText;--hairline-strong:GrayText;--edge:ButtonBorder;
--bar-step:GrayText;--bar-tool:Canvas;--bar-edge:CanvasText;--band-idle:Canvas;--band-wait:Canvas;--density:GrayText;--ink:CanvasText;--ink-2:CanvasText;--ink-3:CanvasText;--bg:Canvas}}
`;
