import { cinemaPages } from './manifest/cinema';
import { kidsPages } from './manifest/kids';
import { legalPages } from './manifest/legal';
import { marketPages } from './manifest/market';
import { sellingPages } from './manifest/selling';
import { stallPages } from './manifest/stall';
import { themePages } from './manifest/themes';
import type { Page } from './page';

/**
 * All information pages, for the build, the sitemap and the search. Too large for the browser: each page
 * contains its own entry.
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
