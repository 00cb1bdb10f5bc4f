import { isFirstReload } from '@/shared/browser/firstReload';
import { freshAddress } from '@/shared/browser/freshAddress';
import { reloadPage } from '@/shared/browser/reloadPage';
import { oldestBrowsers } from '@/shared/config/oldestBrowsers';
import { ownerFacts } from '@/shop/ownerFacts';
import { isPurchaseAddress } from '@/shop/purchaseAddresses';

// A file of its own without a hash, which every build has: the head script loads it when the app has not started.

/** How long the second try may take before the page says what happened; the app may still start later. */
const secondTryMs = 15_000;

const texts = {
  title: 'Der Shop ist nicht gestartet',
  incomplete: 'Ein Teil dieser Seite ist nicht angekommen. Meist hilft es, sie neu zu laden.',
  unsupported: `Dein Browser ist für den Shop wahrscheinlich zu alt. Der Shop läuft in ${oldestBrowsers}.`,
  purchase: 'An deinem Warenkorb und deinen Bestellungen ändert das nichts.',
  reload: 'Seite neu laden',
  contact: 'Du erreichst uns auch so: ',
};

const page = document.documentElement;
const isStarted = () => page.dataset['started'] !== undefined;

/** Loads the scripts of the app again. Returns whether the browser cannot run one: its words or functions are too new. */
function tryAgain(): Promise<boolean> {
  const { app = '' } = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
  return new Promise((resolve) => {
    let isUnsupported = false;
    window.addEventListener('error', ({ filename = '' }) => {
      isUnsupported ||= filename.includes('/assets/');
    });
    const end = () => resolve(isUnsupported);
    setTimeout(end, secondTryMs);
    const addresses = app.split(' ');
    let pending = addresses.length;
    for (const src of addresses) {
      const script = document.createElement('script');
      script.onload = script.onerror = () => --pending || end();
      document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', src }));
    }
  });
}

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function contact(): HTMLElement[] {
  const { telephone, email } = ownerFacts;
  const links = [
    ...(telephone ? [create('a', { href: `tel:${telephone.number}` }, telephone.shown)] : []),
    ...(email ? [create('a', { href: `mailto:${email}` }, email)] : []),
  ];
  return links.length ? [create('p', {}, texts.contact, ...links.flatMap((link) => [link, ' ']))] : [];
}

function explain(isUnsupported: boolean): void {
  const isPurchase = isPurchaseAddress(window.location.pathname);
  const notice = create(
    'section',
    { className: 'without-app' },
    create('h2', {}, texts.title),
    create('p', {}, isUnsupported ? texts.unsupported : texts.incomplete),
    ...(isPurchase ? [create('p', {}, texts.purchase)] : []),
    ...contact(),
    create('button', { type: 'button', onclick: reloadPage }, texts.reload),
  );
  notice.setAttribute('role', 'alert');
  const styles = create('link', { rel: 'stylesheet', href: '/without-app.css' });
  document.head.append(styles);
  const heading = document.querySelector('h1');
  if (heading) heading.after(notice);
  else document.body.prepend(notice);
  // React takes over a page only as it was prerendered.
  new MutationObserver(() => {
    notice.remove();
    styles.remove();
  }).observe(page, { attributeFilter: ['data-started'] });
}

async function start(): Promise<void> {
  const isUnsupported = await tryAgain();
  if (isStarted()) return;
  // Another address passes caches that have an old page, whose files are gone.
  const mayHelp = !isUnsupported && !isPurchaseAddress(window.location.pathname);
  if (mayHelp && isFirstReload('forCode')) window.location.replace(freshAddress());
  else explain(isUnsupported);
}

void start();
