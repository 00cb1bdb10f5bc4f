import { cinemaPages } from './manifest/cinema';
import { kidsPages } from './manifest/kids';
import { legalPages } from './manifest/legal';
import { marketPages } from './manifest/market';
import { sellingPages } from './manifest/selling';
import { stallPages } from './manifest/stall';
import { themePages } from './manifest/themes';
import type { Page } from './page';

/**
 * Every information page, once: for the build, the sitemap and the search. Too much for the browser, where each page
 * brings its own entry along.
 */
export const pages: readonly Page[] = [
  ...cinemaPages,
  ...themePages,
  ...marketPages,
  ...sellingPages,
  ...stallPages,
  ...legalPages,
  ...kidsPages,
];
