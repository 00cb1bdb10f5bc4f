import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { deploy } from '@test/browser/deployment';
import { test as base } from './fixtures';
import { startFrontServer } from './frontServer';
import { decline } from './steps';
import { heading, link, main, type Target } from './target';

/** The trailing dot avoids the local hosts on which the shop registers no worker. */
const host = 'shop.localhost.';

/** WebKit has workers over TLS only. The other engines have none if the certificate is not trusted. */
const test = base.extend({
  shop: async ({ engine }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'ticketshop-certificate-'));
    const certificate = engine === 'webkit' ? await getCertificate(folder, 'shop', [host]) : undefined;
    const deployment = await deploy();
    const server = `http://127.0.0.1:${new URL(deployment.origin).port}`;
    const shop = await startFrontServer(server, { host, certificate });
    await use(shop);
    await shop.close();
    deployment.close();
    rmSync(folder, { recursive: true });
  },
});

const status: Target = { role: 'status', name: 'Verbindung, Bestellung und Version' };

/** Runs in the page. */
const isControlled = () => navigator.serviceWorker.controller?.state === 'activated';

test(
  'the programme of the last visit opens without a connection, and is replaced when it returns',
  { tag: '@webkit' },
  async ({ visitor, shop, allowProblems }) => {
    // Requests fail without a connection.
    allowProblems(/^(?:console|page): /);
    await visitor.open('/kinoprogramm-wien/kinoprogramm');
    await decline(visitor);
    await visitor.see(link(/^Tickets & Infos/, main));
    await visitor.expect(() => visitor.driver.evaluate(isControlled, undefined), true, 'service worker');
    await visitor.reload();
    await visitor.see(link(/^Tickets & Infos/, main));

    await shop.disconnect();
    await visitor.reload();
    await visitor.see(heading('Kinoprogramm'));
    await visitor.see(link(/^Tickets & Infos/, main));
    await visitor.read(/Stand: \S+ \d{2}\.\d{2}\.\d{4}/);
    await visitor.read(/^Du bist offline/, status);

    await shop.reconnect();
    await visitor.miss(status);
    await visitor.see(link(/^Tickets & Infos/, main));
  },
);
