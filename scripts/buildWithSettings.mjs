import { allSettings, settingsFolder } from '../test/browser/shopWithSettings.mjs';
import { commandOf, run } from './tool.mjs';

/** Builds the shop with every setting, for the browser tests of consent and of external pages. */
export const settingsBuild = {
  command: commandOf('vite', ['build', '--mode', 'tests', '--logLevel', 'warn', '--outDir', settingsFolder]),
  env: allSettings,
};

if (process.argv[1] === import.meta.filename)
  process.exitCode = await run(...settingsBuild.command, { env: settingsBuild.env });
