import type { Manifest } from 'vite';
import type { PrerenderedPage } from '../src/prerender/render.tsx';
import { brand } from '../src/shop/brand.ts';
import { commonTexts } from '../src/shop/commonTexts.ts';
import { schemes, themeColors, type ColorMode } from '../src/shop/themeColors.ts';
import { headTags, type PageHead } from '../src/shared/seo/headTags.ts';

const startModule = 'src/main.tsx';
const fontModule = 'src/app/fonts.ts';
const withoutAppStyles = '/without-app.css';

export type Build = {
  /** index.html with its places. */
  template: string;
  manifest: Manifest;
  headScript: string;
  /** Manifest keys of the prehydration scripts, by the `data-` attribute of their container. */
  prehydration: Record<string, string>;
  critical: (page: PrerenderedPage, stylesheets: readonly string[]) => string;
};

type Places = { attributes: string; head: string; content: string };

/** Fills the places of index.html. Throws if a place does not occur exactly once. */
function filled(template: string, places: Places): string {
  const marks = { attributes: '%attributes%', head: '<!--head-->', content: '<!--content-->' };
  return Object.entries(marks).reduce((html, [name, mark]) => {
    const parts = html.split(mark);
    if (parts.length !== 2) throw new Error(`index.html contains ${mark} ${parts.length - 1} times.`);
    return parts.join(places[name as keyof Places]);
  }, template);
}

type Attributes = Record<string, string | true | undefined>;

/** For text and attributes of HTML. */
export const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function attributesHtml(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === true ? name : `${name}="${escaped(value as string)}"`))
    .join(' ');
}

const tag = (name: string, attributes: Attributes) => `<${name} ${attributesHtml(attributes)}>`;

const moduleScript = (src: string, more: Attributes = {}) =>
  `${tag('script', { ...more, type: 'module', crossorigin: true, src })}</script>`;

const stylesheetLink = (href: string) => tag('link', { rel: 'stylesheet', crossorigin: true, href });

/** The files of modules and their static imports, imported ones first. Throws if a module has no file. */
function filesOf(modules: readonly string[], manifest: Manifest) {
  const scripts = new Set<string>();
  const stylesheets = new Set<string>();
  const seen = new Set<string>();
  function visit(name: string) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} has no file of its own in the build.`);
    if (seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
    scripts.add(`/${chunk.file}`);
    for (const file of chunk.css ?? []) stylesheets.add(`/${file}`);
  }
  modules.forEach(visit);
  return { scripts: [...scripts], stylesheets: [...stylesheets] };
}

const fontsFile = (manifest: Manifest) => filesOf([fontModule], manifest).scripts.at(-1);

function themeTags(theme: ColorMode): string {
  const tags = schemes.map((scheme) =>
    tag('meta', {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content: themeColors[theme][scheme],
    }),
  );
  return tags.join('');
}

/** Title and tags of a head. */
export function headHtml(head: PageHead): string {
  const tags = headTags(head).map(({ name, key, content: [attribute, value] }) =>
    value === undefined ? '' : tag(name, { [key[0]]: key[1], [attribute]: value }),
  );
  return `<title>${escaped(head.title)}</title>${tags.join('')}`;
}

const headOfPage = new RegExp(
  `<title>[^<]*</title>(?:<meta (?:name|property)="(?:description|robots|og:[\\w:]+|twitter:card)" content="[^"]*">|<link rel="canonical" href="[^"]*">)+`,
  'g',
);

/** A page of the build with another title and other tags. Throws if it does not have them exactly once. */
export function withHead(html: string, head: PageHead): string {
  const parts = html.split(headOfPage);
  if (parts.length !== 2) throw new Error(`A page has ${parts.length - 1} heads.`);
  return parts.join(headHtml(head));
}

const metaTags = ({ head, theme }: PrerenderedPage) => headHtml(head) + themeTags(theme);

/** The page of addresses that are not prerendered; in development, where `start` is the source, of all. */
function emptyPage(template: string, start: string, fonts?: string): string {
  const description = tag('meta', { name: 'description', content: brand.description });
  return filled(template, {
    attributes: attributesHtml({ 'data-bs-theme': 'dark', 'data-fonts': fonts }),
    head: `${start}<title>${escaped(brand.defaultTitle)}</title>${description}${themeTags('dark')}`,
    content: `<noscript><p>${commonTexts.withoutScripts}</p></noscript>`,
  });
}

export const developmentPage = (template: string) => emptyPage(template, moduleScript(`/${startModule}`));

export function shellPage({ template, manifest, headScript }: Build): string {
  const { scripts, stylesheets } = filesOf([startModule], manifest);
  const links = stylesheets.map(stylesheetLink).join('');
  const start = `${tag('script', { 'data-app': scripts.join(' ') })}${headScript}</script>${links}`;
  return emptyPage(template, start, fontsFile(manifest));
}

/** The files of the script that fills a page's container. Throws for a container without a script. */
function prehydrationFiles(html: string, { prehydration, manifest }: Build): string[] {
  const name = /class="prehydrated" data-(\w+)/.exec(html)?.[1];
  if (name === undefined) return [];
  const entry = prehydration[name];
  if (entry === undefined) throw new Error(`No prehydration script renders data-${name}.`);
  return filesOf([entry], manifest).scripts;
}

/** The input of the head script, as attributes of `<html>`, because the script has the same text on every page. */
function pageAttributes(page: PrerenderedPage, fonts?: string): string {
  const { theme, address, pattern, query, request, requestById, headers } = page;
  return attributesHtml({
    'data-bs-theme': theme,
    'data-address': pattern === undefined ? address : undefined,
    'data-pattern': pattern,
    'data-query': query,
    'data-request': request,
    'data-request-by-id': requestById,
    'data-headers':
      request !== undefined && Object.keys(headers).length > 0 ? JSON.stringify(headers) : undefined,
    'data-fonts': fonts,
  });
}

export function pageHtml(page: PrerenderedPage, build: Build): string {
  const { template, manifest, headScript, critical } = build;
  const first = prehydrationFiles(page.html, build);
  const { scripts, stylesheets } = filesOf([startModule, ...page.modules], manifest);
  const later = {
    'data-app': scripts.filter((src) => !first.includes(src)).join(' '),
    'data-stylesheets': stylesheets.join(' '),
  };
  const head = [
    // All at once: the browser would find the files that a script imports one round trip later.
    ...first.map((src) => moduleScript(src, { async: true, fetchpriority: 'high' })),
    // Before the stylesheets, whose rules must win.
    `<style>${critical(page, stylesheets)}</style>`,
    // Attributes of the script and not of `<html>`, because the encoding must be within the first 1,024 bytes.
    `${tag('script', later)}${headScript}</script>`,
    // The first paint waits for the footer, because an incomplete page has another layout and would shift. Every page fits
    // into the initial TCP window.
    tag('link', { rel: 'expect', href: '#fuss', blocking: 'render' }),
    metaTags(page),
    `<noscript>${[...stylesheets, withoutAppStyles].map(stylesheetLink).join('')}</noscript>`,
  ];
  return filled(template, {
    attributes: pageAttributes(page, fontsFile(manifest)),
    head: head.join(''),
    content: page.html,
  });
}
