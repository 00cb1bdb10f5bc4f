import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { renderApp } from '@test/support/renderApp';

function hashtagOn(address: string): string | undefined {
  renderApp(address);
  return within(screen.getByRole('banner')).queryByText(/^#/)?.textContent;
}

it.each([
  [paths.flohmarkt.to(), '#FlohmarktWien'],
  [paths.stallFees.to(), '#Standgebühren'],
  [paths.sellerChecklist.to(), '#Checkliste'],
  [paths.flohmarktFaqs.to(), '#FlohmarktFragen'],
  ['/kinderflohmarkt/kinderflohmarkt-wien-sonntag', '#Kinderflohmarkt'],
  ['/flohmarkt-wien/kundenliebe-oesterreichs-bester-flohmarkt', '#Kundenliebe'],
  [paths.sellingTips.to(), '#Verkaufstipps'],
  ['/flohmarkt-wien/kinoprogramm-wien', '#KinoprogrammWien'],
])('the header of %s is titled %s', (address, hashtag) => {
  expect(hashtagOn(address)).toBe(hashtag);
});

it('a slash at the end changes nothing', () => {
  expect(hashtagOn(`${paths.flohmarkt.to()}/?von=mail`)).toBe('#FlohmarktWien');
});

it.each([
  ['in the middle of an address', paths.flohmarktArrival.to()],
  ['in a query', '/flohmarkt-unbekannt?von=/flohmarkt-wien'],
  ['on a page of the cinema', paths.cinemaLanding.to()],
])('an ending %s makes no title', (_, address) => {
  expect(hashtagOn(address)).toBeUndefined();
});
