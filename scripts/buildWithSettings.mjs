import { allSettings, settingsFolder } from '../test/browser/shopWithSettings.mjs';
import { runTool } from './tool.mjs';

/**
 * Builds the shop once more, with every setting: the browser tests of consent and of pages elsewhere ask it.
 * @returns {Promise<number>} the exit code
 */
export function buildWithSettings() {
  return runTool(
    'vite',
    ['build', '--mode', 'tests', '--logLevel', 'warn', '--outDir', settingsFolder],
    allSettings,
  );
}

if (process.argv[1] === import.meta.filename) process.exitCode = await buildWithSettings();
