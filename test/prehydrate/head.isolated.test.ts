import { beforeEach, expect, it, vi } from 'vitest';

const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));

/** What the script in the head has to fetch, as it is noted at the script itself. */
function noteFiles(files: Record<'scripts' | 'sheets', string>): void {
  const script = document.createElement('script');
  Object.assign(script.dataset, files);
  document.head.append(script);
}

/** What the script in the head asks for, on a page with these notes at an address. */
async function asksAt(address: string, notes: Record<string, string>): Promise<string[]> {
  window.history.replaceState(null, '', address);
  const { dataset } = document.documentElement;
  for (const name of Object.keys(dataset)) delete dataset[name];
  Object.assign(dataset, notes);
  vi.resetModules();
  await import('@/prehydrate/head');
  return Object.keys(globalThis.earlyResponses ?? {});
}

beforeEach(() => {
  document.head.replaceChildren();
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
  globalThis.earlyResponses = undefined;
});

const list = { address: '/automarkt', asks: '/rest/show/getCurrentShows?s1=fetch&showtype=automarkt' };
const show = {
  pattern: '^/show/[^/]+/?$',
  asks: '/rest/show/getShowDetailData?showidentifier=*',
  asksById: '/rest/show/getShowDetailData?showid=*',
};
const result = {
  address: '/pspresult',
  query: 'orderid',
  asks: '/rest/order/paymentStatus?orderid=*',
  asksById: '/rest/order/paymentStatus?orderid=*',
};

it.each([
  ['/automarkt', list, list.asks],
  ['/automarkt/?utm_source=post', list, list.asks],
  ['/automarkt?free=1', { ...list, query: 'free' }, list.asks],
  ['/show/301', show, '/rest/show/getShowDetailData?showid=301'],
  ['/show/der-general_2026.1/', show, '/rest/show/getShowDetailData?showidentifier=der-general_2026.1'],
  ['/pspresult?orderid=42', result, '/rest/order/paymentStatus?orderid=42'],
  ['/pspresult/?status=paid&orderid=A-42', result, '/rest/order/paymentStatus?orderid=A-42'],
])('asks at %s for what the app will ask for', async (address, notes, wanted) => {
  expect(await asksAt(address, notes)).toEqual([wanted]);
  expect(asked).toHaveBeenCalledExactlyOnceWith(wanted, {
    cache: 'no-cache',
    credentials: 'include',
    headers: {},
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

it.each([
  ['/automarkt?tag=2026-04-18', list],
  ['/kino/faqs', list],
  ['/automarkt', { address: '/automarkt' }],
  ['/show/007', show],
  ['/show/f%C3%BCr-alle', show],
  ['/show/301/mehr', show],
  ['/pspresult', result],
  ['/pspresult?orderid=a%26b', result],
])('asks for nothing at %s, where it is not certain', async (address, notes) => {
  expect(await asksAt(address, notes)).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});

it('sends along what every call carries', async () => {
  const headers = { Authorization: 'Basic eDp5' };
  await asksAt('/automarkt', { ...list, headers: JSON.stringify(headers) });
  expect(asked).toHaveBeenCalledExactlyOnceWith(list.asks, {
    cache: 'no-cache',
    credentials: 'include',
    headers,
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

it('stays quiet where the answer fails that nobody takes', async () => {
  asked.mockRejectedValueOnce(new TypeError('offline'));
  await asksAt('/automarkt', list);
  await expect(globalThis.earlyResponses?.[list.asks]).rejects.toThrow('offline');
});

it('fetches the code of the screen ahead once it has asked, so that the answer waits for no file', async () => {
  const ahead = () =>
    [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
  asked.mockImplementationOnce(() => {
    expect(ahead()).toEqual([]);
    return Promise.resolve(Response.json({}));
  });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  noteFiles({ scripts: '/assets/a.js /assets/b.js', sheets: '/assets/a.css' });
  await asksAt('/automarkt', list);
  expect(asked).toHaveBeenCalledOnce();
  expect(ahead()).toEqual(['/assets/a.js', '/assets/b.js']);
});

it('adds the sheets in their order once the page was painted', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const sheets = () =>
    [...document.head.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href'));
  noteFiles({ scripts: '', sheets: '/assets/a.css /assets/b.css' });
  await asksAt('/automarkt', list);
  expect(sheets()).toEqual([]);
  frames.forEach((frame) => frame(0));
  await vi.waitFor(() => expect(sheets()).toEqual(['/assets/a.css', '/assets/b.css']));
});

it.each(['load', 'error'])('lets no sheet count before the first, whose %s ends the wait', async (end) => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  noteFiles({ scripts: '', sheets: '/assets/a.css /assets/b.css /assets/c.css' });
  await asksAt('/automarkt?seite=2', list);
  expect(links().map(({ media }) => media)).toEqual(['all', 'not all', 'not all']);
  links()[0]?.dispatchEvent(new Event(end));
  expect(links().map(({ media }) => media)).toEqual(['all', 'all', 'all']);
});

it('adds them at once where the query counts, for the shop has to make such a page anew', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  noteFiles({ scripts: '', sheets: '/assets/a.css' });
  await asksAt('/automarkt?seite=2', list);
  expect(document.head.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
});

it('begins with the letters whose faces this build has kept, without asking for their sheet', async () => {
  const fonts = '/assets/fonts-2.css /assets/latin-2.woff2';
  const faces = '@font-face{font-family:a}';
  const added = () => [...document.head.querySelectorAll('style, link')].map((part) => part.outerHTML);
  window.localStorage.setItem('fonts', `/assets/fonts-1.css\n${faces}`);
  await asksAt('/kino/faqs', { address: '/kino/faqs', fonts });
  expect(added()).toEqual([]);
  window.localStorage.setItem('fonts', `/assets/fonts-2.css\n${faces}`);
  await asksAt('/kino/faqs', { address: '/kino/faqs', fonts });
  expect(added()).toEqual([
    '<link rel="preload" as="font" crossorigin="" href="/assets/latin-2.woff2">',
    `<style>${faces}</style>`,
  ]);
});
