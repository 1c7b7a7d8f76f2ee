// The head of a session: where you are, which session it is, which host wrote it; at the right the switch and settings.
// Narrow, the settings move into one menu and the switch under the tabs.
"use client";

import Link from "next/link";
import { ReportButton } from "@/components/report/report-button.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { NARROW_HEADER, useMedia } from "@/components/ui/use-media.ts";
import { useSaidMarks } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import { knownValue } from "@/lib/model/claim.ts";
import { mainSession } from "@/lib/model/main-session.ts";
import { formatId, formatName } from "@/lib/words/format.ts";
import { BrandLink } from "./brand-link.tsx";
import { HostVerdict } from "./host-verdict.tsx";
import { OnlySwitch } from "./only-switch.tsx";
import { useSession } from "./session-context.tsx";
import { LanguageMenu, SettingsLists, ThemeMenu, ZoneMenu } from "./settings-menus.tsx";

export function SessionHeader() {
  const said = useSaidMarks();
  const words = useWords();
  const { view } = useSession();
  const isNarrow = useMedia(NARROW_HEADER);
  const session = mainSession(view);
  const title = session === null ? null : knownValue(session.title);
  return (
    <header className="session-header">
      <div className="session-place">
        <BrandLink />
        <nav aria-label={words.session.breadcrumb} className="crumbs">
          <span className="hidden flex-none items-baseline gap-2 lg:flex">
            <span aria-hidden="true" className="text-ink-3">
              /
            </span>
            <Link className="text-ink-2 hover:underline" href="/">
              {words.session.library}
            </Link>
            <span aria-hidden="true" className="text-ink-3">
              /
            </span>
          </span>
          <h1 className="min-w-0 truncate font-semibold" title={title === null ? undefined : said(title)}>
            <SafeText text={formatName(title ?? words.session.untitled)} />
          </h1>
        </nav>
        {session !== null && (
          <>
            <span className="hidden flex-none xl:inline">
              <SessionId id={session.id} />
            </span>
            <span className="session-host">
              <HostVerdict session={session} view={view} />
            </span>
          </>
        )}
      </div>
      {isNarrow ? (
        <div className="flex flex-none items-center gap-2">
          <ReportButton />
          <Menu align="right" label={words.session.more}>
            <div className="flex flex-col gap-3">
              {session !== null && (
                <div className="flex flex-col items-start gap-1 px-2">
                  <SessionId id={session.id} />
                  <HostVerdict session={session} view={view} />
                </div>
              )}
              <SettingsLists />
              <Link className="menu-row" href="/">
                {words.session.library}
              </Link>
              <Link className="menu-row" href="/reference/" prefetch={false}>
                {words.pages.reference}
              </Link>
            </div>
          </Menu>
        </div>
      ) : (
        <div className="flex flex-none items-center gap-2">
          <OnlySwitch />
          <ReportButton />
          <ZoneMenu />
          <LanguageMenu />
          <ThemeMenu />
        </div>
      )}
    </header>
  );
}

function SessionId({ id }: { readonly id: string }) {
  const words = useWords();
  return (
    <span className="inline-flex items-center whitespace-nowrap">
      <code className="text-ink-2" title={id}>
        <SafeText text={formatId(id)} />
      </code>
      <CopyButton kind="bare" label={words.session.copyId} text={() => id}>
        <Icon className="text-ink-2" name="copy" />
      </CopyButton>
    </span>
  );
}
