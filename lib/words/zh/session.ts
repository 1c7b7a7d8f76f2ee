// Simplified Chinese: what the frame around a session says. Header, tabs, status bar, and the states before a bundle is
// open.

import type { Words } from "../en/index.ts";
import { formatCount } from "../format.ts";

export const session: Words["session"] = {
  heading: "会话",
  title: (name) => `${name} · Groundline`,
  library: "资料库",
  untitled: "无标题会话",
  breadcrumb: "所在位置",
  copyId: "复制会话 id",
  host: "宿主",
  hostUnknown: "宿主版本未记录",
  hostBecause: (because) => `判定依据：${because}`,
  only: "仅实时观测",
  onlyOff: (count) => `显示 ${formatCount(count)} 项推断`,
  onlyOn: (count) => `已隐藏 ${formatCount(count)} 项推断`,
  time: "时间",
  zone: { local: "本地", utc: "UTC", start: "自开始起" },
  zoneWithOffset: (zone, offset) => `${zone}，${offset}`,
  theme: "主题",
  themes: { system: "跟随系统", light: "浅色", dark: "深色" },
  themeLabel: (theme) => `主题：${theme}`,
  language: "语言",
  languages: (names) => names.join(" / "),
  more: "更多",
  tabs: "会话视图",
  tab: {
    overview: "概览",
    timeline: "时间线",
    dispatches: "派发",
    transcript: "对话记录",
    tools: "工具",
    permissions: "权限",
    source: "源文件",
  },
  selectedDispatch: (number, of, names) =>
    [`派发 ${formatCount(number)}，共 ${formatCount(of)} 个`, ...names]
      .filter((part) => part !== "")
      .join("，"),
  status: "状态",
  keys: {
    dispatch: "派发",
    claim: "断言",
    expand: "展开",
    only: "仅实时观测",
    evidence: "证据",
    close: "关闭",
  },
  arrow: { ArrowLeft: "左方向键", ArrowRight: "右方向键", ArrowUp: "上方向键", ArrowDown: "下方向键" },
  span: (from, to) => `${from} 至 ${to}`,
  daySpan: (date, from, to, offset) => `${date} ${from} 至 ${to} ${offset}`,
  sessions: (count) => `${formatCount(count)} 个会话`,
  missingTitle: (id) => `此链接指向会话 ${id}。`,
  missing: "它还没有加载到这里。把它的导出文件拖放到此处，即会打开链接所指的位置。",
  missingClaim: "它还没有加载到这里。把它的导出文件拖放到此处，即会打开该断言。",
  none: "此地址没有指明会话。",
  noneHint: "请从资料库中打开一个会话，或把导出的会话拖放到此处。",
  toLibrary: "前往资料库",
  opening: "正在打开会话",
  openingBytes: (read, whole) => `已读取 ${read}，共 ${whole}`,
  failed: "无法打开此会话。",
  retry: "重试",
  starting: "正在启动…",
  tabLoading: "正在打开视图…",
};
