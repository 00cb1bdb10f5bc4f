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
export function withVerbatim(text: string, part: string) {
  const start = text.indexOf(part);
  const after = text.slice(start + part.length);
  // Few elements, because each card of a list has such sentences.
  return (
    <>
      {start > 0 && <span>{text.slice(0, start)}</span>}
      {Verbatim({ children: part })}
      {after && <span>{after}</span>}
    </>
  );
}
