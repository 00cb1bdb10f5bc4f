import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compile } from 'sass';
import { families, ranges } from '../../src/app/fonts/faces.json';
import { looks, PosterView, type Sheet } from './PosterView';
import type { Format } from './formats';
import type { Poster } from './posters';

/** Pages of the shop have fonts by script; here they are part of the file, because it loads nothing. */
function fontFaces(): string {
  return Object.entries(families)
    .flatMap(([family, { name, weights }]) =>
      Object.entries(ranges).map(([range, characters]) => {
        const font = readFileSync(`src/app/fonts/${family}-${range}.woff2`, 'base64');
        return `@font-face{font-family:"${name}";font-weight:${weights.join(' ')};unicode-range:${characters};src:url(data:font/woff2;base64,${font})}`;
      }),
    )
    .join('');
}

/** All styles of a poster: fonts, and the themes of the shop with its own rules. */
export function posterStyles(): string {
  const { css } = compile('scripts/posters/poster.scss', {
    loadPaths: ['node_modules'],
    quietDeps: true,
    silenceDeprecations: ['import'],
  });
  return fontFaces() + css;
}

type Options = { format: Format; origin: string; styles: string; picture?: string | undefined };

/** A page with the sheets of a poster. */
export function posterHtml(poster: Poster, sheets: readonly Sheet[], options: Options): string {
  const { styles, ...others } = options;
  const body = renderToStaticMarkup(
    sheets.map((sheet, index) => createElement(PosterView, { key: index, poster, sheet, ...others })),
  );
  const title = renderToStaticMarkup(createElement('title', {}, `${poster.title}, ${poster.when}`));
  return `<!doctype html><html lang="de-AT" data-bs-theme="${looks[poster.kind].theme}" style="--width:${options.format.width}px"><head><meta charset="utf-8">${title}<style>${styles}</style></head><body>${body}</body></html>`;
}
