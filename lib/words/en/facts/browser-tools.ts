// What each tool of the browser of OpenCode 2 does, in a sentence. What all of them share stands in tool-rules.ts.

import type { BrowserTool } from "../../../model/host-tools.ts";

export const browserTools: Readonly<Record<`opencode-2.${BrowserTool}`, string>> = {
  "opencode-2.browser_tabs_list": "Lists the open tabs and says which of them has the focus.",
  "opencode-2.browser_tabs_open":
    "Opens a tab. It takes the focus unless the person asked for the background.",
  "opencode-2.browser_tabs_focus": "Brings a tab to the front.",
  "opencode-2.browser_tabs_close": "Closes a tab and answers with what is left.",
  "opencode-2.browser_preview":
    "Shows a file of the server to the person: pictures, sound, film, PDF, pages, Markdown, diagrams, tables and fonts. The path is relative to the workspace, or absolute.",
  "opencode-2.browser_navigate": "Takes a tab to an address: http, https, or the empty page.",
  "opencode-2.browser_back": "Goes one page back in the tab's history.",
  "opencode-2.browser_forward": "Goes one page forward in the tab's history.",
  "opencode-2.browser_reload": "Loads the page again.",
  "opencode-2.browser_stop": "Stops a page that is loading.",
  "opencode-2.browser_frames": "Lists the frames of a page with their parents and addresses.",
  "opencode-2.browser_snapshot":
    "Describes the page as a tree whose elements have refs, whole or below one ref, to a chosen depth.",
  "opencode-2.browser_find":
    "Finds text on the page, in either case and not as an expression. It gives the elements new refs, so older ones no longer hold.",
  "opencode-2.browser_evaluate":
    "Runs a script in the page; its value must be writable as JSON. The script sees nothing of the server's files.",
  "opencode-2.browser_click": "Clicks an element, with a chosen button, once or twice, with keys held down.",
  "opencode-2.browser_hover": "Puts the pointer over an element.",
  "opencode-2.browser_check": "Sets a check box or radio button to the given state.",
  "opencode-2.browser_drag": "Drags one element onto another of the same tab.",
  "opencode-2.browser_fill": "Puts text into a field.",
  "opencode-2.browser_fill_form": "Fills several fields of a form in one call.",
  "opencode-2.browser_select": "Chooses options of a list by their values, not by what they show.",
  "opencode-2.browser_press": "Presses a named key, or several at once.",
  "opencode-2.browser_scroll": "Scrolls by so many pixels, down or up, and sideways when told so.",
  "opencode-2.browser_wait": "Waits until the page has loaded, or until a text is there or gone.",
  "opencode-2.browser_screenshot":
    "Takes a picture of the page or of one element. The tab must have the focus and the window must be visible.",
  "opencode-2.browser_dialog":
    "Looks at the dialog that a page has opened, accepts or dismisses it. Where there is none the answer is null.",
  "opencode-2.browser_files_upload":
    "Hands files of the server to a page's file field; their bytes are copied.",
  "opencode-2.browser_files_drop": "Drops files of the server onto an element; their bytes are copied.",
  "opencode-2.browser_files_list": "Lists the files that the tab has downloaded or produced.",
  "opencode-2.browser_files_get": "Copies one such file to the server and answers with its path there.",
  "opencode-2.browser_console":
    "Gives the messages of the page's console, from the chosen level upwards, and says how many were dropped.",
  "opencode-2.browser_network_list":
    "Lists the requests of the page, by part of the address or by kind. The ids are exact.",
  "opencode-2.browser_network_get":
    "Gives one request with its headers, and its bodies when asked. A body is never fetched a second time.",
  "opencode-2.browser_trace_start": "Starts to trace how the page performs.",
  "opencode-2.browser_trace_stop":
    "Ends the trace and says how long it was and whether something is missing.",
  "opencode-2.browser_trace_analyze":
    "Reads measures, events and remarks out of a trace. A measure that the trace does not hold is not made up.",
  "opencode-2.browser_cpu_start": "Starts to sample what the page's scripts spend time on.",
  "opencode-2.browser_cpu_stop": "Ends the sampling.",
  "opencode-2.browser_cpu_analyze":
    "Reads the samples; the time of a function is what the samples say, not an exact one.",
  "opencode-2.browser_heap_snapshot":
    "Saves what the page holds in memory, compressed. The page may stand still for a moment.",
  "opencode-2.browser_heap_summary": "Sums up a saved memory by kinds of objects.",
  "opencode-2.browser_heap_query": "Searches a saved memory for objects by text.",
  "opencode-2.browser_heap_object": "Shows one object of a saved memory.",
  "opencode-2.browser_heap_compare":
    "Compares saved memories. An object's own size is not what it keeps alive, and one saved memory shows no leak.",
  "opencode-2.browser_lighthouse":
    "Rates accessibility, findability and good practice of the page. It imitates no device and measures no speed.",
};
