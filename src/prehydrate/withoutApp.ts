import { isFirstReload } from '@/shared/browser/firstReload';
import { freshAddress } from '@/shared/browser/freshAddress';
import { reloadPage } from '@/shared/browser/reloadPage';
import { navigationTimeoutMs } from '@/shared/config/constants';
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
const addresses = document.querySelector<HTMLElement>('script[data-app]')?.dataset['app']?.split(' ') ?? [];
const isStarted = () => page.dataset['start'] === 'done';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** `unsupported`: the browser cannot run a script, because its words or functions are too new. */
type SecondTry = 'ended' | 'unsupported' | 'pending';

/** Loads the scripts of the app again. */
async function tryAgain(): Promise<SecondTry> {
  let outcome: SecondTry = 'ended';
  window.addEventListener('error', ({ filename = '' }) => {
    if (filename.includes('/assets/')) outcome = 'unsupported';
  });
  const loads = addresses.map(
    (src) =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.onload = script.onerror = resolve;
        document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', src }));
      }),
  );
  const hasEnded = await Promise.race([Promise.all(loads), wait(secondTryMs)]);
  return hasEnded ? outcome : 'pending';
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
  }).observe(page, { attributeFilter: ['data-start'] });
}

/** Whether the host no longer has a file of this page. */
async function areFilesGone(): Promise<boolean> {
  const isGone = async (src: string) => !(await fetch(src, { method: 'HEAD', cache: 'no-store' })).ok;
  const checks = await Promise.allSettled(addresses.map(isGone));
  return checks.some((check) => check.status === 'fulfilled' && check.value);
}

async function start(): Promise<void> {
  const outcome = await tryAgain();
  if (isStarted()) return;
  // Firefox stops loading when the visitor leaves (`src/shared/ui/lazyWithRetry.tsx`): a reload would keep them here.
  if (outcome === 'ended' && !(await areFilesGone())) await wait(navigationTimeoutMs);
  if (isStarted()) return;
  const isUnsupported = outcome === 'unsupported';
  // Another address passes caches that have an old page, whose files are gone.
  const mayHelp = !isUnsupported && !isPurchaseAddress(window.location.pathname);
  if (mayHelp && isFirstReload('forCode')) window.location.replace(freshAddress());
  else explain(isUnsupported);
}

void start();
