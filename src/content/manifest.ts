import { cinemaPages } from '@/content/manifest/cinema';
import { kidsPages } from '@/content/manifest/kids';
import { legalPages } from '@/content/manifest/legal';
import { marketPages } from '@/content/manifest/market';
import { sellingPages } from '@/content/manifest/selling';
import { stallPages } from '@/content/manifest/stall';
import { themePages } from '@/content/manifest/themes';
import type { Page } from '@/content/page';

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
