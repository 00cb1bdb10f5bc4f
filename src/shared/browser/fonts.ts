import { localStore } from './browserStorage';
import { afterFirstScreen } from './firstScreen';
import { fontsKey } from './fontsKey';

async function fetchText(file: string): Promise<string> {
  const response = await fetch(file, { priority: 'low' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.text();
}

/** Downloads the fonts named in `data-fonts` after the first screen, for the next page (`src/prehydrate/head.ts`). */
export function fetchFonts(): void {
  const [stylesheet, ...files] = document.documentElement.dataset['fonts']?.split(' ') ?? [];
  if (!stylesheet || localStore.read(fontsKey)?.startsWith(`${stylesheet}\n`)) return;
  afterFirstScreen(() => {
    Promise.all([stylesheet, ...files].map(fetchText))
      .then(([css]) => void localStore.write(fontsKey, `${stylesheet}\n${css}`))
      .catch(() => undefined);
  });
}
