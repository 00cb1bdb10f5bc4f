import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';

/** Where a server listens: a socket or a port of this machine. */
export type Place = { socketPath: string } | { host: string; port: number };

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks as it stands there: `fetch` would tidy the address, ask again where it moved, and unpack the answer. */
export function ask(place: Place, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const options: RequestOptions = {
    ...place,
    path,
    headers: { Host: 'localhost', ...headers },
    agent: false,
  };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
