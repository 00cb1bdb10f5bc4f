import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Ref } from 'react';
import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a ticked box or radio button holds; one without a tick is empty, so that `required` asks for the tick. */
export const ticked = 'ja';

const isBox = (field: Field) => field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

function valueIn(field: Field): string {
  if (isBox(field)) return (field as HTMLInputElement).checked ? ticked : '';
  return field.value;
}

function putInto(field: Field, value: string): void {
  if (isBox(field)) (field as HTMLInputElement).checked = value !== '';
  else field.value = value;
  // Nothing stands for a choice that is not offered, as React has it.
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
}

/** Whatever a visitor does shows that a value which was set without an event may be meant. */
const touches = [
  'input',
  'change',
  'focusin',
  'focusout',
  'keydown',
  'pointerover',
  'pointerdown',
  'submit',
] as const;

const readers = new Set<() => void>();

function readAll(): void {
  for (const read of readers) read();
}

/** Reads a field before anything else hears of a touch. */
function onTouch(read: () => void): () => void {
  if (readers.size === 0) for (const touch of touches) document.addEventListener(touch, readAll, true);
  readers.add(read);
  return () => {
    readers.delete(read);
    if (readers.size === 0) for (const touch of touches) document.removeEventListener(touch, readAll, true);
  };
}

type Options<Outer extends Field> = {
  /** `undefined` leaves the choice to the browser. */
  value: string | undefined;
  onChange: (value: string) => void;
  ref?: Ref<Outer> | undefined;
};

/**
 * A field whose value stands in the page: autofill and password managers may set it without an event, or with one that
 * React does not take for a change. It is read at every touch of the page and written where another value is wanted, but
 * not merely because something is rendered. Returns what the element is given.
 */
export function useFieldValue<Outer extends Field>({ value, onChange, ref: outer }: Options<Outer>) {
  const [defaultValue] = useState(value);
  const field = useRef<Field>(null);
  const wanted = useRef(value);
  /** What was read from the field or written into it last. */
  const known = useRef<string>(undefined);
  const ref = useCallback((element: Field | null) => {
    field.current = element;
  }, []);
  useImperativeHandle(outer, () => field.current as Outer, []);

  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    // An option may come after its choice; what was put into another field before React was there is read below.
    known.current ??= element instanceof HTMLSelectElement ? element.value : value;
    const isUntouched = valueIn(element) === known.current;
    if (value !== undefined && (value !== wanted.current || isUntouched)) {
      if (valueIn(element) !== value) putInto(element, value);
      known.current = valueIn(element);
    }
    wanted.current = value;
  });

  const read = useEffectEvent((take: (change: () => void) => void) => {
    const found = field.current ? valueIn(field.current) : known.current;
    if (found === undefined || found === known.current) return;
    known.current = found;
    take(() => onChange(found));
  });
  useEffect(() => {
    read((change) => change());
    // Who hears of the touch next has to find the value.
    return onTouch(() => read(flushSync));
  }, []);

  return { ref, defaultValue };
}
