import type { Ref } from 'react';

type Props = { children: string; ref?: Ref<HTMLSpanElement> | undefined };

/** A price, code or name that the browser's translation must not change. */
export function Verbatim({ children, ref }: Props) {
  return (
    <span ref={ref} translate="no">
      {children}
    </span>
  );
}

/** A sentence with such a part: the rest is translated. */
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
