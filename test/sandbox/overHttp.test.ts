import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from './app';
import { giftCards, orderBody } from './testing';

let sandbox: Sandbox;
let server: Server;
let port: number;

beforeEach(async () => {
  sandbox = createSandbox();
  const listener = getRequestListener(sandbox.app.fetch, { overrideGlobalObjects: false });
  server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  port = (server.address() as AddressInfo).port;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The raw response over a socket, which request mocking does not intercept. */
function call(method: string, path: string, body: unknown = ''): Promise<string> {
  const text = JSON.stringify(body);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    const head = [`${method} ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, 'Connection: close'];
    const length = `Content-Length: ${Buffer.byteLength(text)}`;
    socket.write([...head, length, '', text].join('\r\n'));
  });
}

const form = { topic: 'Kino', rating: 4, message: 'Gut' };
const path = 'feedback/saveCustomerFeedbackForm';

it('closes the connection of a handled call whose response is dropped', async () => {
  sandbox.database().faults.push({ path, drop: true, afterHandling: true, times: 1 });
  expect(await call('POST', `/rest/${path}`, form)).toBe('');
  expect(sandbox.database().feedback).toEqual([form]);
  expect(await call('POST', `/rest/${path}`, form)).toContain('200 OK');
});

it('links to a payment page on the requested origin', async () => {
  const answer = await call('POST', '/rest/order/saveOrder', orderBody([giftCards(1)], 20));
  expect(answer).toContain(`"http://127.0.0.1:${port}/sandbox/bezahlen/10001"`);
  expect(await call('GET', '/sandbox/bezahlen/10001')).toContain('Testzahlung');
});
