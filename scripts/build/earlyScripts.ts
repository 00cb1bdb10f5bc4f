import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { standaloneScript, type Surroundings } from './standalone.ts';

const here = (path: string) => normalizePath(fileURLToPath(new URL(path, import.meta.url)));
const earlyFolder = here('../../src/early/');
const elements = here('../../src/early/elements.ts');
const standIns = here('../../src/early/standIns.ts');
const noSheet = '\0no-sheet';

/** The script that paints the first cards. */
export const firstCards = here('../../src/early/firstCards.tsx');

/** Marks a component that is compiled a second time. */
const mark = '?early';
/** What a component has of React and the store, and what it shows only later. */
const standsIn = /^(?:react|react-redux)$|\/(?:Marks|wishlistSlice|HeartHint)$/;
const isComponent = (id: string) => /\/src\/.*(?:\.tsx|\/use[A-Z]\w*\.ts)$/.test(id);

/** Whether a module is of the early scripts alone. */
export const isEarly = (id: string) => id.endsWith(mark) || id.startsWith(earlyFolder) || id === noSheet;

/**
 * Compiles what the first cards are made of a second time, to what makes elements at once; `src/early/elements.ts` says
 * why. All that is no component they have in common with the app.
 */
export function earlyCards(): Plugin {
  return {
    name: 'early-cards',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer) {
      const file = importer?.replace(mark, '');
      if (!file || (importer === file && file !== firstCards)) return undefined;
      if (source === 'react/jsx-runtime') return elements;
      if (source.endsWith('.scss')) return noSheet;
      if (standsIn.test(source)) return standIns;
      const found = await this.resolve(source, file, { skipSelf: true });
      return found && isComponent(found.id) ? { ...found, id: found.id + mark } : found;
    },
    load: (id) => (id === noSheet ? '' : undefined),
  };
}

/** The script in the head of every built page, as text. */
export function headScript(surroundings: Surroundings): Promise<string> {
  return standaloneScript(here('../../src/early/head.ts'), surroundings);
}
