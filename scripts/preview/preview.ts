import { createServer, preview } from 'vite';
import { previewOptions, type PreviewOptions } from './options';
import { previewed } from './plugin';

const usage = `npm run preview -- [options]

Serves the build in dist/ with the sandbox. With one of the first three options it shows the shop of the source as it
would be, with a bar that says so (docs/testing.md).

  --at TIME       a time in Vienna like 2026-12-24T18:00; without it that of the recording, else now
  --recorded DIR  the folder of a recording, as SANDBOX_RECORDED
  --facts FILE    a JSON file with the facts of the owner, in place of src/shop/ownerFacts.ts
  --port PORT     default: 4173
  --host          other devices in the network may open it`;

/** The server of a preview, which is not listening yet; `now` in epoch ms. */
export function previewServer(options: PreviewOptions, now: number) {
  const { at, recorded, recordedAt, port, host } = options;
  Object.assign(process.env, {
    // The clock of a recording starts when it was made.
    SANDBOX_CLOCK_SHIFT: String(at - (recordedAt ?? now)),
    SANDBOX_RECORDED: recorded ?? '',
    API_PROXY_TARGET: '',
    VITE_API_BASE_URL: '',
  });
  return createServer({
    configFile: 'vite.config.ts',
    // Another plugin would make `npm start` prepare the packages anew.
    cacheDir: 'node_modules/.vite-preview',
    plugins: [previewed(options, now)],
    server: { port, host, strictPort: true },
  });
}

/** Resolves to the exit code; the server runs on. After an error it may keep the process running without serving anything. */
export async function startPreview(given: string[]): Promise<number> {
  if (given.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const now = Date.now();
  try {
    const options = previewOptions(given, now);
    const { port, host, isOfBuild } = options;
    const server = isOfBuild
      ? await preview({ preview: { port, host } })
      : await (await previewServer(options, now)).listen();
    server.printUrls();
    return 0;
  } catch (error) {
    console.error(`${(error as Error).message}\nnpm run preview -- --help shows the options.`);
    return 1;
  }
}
