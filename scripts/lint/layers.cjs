/** Who may import whom; what is not listed is forbidden. */
const arrows = {
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
};
const everyLayer = [...Object.keys(arrows), 'styles'];
arrows.app = everyLayer;

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
  {
    from: { element: { type: 'texts' } },
    allow: { to: { element: { type: 'domain' } }, dependency: { kind: 'type' } },
  },
  { from: { file: { categories: 'entry' } }, allow: { to: { element: { type: [...everyLayer, 'app'] } } } },
];

module.exports = { layers, policies };
