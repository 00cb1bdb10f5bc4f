import { describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { pages as manifest } from '@/features/infoPages/manifest';
import { importedBy } from './assets';
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

describe('the prerendered site', () => {
  it('has a page for every indexed address of the route table, and no other', () => {
    expect(sorted(byAddress.keys())).toEqual(sorted(builtAddresses()));
    expect(emptyAddresses()).toEqual([]);
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

  it('lets phones make no links of numbers and dates', () => {
    for (const { address, document } of [...own, ...site.hidden])
      expect(
        document.querySelector('meta[name="format-detection"]')?.getAttribute('content'),
        address,
      ).toContain('telephone=no');
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
  const last = [...document.querySelectorAll('script[src], script[data-app]')].at(-1);
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
    ...(last?.matches('[data-app]') ? [] : ['the head script comes before a script of prehydration']),
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
