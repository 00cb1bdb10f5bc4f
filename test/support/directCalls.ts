import { AxiosError, type AxiosResponse } from 'axios';
import { client } from '@/shared/api/client';
import { addCleanup } from './cleanups';
import { respondTo } from './server';

/**
 * Lets the client call the sandbox itself until the end of the test: without the requests of jsdom, which take ten times
 * as long, and without setting the clock.
 */
export function callDirectly(): void {
  const { adapter } = client.defaults as Required<typeof client.defaults>;
  client.defaults.adapter = async (config) => {
    const { url = '', method = 'get', data: body } = config;
    const request = new Request(new URL(url, window.location.href), { method, body: body as string });
    const received = await respondTo(request);
    const response: AxiosResponse = {
      data: await received.text(),
      status: received.status,
      statusText: received.statusText,
      headers: Object.fromEntries(received.headers),
      config,
    };
    if (received.ok) return response;
    throw new AxiosError(
      `status ${received.status}`,
      AxiosError.ERR_BAD_RESPONSE,
      config,
      undefined,
      response,
    );
  };
  addCleanup(() => {
    client.defaults.adapter = adapter;
  });
}
