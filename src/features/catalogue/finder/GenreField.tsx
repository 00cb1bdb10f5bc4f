import { filterTexts, finderPanelTexts, spelled } from './finderPanelTexts';
import { Button } from '@/shared/ui/Button';
import { useUpcoming } from '@/features/catalogue/useList';
import { SelectField } from './SelectField';

type Props = { value: string | undefined; onChange: (genre: string | undefined) => void };

/** The genres as the backend spells them. The finder works without them. */
export function GenreField({ value, onChange }: Props) {
  const { data, error, retry } = useUpcoming(true, { isOnce: true });
  const names = data?.genres ?? [];
  if (names.length === 0 && error) {
    return (
      <div className="finder-field" role="status">
        <p>{finderPanelTexts.genresFailed}</p>
        <Button variant="outline-primary" onClick={retry}>
          {finderPanelTexts.genresRetry}
        </Button>
      </div>
    );
  }
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  if (value !== undefined && !known.has(value)) known.set(value, spelled(value, names));
  return (
    <SelectField
      id="finden-genre"
      label={filterTexts.genre.label}
      value={value ?? ''}
      options={[
        { value: '', label: finderPanelTexts.allGenres },
        ...[...known].map(([genre, label]) => ({ value: genre, label })),
      ]}
      onChange={(genre) => onChange(genre || undefined)}
    />
  );
}
