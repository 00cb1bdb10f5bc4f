import { localStore } from './browserStorage';
import { fontsKey } from './fontsKey';

async function textOf(file: string): Promise<string> {
  const response = await fetch(file, { priority: 'low' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.text();
}

/**
 * A page keeps the letters that it begins with; those of the house (`data-fonts` of the built page: their sheet, then
 * their files) come after all else, for the next page, whose head takes them (`src/prehydrate/head.ts`).
 */
export function fetchFonts(): void {
  const [sheet, ...files] = document.documentElement.dataset['fonts']?.split(' ') ?? [];
  if (!sheet || localStore.read(fontsKey)?.startsWith(`${sheet}\n`)) return;
  const start = () =>
    Promise.all([sheet, ...files].map(textOf))
      .then(([faces]) => void localStore.write(fontsKey, `${sheet}\n${faces}`))
      .catch(() => undefined);
  if (document.readyState === 'complete') void start();
  else window.addEventListener('load', () => void start(), { once: true });
}
