/** Night for the cinema, day for the flea market, told by the address as the header's variant is (section 2.2). */
export type Mood = 'night' | 'day';

export function moodOf(pathname: string): Mood {
  return pathname.includes('flohmarkt') ? 'day' : 'night';
}
