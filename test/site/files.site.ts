import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { assets, importedBy } from './assets';

function stylesheets(): [file: string, css: string][] {
  const files = readdirSync(assets).filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(10);
  return files.map((file) => [file, readFileSync(join(assets, file), 'utf8')]);
}

const stylesheetsWith = (pattern: RegExp) =>
  stylesheets().flatMap(([file, css]) => (pattern.test(css) ? [file] : []));

/** Selectors of elements without a class, ID or attribute. */
function elementSelectors(css: string): string[] {
  const found: string[] = [];
  parse(css).walkRules(({ selectors, parent }) => {
    if (parent && 'name' in parent && parent.name === 'keyframes') return;
    found.push(...selectors.filter((selector) => !/[.#[]|^:root$/.test(selector)));
  });
  return found;
}

/** Prehydration scripts. */
function firstScripts(): string[] {
  return readdirSync(assets)
    .sort()
    .filter((file) => /^first[A-Z]\w+-[\w-]{7}\.js$/.test(file));
}

/** Parts that load late, and a page that is opened from elsewhere; each needs little of the shop. */
const lateParts = [
  'AuthDialog',
  'CinemaLandingPage',
  'Consent',
  'ConsentSettings',
  'FeedbackPage',
  'FlohmarktGuide',
  'HomeMore',
  'InfoDialog',
  'NewsletterDialog',
  'RedirectPage',
  'ReminderModal',
  'ShowsJsonLd',
  'Tonight',
];

describe('the files of the build', () => {
  it('prehydrates with scripts that import neither React nor the start of the app', () => {
    const scripts = firstScripts();
    expect(scripts.map((script) => script.split('-')[0])).toEqual([
      'firstCards',
      'firstCart',
      'firstDates',
      'firstShow',
    ]);
    for (const script of scripts)
      for (const file of importedBy(script)) expect(file).toMatch(/^first(?:-show|-cart)?-[\w-]{7}\.js$/);
  });

  it('runs React in its file, before the start of the app', async () => {
    const [file = ''] = readdirSync(assets).filter((name) => /^react-[\w-]{7}\.js$/.test(name));
    const exported = (await import(/* @vite-ignore */ pathToFileURL(join(assets, file)).href)) as object;
    const roots = expect.objectContaining({ hydrateRoot: expect.any(Function) as unknown }) as unknown;
    expect(Object.values(exported)).toContainEqual(roots);
  });

  it('has no stylesheet with sibling rules that would restyle the whole page at each change', () => {
    expect(stylesheetsWith(/[+~]\s*(?:\*|:(?!:))/)).toEqual([]);
  });

  it('registers properties in the first stylesheet and fonts in none, because both restyle the whole page', () => {
    expect(stylesheetsWith(/@property/)).toEqual([expect.stringMatching(/^main-/)]);
    expect(stylesheetsWith(/@font-face/)).toEqual([]);
  });

  it('styles elements as such only in the first stylesheet, because one that loads later would change other screens', () => {
    const found = stylesheets().flatMap(([file, css]) => elementSelectors(css).map((one) => [file, one]));
    expect(found).toContainEqual([expect.stringMatching(/^main-/), 'label']);
    expect(found.filter(([file]) => !file!.startsWith('main-'))).toEqual([]);
  });

  it('loads none of the large pages with a dialog or a late part', () => {
    const isOfLargePage = (file: string) => /^(?:show|cart|checkout)-/.test(file);
    expect(readdirSync(assets).filter((name) => isOfLargePage(name) && name.endsWith('.js'))).toHaveLength(3);
    for (const part of lateParts) {
      const files = readdirSync(assets).filter((name) => name.startsWith(`${part}-`) && name.endsWith('.js'));
      expect(files, part).toHaveLength(1);
      expect(importedBy(files[0]!).filter(isOfLargePage)).toEqual([]);
    }
  });
});
