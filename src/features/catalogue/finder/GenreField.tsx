import { finderPanelTexts } from './finderPanelTexts';
import { Button } from '@/shared/ui/Button';
import { useRouteLifecycle } from '@/shared/ui/useRouteLifecycle';
import { genreName } from './genreName';
import { SelectField } from './SelectField';

/** The genres of the house as the backend names them, and how they are read. */
export type Genres = {
  names: string[];
  error: unknown;
  onOpen: () => void;
  onLeave: () => void;
  onRetry: () => void;
};

type Props = { value: string | undefined; genres: Genres; onChange: (genre: string | undefined) => void };

/** Reads the genres when it is shown. Where there are none, the rest of the finder does without. */
export function GenreField({ value, genres, onChange }: Props) {
  const { names, error, onOpen, onLeave, onRetry } = genres;
  useRouteLifecycle('genres', onOpen, onLeave);
  if (names.length === 0 && error) {
    return (
      <div className="finder-field" role="status">
        <p>{finderPanelTexts.genresFailed}</p>
        <Button variant="outline-primary" onClick={onRetry}>
          {finderPanelTexts.genresRetry}
        </Button>
      </div>
    );
  }
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  if (value !== undefined && !known.has(value)) known.set(value, genreName(value, names));
  return (
    <SelectField
      id="finden-genre"
      label={finderPanelTexts.genre}
      value={value ?? ''}
      options={[
        { value: '', label: finderPanelTexts.allGenres },
        ...[...known].map(([genre, label]) => ({ value: genre, label })),
      ]}
      onChange={(genre) => onChange(genre || undefined)}
    />
  );
}
