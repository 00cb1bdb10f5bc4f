import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { installedWebKit, installedXvfb } from '../../scripts/programs/webkit.mjs';

/** Larger than every tested window. */
const screen = '1600x1400x24';

/** Shrinks the browser's toolbar, whose width would otherwise keep the window above the width of a phone. */
const toolbarStyle =
  'window *, headerbar * { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 4px }';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const isListening = (address: string) =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function stop(process: ChildProcess): Promise<void> {
  if (hasEnded(process)) return;
  const exit = once(process, 'exit');
  process.kill();
  await exit;
}

export type WebKitPrograms = Awaited<ReturnType<typeof startWebKitPrograms>>;

/** Starts an X server of its own. Drivers are started per test, because one driver has one session. */
export async function startWebKitPrograms() {
  const [webKit, xvfb] = [installedWebKit(), installedXvfb()];
  if (!webKit || !xvfb) throw new Error('WebKitGTK or Xvfb is not installed.');
  const settings = mkdtempSync(join(tmpdir(), 'ticketshop-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), toolbarStyle);
  // Chooses a free display and writes its number to descriptor 3.
  const server = spawn(xvfb, ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(createInterface(server.stdio[3] as Readable), 'line')) as [string];
  return {
    browser: webKit.browser,
    /** Starts a driver, which may not listen yet. */
    async startDriver() {
      const port = await freePort();
      const driver = spawn(webKit.driver, [`--port=${port}`, '--host=127.0.0.1'], {
        stdio: 'ignore',
        env: {
          ...process.env,
          DISPLAY: `:${display}`,
          XDG_CONFIG_HOME: settings,
          LANG: 'de_AT.UTF-8',
          // Containers lack what the sandbox needs.
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
          LIBGL_ALWAYS_SOFTWARE: '1',
          NO_AT_BRIDGE: '1',
        },
      });
      const address = `http://127.0.0.1:${port}`;
      return {
        address,
        async waitUntilListening() {
          while (!hasEnded(driver) && !(await isListening(address))) await setTimeout(20);
        },
        stop: () => stop(driver),
      };
    },
    async stop() {
      await stop(server);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}
