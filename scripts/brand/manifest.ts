import { brand } from '../../src/shared/config/brand.ts';
import { paths } from '../../src/shared/config/paths.ts';
import { themeColors } from '../../src/shared/config/themeColors.ts';
import { pageNames } from '../../src/shared/config/pageTexts.ts';

const night = themeColors.dark.light;

const shortcuts = (['program', 'flohmarktProgram'] as const).map((name) => ({
  name: pageNames[name],
  url: paths[name].to(),
}));

/**
 * `minimal-ui` instead of `standalone`: payment leads to the provider and often to the app of a bank, so that a Back
 * button must be visible. iOS gives a standalone app its own storage, hence its own cart; it opens this one in Safari.
 */
export const manifest = {
  id: paths.home.to(),
  name: brand.name,
  short_name: brand.menuLabel,
  description: brand.description,
  lang: 'de-AT',
  start_url: paths.home.to(),
  scope: paths.home.to(),
  display: 'minimal-ui',
  background_color: night,
  theme_color: night,
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts,
};
