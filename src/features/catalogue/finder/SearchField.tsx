import { maxSearchText, searchText } from '@/domain/programSearch';
import { filterTexts, finderPanelTexts } from './finderPanelTexts';
import { useFieldValue } from '@/shared/ui/form/useFieldValue';
import { useTypedText } from '@/shared/ui/useTypedText';

type Props = { text: string; onApply: (text: string) => void };

export function SearchField({ text, onApply }: Props) {
  const { typed, change, apply } = useTypedText({ text, clean: searchText, onApply });
  const control = useFieldValue({ value: typed, onChange: change });
  return (
    <div className="finder-field finder-text">
      <label className="form-label" htmlFor="finden-suche">
        {filterTexts.text.label}
      </label>
      <input
        {...control}
        id="finden-suche"
        type="search"
        className="form-control"
        maxLength={maxSearchText}
        placeholder={finderPanelTexts.textHint}
        autoComplete="off"
        enterKeyHint="search"
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply();
        }}
      />
    </div>
  );
}
