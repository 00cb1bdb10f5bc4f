import { maxSearchText, searchText } from '@/domain/programSearch';
import { finderPanelTexts } from '@/texts/finderPanel';
import { useTypedText } from '@/ui/useTypedText';

type Props = { text: string; onApply: (text: string) => void };

/** The text that a list is looked through for. */
export function SearchField({ text, onApply }: Props) {
  const { typed, change, apply } = useTypedText({ text, clean: searchText, onApply });
  return (
    <div className="finder-field finder-text">
      <label className="form-label" htmlFor="finden-suche">
        {finderPanelTexts.text}
      </label>
      <input
        id="finden-suche"
        type="search"
        className="form-control"
        value={typed}
        maxLength={maxSearchText}
        placeholder={finderPanelTexts.textHint}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => change(event.target.value)}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply();
        }}
      />
    </div>
  );
}
