// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { apiAddress, apiHeaders } from '@/shared/api/address';
import { calls } from '@/features/catalogue/calls';

const settings = vi.hoisted(() => ({
  VITE_API_BASE_URL: '/rest/',
  VITE_API_BASIC_AUTH: undefined as string | undefined,
}));
vi.mock('@/shared/config/settings', () => ({ settings }));

it('an address leaves out undefined values and keeps the order, so that equal queries have one address', () => {
  expect(apiAddress('blog/getBlogs')).toBe('/rest/blog/getBlogs');
  expect(apiAddress('blog/getBlogs', { blogtype: undefined })).toBe('/rest/blog/getBlogs');
  expect(apiAddress(...calls.shows({ prebooking: '1', showtype: 'kino' }))).toBe(
    '/rest/show/getCurrentShows?s1=fetch&showtype=kino&prebooking=1',
  );
  expect(apiAddress(...calls.showDetail({ id: 7 }))).toBe('/rest/show/getShowDetailData?showid=7');
});

it.each(['a b', 'ä&b=c', '#?/', '+', '%20', '"\u202E'])('an address encodes %j without loss', (value) => {
  const { searchParams } = new URL(apiAddress('a', { value }), 'https://shop.example');
  expect(searchParams.get('value')).toBe(value);
});

it('every call has the headers of the settings', () => {
  expect(apiHeaders()).toEqual({});
  settings.VITE_API_BASIC_AUTH = 'shop:secret';
  expect(apiHeaders()).toEqual({ Authorization: 'Basic c2hvcDpzZWNyZXQ=' });
});
