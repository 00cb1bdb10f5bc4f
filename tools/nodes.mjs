import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { printTitled } from '../scripts/table.mjs';
import { root, toolPath, withoutSettings } from '../scripts/tool.mjs';

/** The minimum of `engines`, and each later LTS release. */
const supported = ['20.19', '22', '24', '26'];

/** @type {Partial<Record<NodeJS.Platform, string>>} as in the names of npm's packages with Node binaries */
const platforms = { linux: 'linux', darwin: 'darwin', win32: 'win' };

const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ticketshop-nodes');

/**
 * Installs a version of Node into a cache outside of the project. Throws if npm has none for this machine.
 * @param {string} version
 * @returns {string} path of the executable
 */
function fetchNode(version) {
  const folder = join(cache, version);
  const name = `node-${platforms[process.platform] ?? process.platform}-${process.arch}`;
  const isWindows = process.platform === 'win32';
  const program = join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-save', `${name}@${version}`];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: isWindows });
  if (status !== 0) throw new Error(`npm could not install ${name}@${version}.`);
  return program;
}

/** Deprecation and experimental warnings of Node.js. */
const warning = /^\(node:\d+\).*Warning: /gm;

/**
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<{ exitCode: number, seconds: number, warnings: string[] }>}
 */
async function runWith(node, args) {
  const startedAt = performance.now();
  let output = '';
  const exitCode = await new Promise((resolve) => {
    const child = spawn(node, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...withoutSettings,
        PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
      },
    });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve(code ?? 1));
  });
  if (exitCode !== 0) console.log(output);
  return {
    exitCode,
    seconds: (performance.now() - startedAt) / 1000,
    warnings: output.match(warning) ?? [],
  };
}

/** @param {{ exitCode: number, seconds: number }} result */
const verdict = ({ exitCode, seconds }) =>
  `${exitCode === 0 ? 'passed' : 'failed'} (${seconds.toFixed(0)} s)`;

/** @param {string} version */
async function tryVersion(version) {
  const node = fetchNode(version);
  const exact = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  console.log(`== Node ${exact}`);
  const folder = mkdtempSync(join(tmpdir(), 'ticketshop-nodes-'));
  try {
    const report = join(folder, 'unit.json');
    const reporters = ['--reporter=json', `--outputFile=${report}`];
    const types = await runWith(node, [toolPath('typescript-native', 'tsc'), '--noEmit']);
    const unit = await runWith(node, [toolPath('vitest'), 'run', ...reporters]);
    const build = await runWith(node, [
      toolPath('vite'),
      'build',
      '--logLevel',
      'warn',
      '--outDir',
      join(folder, 'dist'),
    ]);
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    const warnings = [types, unit, build].flatMap((each) => each.warnings);
    for (const line of new Set(warnings)) console.log(line);
    return {
      hasFailed: [types, unit, build].some(({ exitCode }) => exitCode !== 0),
      row: [
        exact,
        verdict(types),
        `${numPassedTests} passed, ${numFailedTests} failed (${unit.seconds.toFixed(0)} s)`,
        verdict(build),
        warnings.length,
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { positionals } = parseArgs({ allowPositionals: true });
const results = [];
for (const version of positionals.length > 0 ? positionals : supported)
  results.push(await tryVersion(version));
printTitled({
  title: 'Types, unit tests and build by Node.js version',
  headings: ['Node', 'types', 'unit tests', 'build', 'warnings'],
  rows: results.map(({ row }) => row),
});
process.exitCode = results.some(({ hasFailed }) => hasFailed) ? 1 : 0;
