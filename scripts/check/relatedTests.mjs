/** More take longer than a minute. */
const mostTests = 6;

const testFile = /^test\/.*\.test\.tsx?$/;
const feature = /^src\/features\/(\w+)\//;
const mirrored = /^src\/(app|prehydrate|prerender|serviceWorker)\//;
const page = /^src\/pages\/(\w+)Page\.tsx$/;

/** How tests import a file: `@/domain/vat`, `@test/support/render`, `…/scripts/tool.mjs`. @param {string} file */
function specifierOf(file) {
  const [, folder, path] = /^(src|test)\/(.*)\.tsx?$/.exec(file) ?? [];
  if (folder) return `'${folder === 'src' ? '@' : '@test'}/${path}'`;
  return `${file}'`;
}

/**
 * The test files that a change most likely breaks, the likeliest first: the changed ones, those that import a changed
 * file, and those of its feature or page. `vitest related` also follows lazily loaded pages, so that nearly every test
 * is related to nearly every component.
 * @param {string[]} changed
 * @param {ReadonlyMap<string, string>} tests the text of every test file
 * @returns {{ chosen: string[], count: number }} `count`: how many are related
 */
export function relatedTests(changed, tests) {
  const names = [...tests.keys()].filter((name) => testFile.test(name));
  const textOf = (/** @type {string} */ name) => tests.get(name) ?? '';
  const pagesNamed = (/** @type {string} */ word) =>
    names.filter((name) => name.toLowerCase().startsWith(`test/pages/${word.toLowerCase()}`));
  const importers = changed.flatMap((file) =>
    names.filter((name) => textOf(name).includes(specifierOf(file))),
  );
  const features = new Set(changed.flatMap((file) => feature.exec(file)?.[1] ?? []));
  const ofFeatures = [...features].flatMap((name) => [
    ...names.filter((test) => test.startsWith(`test/features/${name}/`)),
    ...pagesNamed(name),
    ...names.filter((test) => textOf(test).includes(`'@/features/${name}/`)),
  ]);
  const ofFolders = changed.flatMap((file) => {
    const [, folder] = mirrored.exec(file) ?? [];
    return folder ? names.filter((name) => name.startsWith(`test/${folder}/`)) : [];
  });
  const ofPages = changed.flatMap((file) => pagesNamed(page.exec(file)?.[1] ?? '?'));
  const own = changed.filter((file) => tests.has(file) && testFile.test(file));
  const related = [...new Set([...own, ...importers, ...ofFeatures, ...ofFolders, ...ofPages])];
  return { chosen: related.slice(0, mostTests), count: related.length };
}
