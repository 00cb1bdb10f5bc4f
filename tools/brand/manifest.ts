import { brand } from '../../src/shop/brand.ts';
import { cartTexts } from '../../src/features/cart/texts.ts';
import { paths } from '../../src/shop/paths.ts';
import { themeColors } from '../../src/shop/themeColors.ts';
import { pageNames } from '../../src/shop/pageTexts.ts';

const night = themeColors.dark.light;

const shortcuts = [
  { name: pageNames.program, url: paths.program.to() },
  { name: pageNames.flohmarktProgram, url: paths.flohmarktProgram.to() },
  { name: cartTexts.title, url: paths.cart.to() },
  { name: pageNames.orders, url: paths.orders.to() },
];

/** The address of the page that a screenshot shows. */
export const pathOf = (route: 'program' | 'flohmarktProgram') => paths[route].to();

/** What an install prompt shows; `route` is the page that `screenshots.mjs` opens. */
export const screenshots = (
  [
    { file: 'programm', route: 'program', sizes: '824x1648', form_factor: 'narrow' },
    { file: 'flohmarkt', route: 'flohmarktProgram', sizes: '824x1648', form_factor: 'narrow' },
    { file: 'programm-breit', route: 'program', sizes: '1280x800', form_factor: 'wide' },
  ] as const
).map(({ file, route, ...size }) => ({ src: `/installation/${file}.png`, route, ...size }));

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
  screenshots: screenshots.map(({ route, ...screenshot }) => ({
    ...screenshot,
    type: 'image/png',
    label: pageNames[route],
  })),
};
