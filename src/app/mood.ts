import { isFlohmarktAddress } from '@/config/paths';

/** Night for the cinema, day for the flea market. */
export type Mood = 'night' | 'day';

export function moodOf(pathname: string): Mood {
  return isFlohmarktAddress(pathname) ? 'day' : 'night';
}
