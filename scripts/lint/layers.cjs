/** Who may import whom; what is not listed is forbidden. */
const lowerArrows = {
  lib: [],
  config: ['lib'],
  domain: ['lib', 'config'],
  texts: ['lib', 'config'],
  ui: ['lib', 'config', 'styles'],
  request: ['domain', 'lib', 'config', 'ui', 'texts'],
  api: ['request', 'domain', 'lib', 'config', 'ui', 'texts'],
  content: ['api', 'request', 'domain', 'lib', 'config', 'ui', 'texts', 'styles'],
  feature: ['api', 'request', 'domain', 'lib', 'config', 'ui', 'texts', 'styles'],
  screens: ['feature', 'content', 'api', 'request', 'domain', 'lib', 'config', 'ui', 'texts', 'styles'],
  serviceWorker: ['lib', 'config'],
  early: ['screens', 'feature', 'api', 'domain', 'lib', 'config', 'texts', 'serviceWorker'],
};
const everyLayer = [...Object.keys(lowerArrows), 'styles'];
const arrows = { ...lowerArrows, app: everyLayer };

/** Which packages a layer may use; Node's own modules are for none. */
const packages = {
  lib: ['@zootools/email-spell-checker', 'ics', 'js-cookie', 'redux-saga'],
  config: ['valibot'],
  domain: ['minisearch', 'valibot'],
  texts: [],
  ui: ['react', 'react-bootstrap', 'react-dom', 'react-router-dom', 'dompurify'],
  request: ['@reduxjs/toolkit', 'redux-saga', 'typed-redux-saga'],
  api: ['@reduxjs/toolkit', 'axios', 'valibot'],
  content: ['minisearch', 'react', 'react-bootstrap', 'react-router-dom'],
  feature: [
    '@reduxjs/toolkit',
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
  screens: ['react', 'react-bootstrap', 'react-redux', 'react-router-dom'],
  serviceWorker: [
    'workbox-core',
    'workbox-expiration',
    'workbox-precaching',
    'workbox-routing',
    'workbox-strategies',
    'workbox-window',
  ],
  early: ['valibot'],
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
};

/** Files with rights of their own. */
const files = [
  { category: 'entry', pattern: ['src/main.tsx', 'src/prerender.tsx', 'src/*.d.ts'] },
  { category: 'normaliser', pattern: 'src/request/errors.ts' },
];

const layers = [...everyLayer, 'app'].map((type) =>
  type === 'feature'
    ? { type, pattern: 'src/features/*', partialMatch: false, capture: ['area'] }
    : { type, pattern: `src/${type}`, partialMatch: false },
);

const policies = [
  ...Object.entries(arrows).map(([from, to]) => ({
    from: { element: { type: from } },
    allow: { to: { element: { type: to } } },
  })),
  ...Object.entries(packages).map(([from, source]) => ({
    from: { element: { type: from } },
    allow: { to: { module: { origin: 'external', source } } },
  })),
  {
    from: { file: { categories: 'normaliser' } },
    allow: { to: { module: { origin: 'external', source: 'axios' } }, dependency: { kind: 'type' } },
  },
  {
    from: { element: { type: 'texts' } },
    allow: { to: { element: { type: 'domain' } }, dependency: { kind: 'type' } },
  },
  {
    from: { element: { type: ['domain', 'ui', 'feature', 'screens'] } },
    allow: { to: { module: { origin: 'external', source: 'schema-dts' } }, dependency: { kind: 'type' } },
  },
  { from: { file: { categories: 'entry' } }, allow: { to: { element: { type: [...everyLayer, 'app'] } } } },
  {
    from: { file: { categories: 'entry' } },
    allow: { to: { module: { origin: 'external', source: ['react', 'react-dom'] } } },
  },
];

module.exports = { layers, files, policies };
