import { brand } from '@/shop/brand';
import { breadcrumbs } from '@/app/layout/breadcrumbs';
import { canonicalOf, type PrerenderedPage } from './builtSite';
import { mainText, textOf } from './text';
import { placeholderProblems } from './wording';

function meta(document: Document, key: string): string {
  return document.querySelector(`meta[${key}]`)?.getAttribute('content') ?? '';
}

function between(what: string, value: string, [least, most]: readonly [number, number]): string[] {
  const length = value.length;
  return length >= least && length <= most ? [] : [`${what} has ${length} characters: ${value}`];
}

function exactlyOne(document: Document, selector: string): string[] {
  const found = document.querySelectorAll(selector).length;
  return found === 1 ? [] : [`${found} times ${selector}`];
}

/** Faults in the head: title, description, canonical address. Lengths are in characters. */
export function headProblems(
  page: PrerenderedPage,
  origin: string,
  descriptionLength: readonly [number, number] = [50, 165],
): string[] {
  const { document } = page;
  const description = meta(document, 'name="description"');
  const canonical = canonicalOf(page) ?? '';
  const same: [string, string, string][] = [
    ['og:title', meta(document, 'property="og:title"'), document.title],
    ['og:description', meta(document, 'property="og:description"'), description],
    ['og:url', meta(document, 'property="og:url"'), canonical],
    ['lang', document.documentElement.lang, 'de-AT'],
  ];
  return [
    ...['title', 'meta[name="description"]', 'link[rel="canonical"]'].flatMap((tag) =>
      exactlyOne(document, `head ${tag}`),
    ),
    ...between('The title', document.title, [brand.name.length + 3, 75]),
    ...(document.title.includes(brand.name) ? [] : [`The title lacks the brand: ${document.title}`]),
    ...between('The description', description, descriptionLength),
    ...(canonical.startsWith(`${origin}/`) ? [] : [`The canonical address is not absolute: ${canonical}`]),
    ...same
      .filter(([, one, other]) => one !== other)
      .map(([what, one, other]) => `${what}: ${one}, not ${other}`),
    ...placeholderProblems(`${document.title}\n${description}`),
  ];
}

/** Skipped heading levels. */
function headingProblems(document: Document): string[] {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')];
  return headings.flatMap((heading, index) => {
    const level = (each: Element | undefined) => Number(each?.nodeName.slice(1) ?? 0);
    const isJump = level(heading) > level(headings[index - 1]) + 1;
    return isJump ? [`A heading too deep: ${heading.nodeName} ${heading.textContent}`] : [];
  });
}

export function bodyProblems(page: PrerenderedPage, origin: string): string[] {
  const { document } = page;
  const hasBreadcrumbs = canonicalOf(page) !== `${origin}/`;
  const breadcrumbLists = document.querySelectorAll(`nav[aria-label="${breadcrumbs.label}"]`).length;
  return [
    ...exactlyOne(document, 'h1'),
    ...exactlyOne(document, 'main'),
    ...(document.querySelector('h1')?.textContent?.trim() ? [] : ['The h1 is empty']),
    ...(breadcrumbLists === (hasBreadcrumbs ? 1 : 0) ? [] : [`${breadcrumbLists} breadcrumbs`]),
    ...headingProblems(document),
    ...placeholderProblems(textOf(document.body)),
    ...(mainText(document) ? [] : ['main is empty']),
  ];
}
