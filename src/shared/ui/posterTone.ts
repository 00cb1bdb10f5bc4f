/** How many tones the sheet of pictures knows. */
const tones = 6;
const spread = 997;

/** The tone that a title's drawn poster has, at each visit the same. */
export function posterTone(title: string): number {
  let sum = 0;
  for (const sign of title) sum = (sum * 31 + sign.charCodeAt(0)) % spread;
  return sum % tones;
}
