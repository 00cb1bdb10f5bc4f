import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import { standaloneScript, type Surroundings } from './standalone.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const elements = here('../../src/early/elements.ts');
const standIns = here('../../src/early/standIns.ts');
const noSheet = '\0no-sheet';

/** What the cards' components have of React and the store, and what they show only later. */
const standsIn = /^(?:react|react-redux)$|\/(?:Marks|wishlistSlice|HeartHint)$/;

/** Compiles the app's components to what makes elements at once; `src/early/elements.ts` says why. */
function withoutReact(): Plugin {
  return {
    name: 'without-react',
    enforce: 'pre',
    resolveId(source) {
      if (source === 'react/jsx-runtime') return elements;
      if (source.endsWith('.scss')) return noSheet;
      return standsIn.test(source) ? standIns : undefined;
    },
    load(id) {
      return id === noSheet ? '' : undefined;
    },
  };
}

/** The script in the head of every built page, as text. */
export function headScript(surroundings: Surroundings): Promise<string> {
  return standaloneScript(here('../../src/early/head.ts'), surroundings);
}

/** The script that paints the first cards, as text. */
export function firstCardsScript(surroundings: Surroundings): Promise<string> {
  return standaloneScript(here('../../src/early/firstCards.tsx'), surroundings, [withoutReact()]);
}

/** Writes the script that paints the first cards into the build; returns its address. */
export async function writeFirstCards(folder: string, config: ResolvedConfig): Promise<string> {
  const code = await firstCardsScript(config);
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const name = `${config.build.assetsDir}/firstCards-${hash}.js`;
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), code);
  return `/${name}`;
}
