import { dayAndTime } from '@/domain/dateTexts';
import type { Movie, Show } from '@/domain/entities';
import { showName } from '@/domain/showNames';
import { showTexts } from '@/features/catalogue/texts';
import { movieTexts } from '@/features/booking/texts';

/** Title and description of a show's page, in the shop and in published pages. */
export function showHead(show: Show): { title: string; description: string } {
  const name = showName(show);
  const when = dayAndTime(show);
  return { title: `${name}, ${when}`, description: showTexts.description(name, when) };
}

/** Title and description of a film's page. */
export function movieHead({ movieName }: Movie): { title: string; description: string } {
  return { title: movieName, description: movieTexts.description(movieName) };
}
