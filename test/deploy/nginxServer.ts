import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { deploymentFolder } from '../../build/deploy/site';
import { installedBrotliModule, installedNginx } from '../../scripts/programs/nginx.mjs';
import { requestRaw, type ServerAddress } from './requestRaw';

const program = installedNginx();
const brotliModule = program && installedBrotliModule();

export const hasNginx = program !== undefined;
export const hasBrotli = brotliModule !== undefined;

const uncommented = (text: string, from: RegExp) => text.replace(from, (lines) => lines.replace(/# /g, ''));

/** The example configuration, listening on a socket instead of a port. */
function site(folder: string, socket: string, changes: (text: string) => string): string {
  const example = readFileSync(join(deploymentFolder(folder), 'nginx/example.conf'), 'utf8')
    .replaceAll('/var/www/shop/current/dist-deploy', deploymentFolder(folder))
    .replaceAll('/var/www/shop/current/dist', folder)
    .replace(/listen 80;\s+listen \[::\]:80;/, `listen unix:${socket};`);
  return changes(hasBrotli ? uncommented(example, /# include \S+brotli\.conf;/) : example);
}

/** Announcements from another folder than the usual one. */
const withStaffFolder = (text: string, own: string) =>
  uncommented(text, /# set \$shop_staff \S+;/).replace(/(set \$shop_staff) \S+;/, `$1 ${own};`);

/** With the log of measured visits. */
const withVisits = (text: string, own: string) =>
  [/# log_format[\s\S]*?# server \{[\s\S]*?# \}/, /# location = [\s\S]*?\n {2}# \}/]
    .reduce(uncommented, text)
    .replaceAll('/run/nginx-shop-visits.sock', join(own, 'visits.sock'))
    .replace('/var/log/nginx', own);

/** A second shop with a proxy for the backend. */
function withBackend(text: string, backend: string): string {
  return uncommented(text, /# location \^~[\s\S]*?# }/)
    .replace(/^include .*maps\.conf;$/m, '')
    .replace('https://backend.example', `http://unix:${backend}:`);
}

function configuration(folder: string, own: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${own}/${name};`,
  );
  return `daemon off;
master_process off;
pid ${own}/nginx.pid;
error_log stderr warn;
${brotliModule ? `load_module ${brotliModule};` : ''}
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  ${site(folder, join(own, 'shop.sock'), (text) => withVisits(withStaffFolder(text, own), own))}
  ${site(folder, join(own, 'proxied.sock'), (text) => withBackend(text, join(own, 'backend.sock')))}
  server {
    listen unix:${join(own, 'backend.sock')};
    location = /rest/auth/session { add_header WWW-Authenticate Basic always; add_header Retry-After 7 always; return 401; }
    location / { default_type application/json; add_header Cache-Control no-store; return 200 "{\\"asked\\":\\"$request_uri\\"}"; }
  }
}
`;
}

export type Nginx = {
  address: ServerAddress;
  /** With the example's proxy for the backend. */
  proxied: ServerAddress;
  /** The folder of the announcements and of the log of visits. */
  staff: string;
  /** Output of the configuration test. */
  warnings: string;
  stop: () => Promise<void>;
};

/** Starts nginx with the generated files. Throws nginx's message if it rejects them. */
export async function startNginx(build: string): Promise<Nginx> {
  const folder = resolve(build);
  const own = mkdtempSync(join(tmpdir(), 'ticketshop-nginx-'));
  const file = join(own, 'nginx.conf');
  writeFileSync(file, configuration(folder, own));
  const args = ['-p', own, '-c', file, '-e', 'stderr'];
  const tested = spawnSync(program!, ['-t', ...args], { encoding: 'utf8' });
  if (tested.status !== 0) throw new Error(tested.stderr);
  const server = spawn(program!, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((done) => server.once('close', () => done()));
  const address = { socketPath: join(own, 'shop.sock') };
  await untilResponding(address, ended);
  return {
    address,
    proxied: { socketPath: join(own, 'proxied.sock') },
    staff: own,
    warnings: tested.stderr,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(own, { recursive: true, force: true });
    },
  };
}

async function untilResponding(address: ServerAddress, ended: Promise<void>): Promise<void> {
  let isRunning = true;
  void ended.then(() => (isRunning = false));
  while (isRunning) {
    try {
      await requestRaw(address, '/');
      return;
    } catch {
      await new Promise((next) => setTimeout(next, 20));
    }
  }
  throw new Error('nginx ended before it responded.');
}
