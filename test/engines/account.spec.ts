import { film } from '@test/browser/steps';
import { expect, test } from './fixtures';
import { decline, menuLink } from './steps';
import { banner, button, dialog, field, heading, link, main, type Target } from './target';

const authDialog = dialog('Anmelden oder registrieren');
const password: Target = { label: 'Passwort', inside: authDialog };
const submit = button('Anmelden', authDialog);

test('a visitor signs in after a wrong password, keeps a favourite and signs out', async ({
  visitor,
  shop,
  allowProblems,
}) => {
  allowProblems(/^request: 401 POST .*auth\/login/);
  await visitor.open('/kinoprogramm-wien/kinoprogramm');
  await decline(visitor);
  await visitor.press(button('Anmelden oder registrieren', banner));
  await visitor.type(field('E-Mail-Adresse', authDialog), 'kundin@example.com');
  await visitor.type(password, 'falsches-passwort');
  await visitor.press(submit);
  await visitor.see({ role: 'alert', inside: authDialog });
  await visitor.type(password, 'stummfilm');
  await visitor.press(submit);
  await visitor.miss(authDialog);
  await visitor.press(button(`Merken: ${film}`));
  await visitor.see(button(`Merken: ${film}`), { isPressed: true });
  await menuLink(visitor, 'Mein Konto', 'Favoriten');
  await visitor.see(heading('Deine Favoriten'), { isFocused: true });
  await visitor.see(link(new RegExp(film), main));
  await visitor.press(button('Abmelden'));
  await visitor.see(button('Anmelden oder registrieren', banner));
  const { requests } = await shop.state();
  const calls = requests.filter(({ method, path }) => method === 'POST' && path.startsWith('auth/'));
  expect(calls.map(({ path }) => path)).toEqual(['auth/login', 'auth/login', 'auth/logout']);
});

test('a reminder of a film is set after a wrong address', async ({ visitor, shop }) => {
  const reminder = dialog('Meine Filme vormerken');
  await visitor.open('/kinoprogramm-wien/demnaechst-im-kino');
  await decline(visitor);
  await visitor.press(button(/^Vormerken\s*: Die Nibelungen/));
  await visitor.press(button('Vormerken', reminder));
  await visitor.see(field('E-Mail-Adresse', reminder), { isInvalid: true, isFocused: true });
  await visitor.type(field('E-Mail-Adresse', reminder), 'ada@example.com');
  await visitor.press(button('Vormerken', reminder));
  await visitor.miss(reminder);
  await visitor.see(button(/^Vormerken\s*: Die Nibelungen/), { isFocused: true });
  expect((await shop.state()).outbox.map(({ kind, to }) => [kind, to])).toEqual([
    ['reminder', 'ada@example.com'],
  ]);
});
