import { loadEnv } from 'vite';
import { importScript } from './importScript.mjs';
import { root } from './tool.mjs';

const variables = { ...loadEnv('production', root, 'VITE_'), ...process.env };
const media = variables['VITE_MEDIA_BASE_URL'];
/** @type {typeof import('./publishProgramme/main.ts')} */
const { publishProgramme } = await importScript('./scripts/publishProgramme/main.ts', {
  ...(media && { VITE_MEDIA_BASE_URL: media }),
});
process.exitCode = await publishProgramme(process.argv.slice(2), variables);
