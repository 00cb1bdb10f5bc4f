import type { ShowKind } from '@/domain/entities';
import { bookingTexts, cardTexts } from '@/features/catalogue/cardTexts';
import { nothingListedTexts } from '@/features/catalogue/listTexts';
import { pageDatesTexts } from '@/features/infoPages/live/livePartTexts';
import { brand } from '@/shop/brand';

export const embedTexts = {
  title: 'Nächste Termine',
  by: `bei ${brand.name}`,
  loading: pageDatesTexts.loading,
  failed: `${pageDatesTexts.failedTitle}.`,
  offline: 'Gerade fehlt die Verbindung zum Internet. Sobald sie wieder da ist, stehen hier die Termine.',
  noneOnSale: pageDatesTexts.noneOnSale,
  newTab: '(öffnet ein neues Fenster)',
};

/** Without a kind, of all shows. */
export const listTextsOf = (kind: ShowKind | undefined): { none: string; all: string } =>
  kind === undefined
    ? { none: nothingListedTexts.none.list, all: 'Alle Termine' }
    : pageDatesTexts.lists[kind];

/** As on the cards of the lists. */
export const buttonText = (kind: ShowKind) =>
  kind === 'kino' ? cardTexts.ticketsAndInfo : bookingTexts[kind];
