import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { pages as manifest } from '@/features/infoPages/manifest';
import { builtAddresses, emptyAddresses, linkable } from './addresses';
import { canonicalOf, readSite, siteFolder, type PrerenderedPage } from './builtSite';
import { informationProblems } from './informationRules';
import { jsonLdProblems } from './jsonLd';
import { linkChecker, missingFiles, ownPages } from './links';
import { bodyProblems, headProblems } from './pageRules';
import { mainText, shingles, similarity } from './text';

const site = readSite(siteFolder);
const { origin, pages } = site;
const byAddress = new Map(pages.map((page) => [page.address, page]));
const own = ownPages(site);
const information = new Set<string>(manifest.map(({ address }) => address));
const brokenLinks = linkChecker(site, linkable());

const sorted = (addresses: Iterable<string>) => [...addresses].sort();

/** Pages that share a value with another page. */
function shared(value: (document: Document) => string | null | undefined): string[] {
  const values = own.map(({ address, document }) => ({ address, said: value(document) }));
  const isShared = (said: unknown) => values.filter((each) => each.said === said).length > 1;
  return values.filter(({ said }) => isShared(said)).map(({ address, said }) => `${address}: ${said}`);
}

/** Forms are excluded: two pages may have the same fields. */
const ownWords = (document: Document) => shingles(mainText(document, 'nav, form'));

const assets = join(siteFolder, 'assets');

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
  return sorted(readdirSync(assets)).filter((file) => /^first[A-Z]\w+-[\w-]{7}\.js$/.test(file));
}

/** Static imports of a file, recursively. */
function importedBy(file: string): string[] {
  const code = readFileSync(join(assets, file), 'utf8');
  const direct = [...code.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, name = '']) => name);
  return [...new Set([...direct, ...direct.flatMap(importedBy)])];
}

describe('the prerendered site', () => {
  it('has a page for every indexed address of the route table, and no other', () => {
    expect(sorted(byAddress.keys())).toEqual(sorted(builtAddresses()));
    expect(emptyAddresses()).toEqual([]);
  });

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

  it('has noindex pages for cart, checkout and payment only, without a canonical address', () => {
    expect(sorted(site.hidden.map(({ address }) => address))).toEqual(
      sorted([paths.cart.to(), paths.checkout.to(), paths.paymentResult.to()]),
    );
    for (const page of site.hidden) {
      expect(canonicalOf(page)).toBeUndefined();
      expect([...brokenLinks(page), ...missingFiles(page, site.hasFile)]).toEqual([]);
    }
  });

  it('has a title and a description of its own for each page', () => {
    expect(shared(({ title }) => title)).toEqual([]);
    expect(shared((document) => document.querySelector('meta[name="description"]')?.outerHTML)).toEqual([]);
  });

  it('lists exactly the canonical pages in the sitemap', () => {
    expect(site.robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(new URL(origin).origin).toBe(origin);
    expect(sorted(site.listed)).toEqual(sorted(own.map(({ address }) => address)));
  });

  it('has no duplicate texts', () => {
    const texts = own
      .map(({ address, document }) => ({ address, parts: ownWords(document) }))
      .filter(({ parts }) => parts.size > 60);
    const alike = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => similarity(one.parts, other.parts) >= 0.3)
        .map((other) => `${one.address} and ${other.address}`),
    );
    expect(texts.length).toBeGreaterThanOrEqual(information.size);
    expect(alike).toEqual([]);
  });
});

/** The HTML names what prehydration needs, the head script adds React and the start; one of six connections is left to the data. */
function scriptProblems({ document }: PrerenderedPage): string[] {
  const scripts = [...document.querySelectorAll('script[src]')];
  const sources = scripts.map((script) => script.getAttribute('src')!.replace('/assets/', ''));
  const app = document.querySelector<HTMLElement>('script[data-app]')?.dataset['app'] ?? '';
  const added = app.split(' ').map((file) => file.replace('/assets/', ''));
  const positions = [/^react-/, /^main-/].map((name) => added.findIndex((file) => name.test(file)));
  return [
    ...sources
      .flatMap(importedBy)
      .filter((file) => !sources.includes(file))
      .map((file) => `${file} is imported by prehydration and not named`),
    ...scripts
      .filter((script) => !script.matches('[type="module"][async]'))
      .map((script) => `${script.outerHTML} must be an async module`),
    ...sources.filter((file) => !/^first/.test(file)).map((file) => `${file} would delay the first content`),
    ...added.filter((file) => sources.includes(file)).map((file) => `${file} is named twice`),
    ...(positions[0]! >= 0 && positions[0]! < positions[1]! ? [] : ['React is not added before the start']),
    ...(scripts.length <= 5 ? [] : [`${scripts.length} scripts, more than 5`]),
  ];
}

function canonicalProblems(page: PrerenderedPage): string[] {
  const named = canonicalOf(page);
  const canonical = byAddress.get(named?.slice(origin.length) ?? '');
  return [
    ...(canonical && own.includes(canonical) ? [] : [`${named} is no canonical page`]),
    ...[...page.document.querySelectorAll('meta[name="robots"]')].map(({ outerHTML }) => outerHTML),
  ];
}

function linkedDataProblems({ document }: PrerenderedPage): string[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return scripts.flatMap(({ textContent }) => jsonLdProblems(textContent ?? ''));
}

const checks: Record<string, (page: PrerenderedPage) => string[]> = {
  head: (page) => headProblems(page, origin, information.has(page.address) ? [110, 160] : undefined),
  body: (page) => bodyProblems(page, origin),
  links: (page) => brokenLinks(page),
  files: (page) => missingFiles(page, site.hasFile),
  scripts: scriptProblems,
  'canonical page': canonicalProblems,
  'JSON-LD': linkedDataProblems,
  text: ({ address, document }) => (information.has(address) ? informationProblems(document) : []),
};

it.each(pages)('the page $address has no fault in head, body, links, files, JSON-LD and text', (page) => {
  const found = Object.entries(checks).flatMap(([check, problems]) =>
    problems(page).map((problem) => `${check}: ${problem}`),
  );
  expect(found).toEqual([]);
});
