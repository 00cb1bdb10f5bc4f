import { film, labelled } from '@test/browser/steps';
import { expect, test } from './fixtures';
import { decline } from './steps';
import { button, heading, link, main, type Target } from './target';

const grid: Target = { role: 'grid' };
const search: Target = { role: 'searchbox' };
const hits: Target = { role: 'list', name: 'Treffer' };
/** A day with shows; its name continues after the year. */
const dayWithShow: Target = { role: 'gridcell', name: /, \d+ Termine?/, inside: grid };

test('a day of the month view filters the programme, and Back returns to it', async ({ visitor }) => {
  await visitor.open('/kinoprogramm-wien/kinoprogramm');
  await decline(visitor);
  await visitor.press(button('Termin finden'));
  await visitor.press(button('Monatsansicht'));
  await visitor.press(dayWithShow);
  await visitor.see(dayWithShow, { isSelected: true });
  await visitor.expectAddress(/[?&]tag=\d{4}-\d{2}-\d{2}/);
  await visitor.press(link(/^Tickets & Infos/, main));
  await visitor.see({ role: 'heading', level: 1 }, { isFocused: true });
  await visitor.back();
  await visitor.see(grid);
  await visitor.expectAddress(/[?&]tag=\d{4}-\d{2}-\d{2}/);
});

test('the filter of the programme finds a film by a part of its title', async ({ visitor }) => {
  await visitor.open('/kinoprogramm-wien/kinoprogramm');
  await decline(visitor);
  await visitor.press(button('Termin finden'));
  await visitor.type({ role: 'searchbox', name: 'Suche' }, 'goldr');
  await visitor.see(link(labelled('Tickets & Infos', film)));
  await visitor.miss(link(labelled('Tickets & Infos', 'Metropolis')));
});

test('the search finds a page despite a typing error, and Back returns to the hits', async ({ visitor }) => {
  await visitor.open('/cart');
  await decline(visitor);
  await visitor.press(link('Suche', { role: 'banner' }));
  await visitor.see(search, { isFocused: true });
  await visitor.type(search, 'Wechselgled');
  await visitor.press(link(/^Wechselgeld am Flohmarkt/, hits));
  await visitor.see(heading(/Wechselgeld/), { isFocused: true });
  await visitor.back();
  await visitor.see(search, { value: 'Wechselgled' });
  expect(await visitor.count(hits)).toBe(1);
});
