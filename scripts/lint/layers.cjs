/** Each feature may import from those before it, but not from their folder `components`. */
const features = [
  'notifications',
  'connection',
  'consent',
  'illustrations',
  'account',
  'catalogue',
  'favourites',
  'cart',
  'booking',
  'giftCards',
  'checkout',
  'storno',
  'feedback',
  'infoPages',
  'blog',
  'landing',
  'external',
  'search',
];

/** Imports between the folders of `src/shared`. None may import the domain or a feature. */
const sharedArrows = {
  text: [],
  browser: ['text', 'config'],
  config: ['text'],
  request: ['browser', 'config', 'text'],
  api: ['request', 'browser', 'config', 'text'],
  styles: [],
  seo: ['ui', 'request', 'browser', 'config', 'text'],
  ui: ['seo', 'request', 'browser', 'config', 'text', 'styles'],
};
const shared = Object.keys(sharedArrows);

const upperArrows = {
  domain: ['config', 'text'],
  serviceWorker: ['browser', 'config', 'text'],
  feature: [...shared, 'domain'],
  pages: [...shared, 'domain', 'feature'],
  app: [...shared, 'domain', 'feature', 'pages', 'serviceWorker'],
  prehydrate: [...shared, 'domain', 'feature', 'serviceWorker'],
  prerender: [...shared, 'domain', 'feature', 'pages', 'app', 'prehydrate'],
};
const layers = [...shared, ...Object.keys(upperArrows)];

/** The packages that a layer may import. No layer may import Node's modules. */
const packages = {
  text: ['ics'],
  browser: ['js-cookie', 'redux-saga'],
  config: ['valibot'],
  request: ['@reduxjs/toolkit', 'redux-saga', 'typed-redux-saga'],
  api: ['axios', 'valibot'],
  seo: ['react', 'react-router-dom'],
  ui: [
    '@zootools/email-spell-checker',
    'dompurify',
    'react',
    'react-bootstrap',
    'react-dom',
    'react-router-dom',
  ],
  domain: ['valibot'],
  serviceWorker: [
    'workbox-core',
    'workbox-expiration',
    'workbox-precaching',
    'workbox-routing',
    'workbox-strategies',
    'workbox-window',
  ],
  feature: [
    '@reduxjs/toolkit',
    'minisearch',
    'react',
    'react-bootstrap',
    'react-redux',
    'react-router-dom',
    'react-toastify',
    'redux-saga',
    'typed-redux-saga',
    'uuid',
    'valibot',
  ],
  pages: ['react', 'react-bootstrap', 'react-redux', 'react-router-dom'],
  app: [
    '@reduxjs/toolkit',
    'react',
    'react-dom',
    'react-redux',
    'react-router-dom',
    'redux-saga',
    'typed-redux-saga',
    'valibot',
  ],
  prehydrate: ['valibot'],
  prerender: ['react', 'react-dom'],
};

/** Files with additional rights. */
const files = [
  { category: 'entry', pattern: ['src/main.tsx', 'src/*.d.ts'] },
  { category: 'normaliser', pattern: 'src/shared/request/errors.ts' },
];

/** @param {string} type */
const patternOf = (type) => `src/${shared.includes(type) ? 'shared/' : ''}${type}`;

const elements = layers.map((type) =>
  type === 'feature'
    ? { type, pattern: 'src/features/*', partialMatch: false, capture: ['area'] }
    : { type, pattern: patternOf(type), partialMatch: false },
);

/**
 * @param {object} from
 * @param {object} to
 * @param {object} [dependency]
 */
const allow = (from, to, dependency) => ({ from, allow: { to, ...(dependency && { dependency }) } });
/** @param {string | string[]} type */
const layer = (type) => ({ element: { type } });
/** @param {string | string[]} source */
const external = (source) => ({ module: { origin: 'external', source } });

const policies = [
  ...Object.entries({ ...sharedArrows, ...upperArrows }).map(([from, to]) => allow(layer(from), layer(to))),
  ...Object.entries(packages).map(([from, source]) => allow(layer(from), external(source))),
  ...features.map((area, index) =>
    allow(
      { element: { type: 'feature', captured: { area } } },
      {
        element: {
          type: 'feature',
          captured: { area: features.slice(0, index) },
          internalPath: '!(components/**)',
        },
      },
    ),
  ),
  allow({ file: { categories: 'normaliser' } }, external('axios'), { kind: 'type' }),
  allow(layer(['domain', 'seo', 'feature', 'pages']), external('schema-dts'), { kind: 'type' }),
  allow({ file: { categories: 'entry' } }, layer(layers)),
  allow({ file: { categories: 'entry' } }, external(['react', 'react-dom'])),
];

module.exports = { features, elements, files, policies };
