import { useState } from 'react';
import { FilterLine } from './FilterLine';
import { FinderForm, type Looked } from './FinderForm';
import type { Genres } from './GenreField';
import { useFinding } from './useFinding';
import './finder.scss';

type Props = Looked & {
  genres: Genres;
  /** `undefined` while the list is loading, or if another message replaces the count. */
  count: number | undefined;
  isOpen: boolean;
  onReset: () => void;
};

export function FinderPanel({ genres, count, isOpen, onReset, ...looked }: Props) {
  const { filter, offers } = looked;
  const finding = useFinding(filter, offers);
  const [resets, setResets] = useState(0);

  function reset() {
    setResets(resets + 1);
    finding.change({ text: '', day: undefined, genre: undefined, isAllKinds: false, month: undefined });
    onReset();
  }

  return (
    <div id="termin-finden">
      {isOpen && <FinderForm {...looked} genres={genres} finding={finding} resets={resets} />}
      <FilterLine filter={filter} genres={genres} count={count} onReset={reset} />
    </div>
  );
}
