import { connect } from 'node:http2';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { programmeOf } from '../../bench/list/shows.mjs';
import { addHandWritten } from '../../bench/references.mjs';
import { startServer } from '../../bench/server.mjs';
import { slowLine } from '../../bench/transfer.mjs';
import { folderWith } from './folders';

async function start(files: Record<string, string> = {}) {
  const folder = folderWith({ 'index.html': '<main>home</main>', ...files });
  const server = await startServer(folder);
  onTestFinished(() => server.close());
  return { server, get: (path: string) => fetch(server.origin + path) };
}

describe('slowLine', () => {
  it('delays each response and sends them one after the other', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const line = slowLine({ latency: 20, bitsPerSecond: 80_000 });
    const startedAt = performance.now();
    const ends = Promise.all(
      [1000, 1000].map(async (bytes) => {
        await line(bytes);
        return performance.now() - startedAt;
      }),
    );
    await vi.runAllTimersAsync();
    // 20 ms of latency, and 100 ms per response.
    expect(await ends).toEqual([120, 220]);
  });
});

describe('startServer', () => {
  it('serves compressed files with cache headers, 404 for missing files, and the sandbox as the backend', async () => {
    const { get } = await start({
      'shells/show.html': '<div>shell</div>',
      'kino.html': '<main>kino</main>',
      'assets/start.js': 'start()',
    });
    const texts = await Promise.all(
      ['/', '/kino', '/show/1', '/assets/start.js'].map(async (path) => (await get(path)).text()),
    );
    expect(texts).toEqual(['<main>home</main>', '<main>kino</main>', '<div>shell</div>', 'start()']);
    const headersOf = async (path: string) => {
      const { headers } = await get(path);
      return [headers.get('Content-Encoding'), headers.get('Cache-Control')];
    };
    expect(await headersOf('/assets/start.js')).toEqual(['br', 'public, max-age=31536000, immutable']);
    expect(await headersOf('/kino')).toEqual(['br', 'no-cache']);
    expect((await get('/assets/gone.js')).status).toBe(404);
    const programme = await get('/rest/show/getCurrentShows?s1=fetch');
    expect(programme.headers.get('Content-Encoding')).toBe('br');
    expect((await programme.json()).dataEntries.length).toBeGreaterThan(0);
  });

  it('serves the same files over HTTP/2', async () => {
    const { server } = await start();
    const session = connect(server.secureOrigin, { rejectUnauthorized: false });
    onTestFinished(() => session.destroy());
    const request = session.request({ ':path': '/' });
    const headers = await new Promise((resolve) => request.on('response', resolve));
    expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
    expect(session.alpnProtocol).toBe('h2');
  });

  it('serves the compressed copy that the build wrote', async () => {
    const { server } = await start({ 'kino.html': 'text', 'kino.html.br': 'compressed copy' });
    const session = connect(server.secureOrigin, { rejectUnauthorized: false });
    onTestFinished(() => session.destroy());
    const chunks: Buffer[] = [];
    for await (const chunk of session.request({ ':path': '/kino' })) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toBe('compressed copy');
  });

  it('serves a hand-written page that requests its data early and inserts the content in one script', async () => {
    const { server, get } = await start();
    const html = '<html><head></head><body><main></main></body></html>';
    const part = { path: [0], html: '<p>card $&</p>' };
    addHandWritten(server, '/references/list', { html, request: '/rest/shows', part });
    const page = await (await get('/references/list')).text();
    expect(page).toContain('<head><script>early = fetch("/rest/shows")</script>');
    expect(await (await get('/references/list.js')).text()).toContain('<p>card $&</p>');
    addHandWritten(server, '/references/list', { html, request: undefined, part });
    expect(await (await get('/references/list')).text()).not.toContain('fetch');
  });

  it('holds the programme until it is released, and no other request of the backend is answered', async () => {
    const { server, get } = await start();
    const { requested, release } = server.hold('{"dataEntries":[]}');
    const answered: string[] = [];
    const programme = get('/rest/show/getCurrentShows').then((response) => {
      answered.push('programme');
      return response.json();
    });
    get('/rest/show/getShowDetailData?showid=1000').then(
      () => answered.push('show'),
      () => undefined,
    );
    await requested;
    await get('/');
    expect(answered).toEqual([]);
    release();
    expect(await programme).toEqual({ dataEntries: [] });
    expect(await (await get('/rest/show/getCurrentShows')).json()).toEqual({ dataEntries: [] });
    expect(answered).toEqual(['programme']);
    server.conditions.held = undefined;
    expect((await (await get('/rest/show/getCurrentShows?s1=fetch')).json()).dataEntries).not.toEqual([]);
  });
});

describe('programmeOf', () => {
  it('returns as many shows as requested, each with its own number and without a picture', async () => {
    const { server } = await start();
    const { count, body } = await programmeOf(server, 100);
    const shows: { showId: number; movie: { imageName?: string } }[] = JSON.parse(body).dataEntries;
    expect([count, new Set(shows.map(({ showId }) => showId)).size]).toEqual([100, 100]);
    expect(shows.filter(({ movie }) => movie.imageName)).toEqual([]);
  });
});
