const { posix, relative } = require('node:path');

/** Each feature may import from those before it, but not from their folders. */
const features = [
  'notifications',
  'connection',
  'consent',
  'visits',
  'illustrations',
  'account',
  'catalogue',
  'favourites',
  'cart',
  'booking',
  'giftCards',
  'checkout',
  'announcements',
  'storno',
  'feedback',
  'infoPages',
  'blog',
  'landing',
  'external',
  'search',
];

/** Imports between the folders of `src/shared`. None may import the shop, the domain or a feature. */
const sharedArrows = {
  text: [],
  browser: ['text', 'config'],
  config: ['text'],
  request: ['browser', 'config', 'text'],
  api: ['request', 'browser', 'config', 'text'],
  styles: [],
  seo: [],
  ui: ['seo', 'request', 'browser', 'config', 'text', 'styles'],
};
const shared = Object.keys(sharedArrows);
const belowFeatures = [...shared, 'shop', 'shop/ui', 'domain'];

const upperArrows = {
  shop: ['config', 'text'],
  'shop/ui': [...shared, 'shop'],
  domain: ['shop', 'config', 'text'],
  serviceWorker: ['shop', 'browser', 'config', 'text'],
  feature: belowFeatures,
  pages: [...belowFeatures, 'feature'],
  app: [...belowFeatures, 'feature', 'pages', 'serviceWorker'],
  prehydrate: [...belowFeatures, 'feature', 'serviceWorker'],
  embed: [...belowFeatures, 'feature', 'prehydrate'],
  prerender: [...belowFeatures, 'feature', 'pages', 'app', 'prehydrate'],
};
/** @type {Record<string, string[]>} the layers that a layer may import beside itself */
const arrows = { ...sharedArrows, ...upperArrows };

/** @type {Record<string, string[]>} the packages that a layer may import; none may import Node's modules */
const packages = {
  text: ['ics'],
  browser: ['js-cookie', 'redux-saga'],
  config: ['valibot'],
  request: ['@reduxjs/toolkit', 'react', 'react-redux', 'redux-saga', 'typed-redux-saga'],
  api: ['axios', 'valibot'],
  ui: [
    '@zootools/email-spell-checker',
    'dompurify',
    'react',
    'react-bootstrap',
    'react-dom',
    'react-router-dom',
    'uqr',
  ],
  shop: ['valibot'],
  'shop/ui': ['react', 'react-router-dom'],
  domain: ['suncalc', 'valibot'],
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
    'web-vitals',
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
  embed: ['valibot'],
  prerender: ['react', 'react-dom'],
};

/** The packages whose types alone a layer may import. @type {Record<string, string[]>} */
const typePackages = {
  domain: ['schema-dts'],
  ui: ['schema-dts'],
  feature: ['schema-dts'],
  pages: ['schema-dts'],
};

/** They may import every layer, React and nothing else. */
const entries = /^src\/(?:main\.tsx|[\w-]+\.d\.ts)$/;
/** Makes errors of the client to those of the request kit. */
const normaliser = 'src/shared/request/errors.ts';

/**
 * @param {string} path from the root
 * @returns {{ layer: string, feature?: string, isPrivate?: boolean } | undefined} undefined outside of the layers
 */
function placeOf(path) {
  const [source, folder = '', name = '', inside, below] = path.split('/');
  if (source !== 'src' || !name) return undefined;
  if (folder === 'features')
    return inside ? { layer: 'feature', feature: name, isPrivate: below !== undefined } : undefined;
  if (folder === 'shop' && inside) return name === 'ui' ? { layer: 'shop/ui' } : undefined;
  const layer = folder === 'shared' ? name : folder;
  return layer in arrows && shared.includes(layer) === (folder === 'shared') ? { layer } : undefined;
}

/**
 * @param {string} file
 * @param {string} source of an import
 * @param {boolean} isType
 */
function isAllowed(file, source, isType) {
  const from = placeOf(file);
  const isOwn = source.startsWith('.');
  if (!isOwn && !source.startsWith('@/')) {
    const name = source.split('/', source.startsWith('@') ? 2 : 1).join('/');
    const allowed = [
      ...(from ? (packages[from.layer] ?? []) : ['react', 'react-dom']),
      ...(isType && from ? (typePackages[from.layer] ?? []) : []),
      ...(isType && file === normaliser ? ['axios'] : []),
    ];
    return allowed.includes(name);
  }
  const to = placeOf(isOwn ? posix.join(posix.dirname(file), source) : source.replace('@', 'src'));
  if (!from || !to) return Boolean(to);
  if (from.layer !== to.layer) return Boolean(arrows[from.layer]?.includes(to.layer));
  if (from.feature === to.feature) return true;
  const [own, other] = [from, to].map(({ feature = '' }) => features.indexOf(feature));
  return !to.isPrivate && other !== undefined && own !== undefined && other >= 0 && other < own;
}

/** @type {import('eslint').Rule.RuleModule} imports go one way through the layers */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      refused: '`{{source}}` is not for this layer (scripts/lint/layers.cjs).',
      outside: 'This file is in none of the layers of scripts/lint/layers.cjs.',
    },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    /** @param {any} node */
    function check(node) {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const isType = node.importKind === 'type' || node.exportKind === 'type';
      if (!isAllowed(file, source, isType))
        context.report({ node: node.source, messageId: 'refused', data: { source } });
    }
    return {
      Program(node) {
        if (!placeOf(file) && !entries.test(file)) context.report({ node, messageId: 'outside' });
      },
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

module.exports = { features, rule };
