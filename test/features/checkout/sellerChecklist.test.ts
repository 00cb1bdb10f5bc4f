import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sellerChecklistTexts } from '@/features/checkout/payment/paymentTexts';

it('the printed checklist has the headings of the packing list', () => {
  const list = readFileSync('src/features/infoPages/pages/flohmarkt-wien/packliste.mdx', 'utf8');
  const headings = [...list.matchAll(/^### (.*)$/gm)].map(([, heading]) => heading);
  expect(sellerChecklistTexts.items.map(({ heading }) => heading)).toEqual(headings);
});
