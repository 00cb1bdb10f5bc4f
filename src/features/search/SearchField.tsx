import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { maxSearchText } from '@/domain/programSearch';
import { searchTexts } from './texts';
import { useFieldValue } from '@/shared/ui/form/useFieldValue';
import '@/shared/ui/form/forms.scss';

type Props = { typed: string; onChange: (typed: string) => void; onApply: () => void };

/** Takes the focus if the search opens without a text; otherwise the heading keeps it, as on every page. */
export function SearchField({ typed, onChange, onApply }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const control = useFieldValue({ value: typed, onChange, ref: field });
  const shownKey = useRef<string>(undefined);
  const { key } = useLocation();
  const navigation = useNavigationType();
  const focusField = useEffectEvent(() => {
    const isFirst = shownKey.current === undefined;
    shownKey.current = key;
    const focused = document.activeElement;
    // The heading takes the focus first, unless the visitor has moved it.
    const isFree = focused === null || focused === document.body || focused.matches('h1');
    const mayFocus = isFirst ? isFree : navigation === 'PUSH';
    if (typed === '' && mayFocus) field.current?.focus({ preventScroll: true });
  });
  useEffect(() => focusField(), [key]);
  return (
    <form
      className="search-form"
      role="search"
      aria-label={searchTexts.title}
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      <label className="form-label" htmlFor="suche">
        {searchTexts.label}
      </label>
      <input
        {...control}
        id="suche"
        type="search"
        className="form-control"
        maxLength={maxSearchText}
        placeholder={searchTexts.hint}
        autoComplete="off"
        enterKeyHint="search"
        onBlur={onApply}
      />
    </form>
  );
}
