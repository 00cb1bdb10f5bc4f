import { hasApt, installPackages } from './apt.mjs';
import { missingPrograms } from './optional.mjs';

/** `npm run install-programs`: Debian packages without which `npm test` leaves tests out. */
const packages = missingPrograms().map(({ debianPackage }) => debianPackage);
if (packages.length === 0) console.log('No program is missing.');
else if (!hasApt()) {
  console.error(`Only root can install these Debian packages: ${packages.join(' ')}`);
  process.exitCode = 1;
} else {
  console.log(`Installing ${packages.join(' ')}`);
  const problem = await installPackages(packages);
  if (problem !== undefined) console.error(problem);
  process.exitCode = problem === undefined ? 0 : 1;
}
