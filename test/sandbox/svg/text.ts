const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const longestTitle = 90;
/** Average width of bold letters, relative to the font size. */
const widthOfLetter = 0.6;
const widthOfCapital = 0.74;

/** Escapes text for XML and drops characters that XML forbids. */
export function escapeXml(text: string): string {
  const allowed = text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '');
  return allowed.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

function wrap(words: string[], letters: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Breaks a title into lines and finds the largest font size (px) that fits the box. */
export function fitTitle(title: string, width: number, height: number, largest: number) {
  const isCapital = title === title.toUpperCase();
  const words = [...title]
    .slice(0, longestTitle)
    .join('')
    .split(/\s+/)
    .flatMap((word) => word.match(/.{1,18}/gsu) ?? []);
  for (let size = largest; size > 12; size -= 2) {
    const letters = Math.floor(width / (size * (isCapital ? widthOfCapital : widthOfLetter)));
    const lines = wrap(words, letters);
    const fits = lines.every((line) => line.length <= letters) && lines.length * size * 1.1 <= height;
    if (fits) return { size, lines };
  }
  return { size: 12, lines: wrap(words, 30) };
}
