import { createServer } from 'vite';
import { previewOptions, type PreviewOptions } from './options';
import { previewed } from './plugin';

const usage = `npm run preview
  serves the build in dist/ with the sandbox

npm run preview -- [--at TIME] [--recorded DIR] [--facts FILE] [--port PORT]
  shows the shop of the source as it would be, with a bar that says so (docs/testing.md)
  --at        a time in Vienna like 2026-12-24T18:00; without it that of the recording, else now
  --recorded  the folder of a recording, as SANDBOX_RECORDED
  --facts     a JSON file with the facts of the owner, in place of src/shop/ownerFacts.ts
  --port      4173 without it`;

/** The server of a preview, which is not listening yet; `now` in epoch ms. */
export function previewServer(options: PreviewOptions, now: number) {
  const { at, recorded, recordedAt, port } = options;
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
    server: { port, strictPort: true },
  });
}

/** Resolves to the exit code; the server runs on. */
export async function startPreview(given: string[]): Promise<number> {
  if (given.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const now = Date.now();
  try {
    const server = await previewServer(previewOptions(given, now), now);
    try {
      await server.listen();
    } catch (error) {
      // Else the command would not end.
      await server.close();
      throw error;
    }
    server.printUrls();
    return 0;
  } catch (error) {
    console.error(`${(error as Error).message}\nnpm run preview -- --help shows the options.`);
    return 1;
  }
}
