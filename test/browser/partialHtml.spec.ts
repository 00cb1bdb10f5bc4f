import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures';
import { addresses } from './steps';

/** ms */
const pause = 700;

async function serveInTwoParts(html: string, text: string) {
  const middle = html.indexOf(text);
  expect(middle).toBeGreaterThan(0);
  const server = createServer(({ url }, response) => {
    if (url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(html.slice(0, middle));
    setTimeout(() => response.end(html.slice(middle)), pause);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { port: (server.address() as AddressInfo).port, server };
}

// A partly painted page would be shifted by its rest.
for (const text of ['class="header-end"', '</main>'])
  test(`a page is not painted before ${text} has arrived`, async ({ browser, request }) => {
    const built = await (await request.get(addresses.programme, { headers: { accept: 'text/html' } })).text();
    const { port, server } = await serveInTwoParts(built, text);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}/`);
    const painted = () =>
      page.evaluate(() => {
        const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const [first] = performance.getEntriesByType('paint');
        return loading && first && first.startTime - loading.responseStart;
      });
    await expect.poll(painted).toBeGreaterThan(pause - 100);
    await context.close();
    server.closeAllConnections();
    server.close();
  });
