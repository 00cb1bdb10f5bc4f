import type { ShowKind } from '@/domain/entities';
import { listPath } from '@/domain/links';
import { embeddedDates } from '@/shop/embedding';
import { paths } from '@/shop/paths';

/** The kinds of shows in the address of embedded dates; without one it has all. */
const kinds: Record<string, ShowKind> = {
  kino: 'kino',
  flohmarkt: 'flohmarkt',
  automarkt: 'automarkt',
  veranstaltungen: 'publicevent',
};
const themes = { automatisch: 'auto', hell: 'light', dunkel: 'dark' } as const;

export const embeddedKinds = Object.values(kinds);
export const embeddedThemes = Object.values(themes);
export const mostEmbedded = 10;

export type Embedding = {
  /** `undefined`: shows of every kind. */
  kind: ShowKind | undefined;
  /** How many dates, 1 to 10. */
  count: number;
  /** `auto`: as the visitor's device. */
  theme: (typeof embeddedThemes)[number];
};

export const usualEmbedding: Embedding = { kind: undefined, count: 3, theme: 'auto' };

const named = <Value>(words: Record<string, Value>, word: string | null) =>
  word !== null && Object.hasOwn(words, word) ? words[word] : undefined;

const wordOf = <Value>(words: Record<string, Value>, value: Value) =>
  Object.keys(words).find((word) => words[word] === value);

/** The choice in a query; what is missing or wrong is as usual. */
export function embeddingIn(search: string): Embedding {
  const query = new URLSearchParams(search);
  const count = query.get('anzahl') ?? '';
  const isCount = /^[1-9]\d?$/.test(count) && Number(count) <= mostEmbedded;
  return {
    kind: named(kinds, query.get('art')),
    count: isCount ? Number(count) : usualEmbedding.count,
    theme: named(themes, query.get('thema')) ?? usualEmbedding.theme,
  };
}

/** Path and query of the page that other websites embed. */
export function embeddingPath({ kind, count, theme }: Embedding): string {
  const art = wordOf(kinds, kind);
  const query = new URLSearchParams({
    ...(art === undefined ? {} : { art }),
    anzahl: String(count),
    thema: wordOf(themes, theme) ?? '',
  });
  return `${embeddedDates}?${query.toString()}`;
}

/** The list of the shop behind the embedded dates. */
export function embeddedListPath(kind: ShowKind | undefined): string {
  return kind === undefined ? paths.home.to() : listPath(kind);
}

/** A path of the shop for links on other websites, which tells where its visitors come from. */
export function pathFromOutside(path: string): string {
  return `${path}?utm_source=einbettung`;
}

/** The height in px for websites without the script: most dates fit, and the frame scrolls. */
export function heightWithoutScript(count: number): number {
  return 150 + 150 * count;
}

/** What embedded dates tell the page around them: their height in px. */
export const heightMessage = 'einbettung-hoehe';

/**
 * The HTML that a website copies: a frame with a fixed height, and a script that gives it the height of its content.
 * `title` has no characters that HTML escapes.
 */
export function embeddingSnippet(origin: string, embedding: Embedding, title: string): string {
  const address = `${origin}${embeddingPath(embedding)}`;
  return `<iframe src="${address.replaceAll('&', '&amp;')}" title="${title}" loading="lazy" style="width: 100%; height: ${heightWithoutScript(embedding.count)}px; border: 0"></iframe>
<script>
  addEventListener("message", function (event) {
    if (event.origin !== "${origin}" || !event.data || event.data.type !== "${heightMessage}") return;
    document.querySelectorAll("iframe").forEach(function (frame) {
      if (frame.contentWindow === event.source) frame.style.height = Number(event.data.height) + "px";
    });
  });
</script>
`;
}
