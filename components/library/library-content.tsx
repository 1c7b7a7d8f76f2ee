// What stands below the way in: what became of the last import, the bundles, what room there is. Loaded once the page is shown,
// as the database is: until both are here nothing stands there, so nothing moves.
"use client";

import { ImportLedger } from "@/components/import/import-ledger.tsx";
import { PageFoot } from "@/components/offline/page-foot.tsx";
import { BundleList, type BundleListProps } from "./bundle-list.tsx";
import { DeletedNotice } from "./deleted-notice.tsx";
import { Room } from "./room.tsx";

export function LibraryContent(props: BundleListProps) {
  return (
    <>
      <ImportLedger />
      <DeletedNotice actions={props.actions} />
      <div className="flex flex-col gap-3">
        <BundleList {...props} />
        <Room state={props.state} />
      </div>
      <PageFoot />
    </>
  );
}
