import { test } from './fixtures';
import { acceptTerms, decline, fillCustomer, openCart } from './steps';
import { button, heading, type Target } from './target';

const status: Target = { role: 'status', name: 'Verbindung, Bestellung und Version' };
const offline = /^Du bist offline/;

test('without a connection the programme offers a retry, and ordering waits until the connection returns', async ({
  visitor,
  shop,
  allowProblems,
}) => {
  allowProblems(/./);
  await visitor.open('/show/305');
  await decline(visitor);
  await visitor.press(button('In den Warenkorb'));
  await openCart(visitor);
  await visitor.press(button('Zur Kasse'));
  await visitor.see(heading('Kassa'));
  await fillCustomer(visitor);
  await acceptTerms(visitor);

  await shop.disconnect();
  await visitor.press(button('Zahlungspflichtig bestellen'));
  await visitor.read(offline, status);
  await visitor.see(button('Zahlungspflichtig bestellen'), { isDisabled: true });

  await shop.reconnect();
  await visitor.see(button(/^(Zahlungspflichtig bestellen|Noch einmal senden)$/), { isDisabled: false });
  await visitor.press(button(/^(Zahlungspflichtig bestellen|Noch einmal senden)$/));
  await visitor.see(heading('Testzahlung'));
});
