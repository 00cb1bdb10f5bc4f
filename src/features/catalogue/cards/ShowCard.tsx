import { memo, type ReactNode } from 'react';
import type { Movie } from '@/domain/entities';
import { Picture } from '@/shared/ui/Picture';
import { ShowCardView, type ListedShow } from './ShowCardView';

export type FilmExtra = (movie: Movie) => ReactNode;

type Props = ListedShow & {
  onRemind?: ((movieId: number) => void) | undefined;
  filmExtra?: FilmExtra | undefined;
};

/** Memoised: long lists render on every change of the address. */
export const ShowCard = memo(Card);

function Card({ filmExtra, ...card }: Props) {
  const { movie } = card.show;
  return <ShowCardView {...card} Picture={Picture} heart={movie && filmExtra?.(movie)} />;
}
