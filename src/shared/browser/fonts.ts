import { localStore } from './browserStorage';
import { fontsKey } from './fontsKey';

async function fetchText(file: string): Promise<string> {
  const response = await fetch(file, { priority: 'low' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.text();
}

/** Downloads the fonts named in `data-fonts` after everything else, for the next page (`src/prehydrate/head.ts`). */
export function fetchFonts(): void {
  const [stylesheet, ...files] = document.documentElement.dataset['fonts']?.split(' ') ?? [];
  if (!stylesheet || localStore.read(fontsKey)?.startsWith(`${stylesheet}\n`)) return;
  const start = () =>
    Promise.all([stylesheet, ...files].map(fetchText))
      .then(([css]) => void localStore.write(fontsKey, `${stylesheet}\n${css}`))
      .catch(() => undefined);
  if (document.readyState === 'complete') void start();
  else window.addEventListener('load', () => void start(), { once: true });
}
