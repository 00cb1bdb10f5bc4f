import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';

/** A socket or a port of this machine. */
export type ServerAddress = { socketPath: string } | { host: string; port: number };

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a raw request, with a body by POST: `fetch` would normalise the path, follow redirects and decompress the body. */
export function requestRaw(
  server: ServerAddress,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<RawResponse> {
  const options: RequestOptions = {
    ...server,
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: { Host: 'localhost', ...headers },
    agent: false,
  };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
