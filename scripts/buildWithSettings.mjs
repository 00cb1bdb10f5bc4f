import { allSettings, settingsFolder } from '../test/browser/shopWithSettings.mjs';
import { runTool } from './tool.mjs';

/**
 * Builds the shop with every setting, for the browser tests of consent and of external pages.
 * @returns {Promise<number>} exit code
 */
export function buildWithSettings() {
  return runTool(
    'vite',
    ['build', '--mode', 'tests', '--logLevel', 'warn', '--outDir', settingsFolder],
    allSettings,
  );
}

if (process.argv[1] === import.meta.filename) process.exitCode = await buildWithSettings();
