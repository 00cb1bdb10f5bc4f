import { describe, expect, it } from 'vitest';
import { startSandbox } from './testing';

const shop = 'https://shop.example';
const fromShop = { headers: { Origin: shop } };
const preflight = {
  headers: {
    Origin: shop,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,content-type',
  },
};

const corsOf = ({ headers }: Response) => ({
  origin: headers.get('Access-Control-Allow-Origin'),
  credentials: headers.get('Access-Control-Allow-Credentials'),
});

describe('a backend for a shop on another host', () => {
  it('allows the origin and its credentials for every response, and no other origin', async () => {
    const sandbox = startSandbox({ allowedOrigin: shop });
    sandbox.database().faults.push({ path: 'feedback/saveCustomerFeedbackForm', status: 503 });
    for (const path of ['blog/getBlogs', 'nothing/here', 'feedback/saveCustomerFeedbackForm']) {
      const response = await sandbox.send('GET', `/rest/${path}`, fromShop);
      expect(corsOf(response), path).toEqual({ origin: shop, credentials: 'true' });
    }
    const headers = { Origin: 'https://other.example' };
    expect(corsOf(await sandbox.send('GET', '/rest/blog/getBlogs', { headers })).origin).toBeNull();
  });

  it('responds to a preflight without logging or disturbing it', async () => {
    const sandbox = startSandbox({ allowedOrigin: shop });
    sandbox.database().faults.push({ path: 'order/saveOrder', status: 503 });
    const response = await sandbox.send('OPTIONS', '/rest/order/saveOrder', preflight);
    expect(response.status).toBe(204);
    expect(corsOf(response)).toEqual({ origin: shop, credentials: 'true' });
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('POST');
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('authorization,content-type');
    expect(sandbox.database().requests).toEqual([]);
  });

  it('closes the connection of a dropped response', async () => {
    const sandbox = startSandbox({ allowedOrigin: shop });
    sandbox.database().faults.push({ path: 'blog/getBlogs', drop: true });
    expect((await sandbox.send('GET', '/rest/blog/getBlogs', fromShop)).type).toBe('error');
  });
});

it('a backend on the host of the shop allows no origin', async () => {
  const sandbox = startSandbox();
  const none = { origin: null, credentials: null };
  expect(corsOf(await sandbox.send('GET', '/rest/blog/getBlogs', fromShop))).toEqual(none);
  const response = await sandbox.send('OPTIONS', '/rest/order/saveOrder', preflight);
  expect([response.status, corsOf(response)]).toEqual([404, none]);
});
