import { localStore } from './browserStorage';
import { fontsKey } from './fontsKey';

/**
 * A page keeps the letters that it begins with; those of the house (`data-fonts` of the built page: their sheet, then
 * their files) come after all else, for the next page, whose head takes them (`src/early/head.ts`).
 */
export function fetchFonts(): void {
  const [faces, ...files] = document.documentElement.dataset['fonts']?.split(' ') ?? [];
  if (!faces || localStore.read(fontsKey) === faces) return;
  const start = () =>
    Promise.all([faces, ...files].map((file) => fetch(file, { priority: 'low' })))
      .then(() => void localStore.write(fontsKey, faces))
      .catch(() => undefined);
  if (document.readyState === 'complete') void start();
  else window.addEventListener('load', () => void start(), { once: true });
}
