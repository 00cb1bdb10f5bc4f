import { shortDay } from '@/domain/dateTexts';
import { textOfIsoDay } from '@/domain/isoDays';
import { isFiltering, type ProgramFilter } from '@/domain/programFilter';
import { finderPanelTexts } from './finderPanelTexts';
import { Button } from '@/shared/ui/Button';
import { genreName } from './genreName';

type Props = {
  filter: ProgramFilter;
  genres: { names: string[] };
  /** `undefined` while the list is loading, or if another message replaces the count. */
  count: number | undefined;
  onReset: () => void;
};

export function FilterLine({ filter, genres, count, onReset }: Props) {
  const isActive = isFiltering(filter);
  const isSaid = isActive && count !== undefined;
  return (
    <div className={count === 0 ? 'finder-line finder-nothing' : 'finder-line'}>
      <p role="status">{isSaid && said(filter, genres.names, count)}</p>
      {isActive && (
        <Button variant="outline-primary" size="sm" onClick={onReset}>
          {finderPanelTexts.reset}
        </Button>
      )}
    </div>
  );
}

function said({ text, day, genre, isAllKinds }: ProgramFilter, genres: string[], count: number): string {
  if (count === 0) return finderPanelTexts.noMatch;
  const filters = [
    isAllKinds && finderPanelTexts.everyKind,
    genre !== undefined && genreName(genre, genres),
    day !== undefined && shortDay(textOfIsoDay(day)),
    text !== '' && finderPanelTexts.quoted(text),
  ];
  return finderPanelTexts.shown(count, filters.filter(Boolean).join(', '));
}
