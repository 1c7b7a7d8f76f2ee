// A file that a record carries or names: what it is called, its media type and size. Its content is read only when a person
// asks, and a picture is shown only when it is one of the kinds that hold nothing but a picture.
"use client";

import { useEffect, useState } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { Button } from "@/components/ui/button.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { troubleOf } from "@/lib/model/problem-error.ts";
import type { Attachment } from "@/lib/model/transcript-block.ts";
import { formatSize } from "@/lib/words/format.ts";
import { troubleText } from "@/lib/words/sentence-text.ts";
import { useRowPlace } from "./row-place.tsx";

const PICTURES = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif", "image/bmp"]);

type Content =
  | { readonly status: "none" | "reading" }
  | { readonly status: "failed"; readonly message: string }
  | { readonly status: "ready"; readonly bytes: ArrayBuffer; readonly digest: string };

export function FileView({ file }: { readonly file: Attachment }) {
  const { transcript: words, problems } = useWords();
  const { details } = useSession();
  const { document, line } = useRowPlace();
  const [content, setContent] = useState<Content>({ status: "none" });
  const isPicture = file.mime !== null && PICTURES.has(file.mime.toLowerCase());
  const isInline = file.size !== null;
  const read = () => {
    setContent({ status: "reading" });
    details.recordFile(document, line, file.at).then(
      (found) =>
        setContent(
          found === null
            ? { status: "failed", message: words.fileUnreadable }
            : { status: "ready", bytes: found.bytes, digest: found.digest },
        ),
      (error: unknown) => setContent({ status: "failed", message: troubleText(troubleOf(error), problems) }),
    );
  };
  return (
    <div className="file">
      <p className="facts-line">
        <span className="facts-of">{words.file}</span>
        <span>{file.name === null ? words.noName : <SafeText text={file.name} />}</span>
        <code className="text-micro">
          {file.mime === null ? words.noMime : <SafeText text={file.mime.slice(0, 200)} />}
        </code>
        {file.size !== null && <span title={`${file.size} B`}>{formatSize(file.size)}</span>}
        {isInline && content.status === "none" && (
          <Button kind="text" onClick={read}>
            {isPicture ? words.showImage : words.digestFile}
          </Button>
        )}
        {content.status === "reading" && <span aria-live="polite">{words.readingRow}</span>}
        {content.status === "ready" && (
          <>
            <Button kind="text" onClick={() => setContent({ status: "none" })}>
              {isPicture ? words.hideImage : words.showLess}
            </Button>
            <Button kind="text" onClick={() => save(file, content.bytes)}>
              {words.saveFile}
            </Button>
          </>
        )}
      </p>
      {file.address !== null && (
        <p className="facts-line">
          <span className="fact-name">{words.fileAddress}</span>
          <code className="text-micro wrap-anywhere">
            <SafeText text={file.address.text.slice(0, 600)} />
          </code>
        </p>
      )}
      {content.status === "failed" && <p role="alert">{content.message}</p>}
      {content.status === "ready" && (
        <>
          <code className="text-ink-2 text-micro wrap-anywhere">{words.digest(content.digest)}</code>
          {isPicture && (
            <Picture bytes={content.bytes} mime={file.mime ?? ""} name={file.name ?? file.mime ?? ""} />
          )}
        </>
      )}
    </div>
  );
}

interface PictureProps {
  readonly bytes: ArrayBuffer;
  readonly mime: string;
  readonly name: string;
}

function Picture({ bytes, mime, name }: PictureProps) {
  const words = useWords().transcript;
  const [address, setAddress] = useState<string | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: mime }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, mime]);
  if (isBroken) return <p role="alert">{words.imageUnreadable}</p>;
  if (address === null) return null;
  return (
    // biome-ignore lint/performance/noImgElement: bytes of the page's own, which no server could make smaller.
    <img alt={words.imageOf(name)} className="picture" onError={() => setBroken(true)} src={address} />
  );
}

/** As bytes and nothing else: a browser that opens the saved file decides by its name. */
function save({ name }: Attachment, bytes: ArrayBuffer): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = (name ?? "attachment").replace(/[^\p{L}\p{N}._-]+/gu, "-").slice(0, 120);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
