import { expect, test } from './fixtures';
import { decline, menuLink } from './steps';
import { button, checkbox, dialog, heading, link, menus, region } from './target';

const consentBanner = region('Cookie-Hinweis');
const settings = dialog('Cookie-Einstellungen');

test('menus lead to a page, close with Escape and with Back', async ({ visitor }) => {
  await visitor.open('/cart');
  await decline(visitor);
  await menuLink(visitor, 'Flohmarkt', 'Kinderflohmarkt');
  await visitor.see(heading(/Kinderflohmarkt/), { isFocused: true });
  await visitor.miss(link('Kinderflohmarkt', menus));

  const opener = visitor.size.name === 'phone' ? 'Menü' : 'Flohmarkt';
  await visitor.press(button(opener, menus));
  await visitor.see(button(opener, menus), { isExpanded: true });
  await visitor.key('Escape');
  await visitor.see(button(opener, menus), { isExpanded: false, isFocused: true });
  await visitor.press(button(opener, menus));
  await visitor.see(button(opener, menus), { isExpanded: true });
  await visitor.back();
  await visitor.see(button(opener, menus), { isExpanded: false });
  await visitor.see(heading(/Kinderflohmarkt/));
});

test('consent is given for one purpose, kept after a reload, and withdrawn', async ({ visitor }) => {
  await visitor.open('/cart');
  await visitor.press(button('Einstellungen', consentBanner));
  await visitor.see(settings);
  await visitor.press(checkbox(/^Statistik/, settings));
  await visitor.press(button('Auswahl speichern', settings));
  await visitor.miss(settings);
  await visitor.miss(consentBanner);
  await visitor.reload();
  await visitor.see(heading('Warenkorb'));
  expect(await visitor.isVisible(consentBanner)).toBe(false);
  await visitor.press(button('Cookie-Einstellungen'));
  await visitor.see(checkbox(/^Statistik/, settings), { isChecked: true });
  await visitor.see(checkbox(/^Marketing/, settings), { isChecked: false });
  await visitor.press(button('Alle ablehnen', settings));
  await visitor.miss(settings);
  await visitor.see(button('Cookie-Einstellungen'), { isFocused: true });
});

test('a dialog takes the focus, and closes with Escape and with Back', async ({ visitor }) => {
  const information = button('Kurzinformation');
  await visitor.open('/kinoprogramm-wien/kinoprogramm');
  await decline(visitor);
  await visitor.press(information);
  await visitor.see({ role: 'dialog' });
  await visitor.key('Tab');
  await visitor.see(button('Schliessen'), { isFocused: true });
  await visitor.key('Escape');
  await visitor.miss({ role: 'dialog' });
  await visitor.see(information, { isFocused: true });
  await visitor.press(information);
  await visitor.see({ role: 'dialog' });
  await visitor.back();
  await visitor.miss({ role: 'dialog' });
  await visitor.see(heading('Kinoprogramm'));
});
