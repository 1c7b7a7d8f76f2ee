// Foreign Markdown as text with a little form: no HTML, no picture that would be fetched, no link that could run. A link
// shows where it leads. Loaded when the first such text is shown.
"use client";

import type { ComponentProps, ReactNode } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { markedText } from "./marked-text.ts";
import { safeLink } from "./safe-link.ts";

export function Markdown({ text }: { readonly text: string }) {
  return (
    <div className="markdown" dir="auto" translate="no">
      <ReactMarkdown
        components={COMPONENTS}
        rehypePlugins={PLUGINS}
        remarkPlugins={GFM}
        urlTransform={asRecorded}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}

const GFM = [remarkGfm];
const PLUGINS = [markedText];

/** Nothing is let through by this: what an address may do is decided where it is shown, and only two places show one. */
function asRecorded(address: string): string {
  return address;
}

function Heading({ children }: { readonly children?: ReactNode }) {
  return (
    <p className="markdown-heading" dir="auto">
      {children}
    </p>
  );
}

function Link({ href = "", children }: ComponentProps<"a">) {
  const target = safeLink(href);
  const isItself = children === href || (Array.isArray(children) && children.join("") === href);
  if (target === null) {
    return (
      <>
        {children}
        {!isItself && href !== "" && <Address text={href} />}
      </>
    );
  }
  return (
    <>
      <a className="markdown-link" href={target} rel="noopener noreferrer" target="_blank">
        {children}
      </a>
      {!isItself && <Address text={target} />}
    </>
  );
}

function Address({ text }: { readonly text: string }) {
  return (
    <span className="markdown-address">
      {" ("}
      <SafeText text={text} />
      {")"}
    </span>
  );
}

function Image({ alt = "", src }: ComponentProps<"img">) {
  const words = useWords().transcript;
  return (
    <span className="markdown-address">
      <SafeText text={words.markdownImage(alt, typeof src === "string" ? src : "")} />
    </span>
  );
}

function Table({ children }: ComponentProps<"table">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys.
    <div className="markdown-table" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

function Marked({ children }: { readonly children?: ReactNode }) {
  return <SafeText lines text={typeof children === "string" ? children : ""} />;
}

const COMPONENTS: Components = {
  a: ({ href, children }) => <Link href={href}>{children}</Link>,
  img: ({ alt, src }) => <Image alt={alt} src={src} />,
  bdi: ({ children }) => <Marked>{children}</Marked>,
  table: ({ children }) => <Table>{children}</Table>,
  input: ({ checked }) => <span>{checked === true ? "☑" : "☐"}</span>,
  p: ({ children }) => <p dir="auto">{children}</p>,
  h1: ({ children }) => <Heading>{children}</Heading>,
  h2: ({ children }) => <Heading>{children}</Heading>,
  h3: ({ children }) => <Heading>{children}</Heading>,
  h4: ({ children }) => <Heading>{children}</Heading>,
  h5: ({ children }) => <Heading>{children}</Heading>,
  h6: ({ children }) => <Heading>{children}</Heading>,
  pre: ({ children }) => <pre className="markdown-code">{children}</pre>,
  section: ({ children }) => <div>{children}</div>,
};
