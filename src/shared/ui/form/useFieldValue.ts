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

/** The value of a ticked box; it is empty otherwise, so that `required` applies. */
export const ticked = 'ja';

const isBox = (field: Field) => field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

function readValue(field: Field): string {
  if (isBox(field)) return (field as HTMLInputElement).checked ? ticked : '';
  return field.value;
}

function writeValue(field: Field, value: string): void {
  if (isBox(field)) (field as HTMLInputElement).checked = value !== '';
  else field.value = value;
  // An unknown option selects the first one, as in React.
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
}

/** Events after which a value that was set without an event may be intended. */
const touchEvents = [
  'input',
  'change',
  'focusin',
  'focusout',
  'keydown',
  'pointerover',
  'pointerdown',
  'submit',
  // The last event before a phone discards the tab.
  'visibilitychange',
] as const;

const readers = new Set<() => void>();

function readAll(): void {
  for (const read of readers) read();
}

function onTouch(read: () => void): () => void {
  if (readers.size === 0) for (const event of touchEvents) document.addEventListener(event, readAll, true);
  readers.add(read);
  return () => {
    readers.delete(read);
    if (readers.size === 0)
      for (const event of touchEvents) document.removeEventListener(event, readAll, true);
  };
}

type Options<Outer extends Field> = {
  /** `undefined` leaves the choice to the browser. */
  value: string | undefined;
  onChange: (value: string) => void;
  ref?: Ref<Outer> | undefined;
};

/** For fields whose value autofill sets without an event, or with one that React ignores. */
export function useFieldValue<Outer extends Field>({ value, onChange, ref: outer }: Options<Outer>) {
  const [defaultValue] = useState(value);
  const field = useRef<Field>(null);
  const lastValue = useRef(value);
  const known = useRef<string>(undefined);
  const ref = useCallback((element: Field | null) => {
    field.current = element;
  }, []);
  useImperativeHandle(outer, () => field.current as Outer, []);

  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    // Options may be added after their choice.
    known.current ??= element instanceof HTMLSelectElement ? element.value : value;
    const isUntouched = readValue(element) === known.current;
    if (value !== undefined && (value !== lastValue.current || isUntouched)) {
      if (readValue(element) !== value) writeValue(element, value);
      known.current = readValue(element);
    }
    lastValue.current = value;
  });

  const read = useEffectEvent((take: (change: () => void) => void) => {
    const found = field.current ? readValue(field.current) : known.current;
    if (found === undefined || found === known.current) return;
    known.current = found;
    take(() => onChange(found));
  });
  useEffect(() => {
    read((change) => change());
    // Later listeners of the same event must find the value.
    return onTouch(() => read(flushSync));
  }, []);

  return { ref, defaultValue };
}
