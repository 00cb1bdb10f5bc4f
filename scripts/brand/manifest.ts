import { brand } from '../../src/shared/config/brand.ts';
import { paths } from '../../src/shared/config/paths.ts';
import { themeColors } from '../../src/shared/config/themeColors.ts';
import { pageNames } from '../../src/shared/config/pageTexts.ts';

const night = themeColors.dark.light;

/** The two programmes, behind a long press on the icon. */
const shortcuts = (['program', 'flohmarktProgram'] as const).map((name) => ({
  name: pageNames[name],
  url: paths[name].to(),
}));

/**
 * How the shop stands on a home screen. `minimal-ui`, not `standalone`: paying leads through the provider and often
 * through the bank's app, so that a way back has to be on screen; and iOS, which would keep a cart of its own for a
 * standalone shop, opens this one in the browser, where the bank leads back to.
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
