import type { Ref } from 'react';

type Props = { children: string; ref?: Ref<HTMLSpanElement> | undefined };

/** A price, a code or a name that the browser's translation leaves as the shop wrote it, in an element of its own. */
export function Verbatim({ children, ref }: Props) {
  return (
    <span ref={ref} translate="no">
      {children}
    </span>
  );
}

/** A sentence that holds such a text: it is translated around it. */
export function WithVerbatim({ text, part }: { text: string; part: string }) {
  const start = text.indexOf(part);
  const end = start + part.length;
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <Verbatim>{part}</Verbatim>
      <span>{text.slice(end)}</span>
    </>
  );
}
