/** Names and versions of the oldest supported browsers (docs/testing.md, "Browsers"). */
const oldest = { Chrome: 111, Edge: 111, Firefox: 115, Safari: 16.4 };

/** As a build names them. */
export const buildTargets = Object.entries(oldest).map(([name, version]) => name.toLowerCase() + version);

/** As visitors read them: „Chrome ab 111, …“. */
export const oldestBrowsers = Object.entries(oldest)
  .map(([name, version]) => `${name} ab ${version}`)
  .join(', ');
