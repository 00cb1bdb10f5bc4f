import { orderListTexts } from '@/features/checkout/texts';
import { ownerFacts } from '@/shop/ownerFacts';
import { paths } from '@/shop/paths';
import { blogTexts } from '@/features/blog/texts';
import { cartTexts } from '@/features/cart/texts';
import { externalTexts } from '@/features/external/texts';
import { favouritesTexts } from '@/features/favourites/texts';
import { feedbackTexts, jobsTexts } from '@/features/feedback/texts';
import { withdrawalTexts } from '@/features/feedback/withdrawalTexts';
import { giftCardTexts } from '@/features/giftCards/texts';
import { programListTexts } from '@/features/catalogue/programTexts';
import { stornoTexts } from '@/features/storno/texts';
import { upcomingTexts } from '@/features/catalogue/listTexts';
import type { PageGroup } from '@/features/infoPages/page';
import type { FoundPage } from './searchPage';

export type SearchedScreen = FoundPage & { keywords: string };

type PageTexts = { title: string; description: string };

function screen(to: () => string, group: PageGroup, texts: PageTexts, keywords = ''): SearchedScreen {
  return { address: to(), group, title: texts.title, description: texts.description, keywords };
}

function external(page: keyof typeof externalTexts.pages, keywords = ''): SearchedScreen {
  const { title, about } = externalTexts.pages[page];
  return screen(paths[page].to, 'haus', { title, description: about }, keywords);
}

const lists = programListTexts;

/** Pages beside the information pages, with additional search words. */
export const searchedPages: readonly SearchedScreen[] = [
  screen(
    paths.program.to,
    'kino',
    lists.program,
    'Filme Spielplan Vorstellungen Kinokarten Tickets Programm',
  ),
  screen(paths.today.to, 'kino', lists.today, 'heute Abend Programm'),
  screen(paths.kidsProgram.to, 'kino', lists.kids, 'Kinderfilme Kinderkino Familie Programm'),
  screen(
    paths.upcoming.to,
    'kino',
    upcomingTexts,
    'bald neue Filme Vorschau vormerken Erinnerung Newsletter',
  ),
  screen(paths.cinemaLanding.to, 'kino', lists.landing, 'Autokino Kinokarten Karten Ticket kaufen'),
  screen(paths.giftCards.to, 'kino', giftCardTexts, 'Gutschein Gutscheine Geschenk schenken Geschenkkarte'),
  screen(paths.favourites.to, 'kino', favouritesTexts, 'Merkliste gemerkte Filme Herz Konto anmelden'),
  screen(paths.jobs.to, 'kino', jobsTexts.sections.kino, 'Arbeit Bewerbung Karriere Ferialjob'),
  screen(paths.cinemaBlog.to, 'kino', blogTexts.kino, 'Blog Artikel Geschichten'),
  screen(paths.flohmarkt.to, 'flohmarkt', lists.flohmarktLanding, 'Markt Trödelmarkt Sonntag'),
  screen(paths.flohmarktBlog.to, 'flohmarkt', blogTexts.flohmarkt, 'Blog Artikel Geschichten'),
  screen(
    paths.flohmarktProgram.to,
    'flohmarkt',
    lists.flohmarkt,
    'Termine Kalender Markttermine Öffnungszeiten wann',
  ),
  screen(
    paths.bookStall.to,
    'flohmarkt',
    lists.bookStall,
    'Standplatz Standplätze Stand reservieren mieten Tisch verkaufen',
  ),
  screen(paths.flohmarktRegistration.to, 'flohmarkt', lists.flohmarktRegistration, 'Anmeldung Standplatz'),
  screen(
    paths.flohmarktJobs.to,
    'flohmarkt',
    jobsTexts.sections.flohmarkt,
    'Arbeit Bewerbung Karriere Ferialjob',
  ),
  screen(paths.automarkt.to, 'haus', lists.automarkt, 'Gebrauchtwagen Autos kaufen verkaufen'),
  screen(paths.publicEvents.to, 'haus', lists.publicevent, 'Events Konzert Fest'),
  screen(paths.cart.to, 'haus', cartTexts, 'Einkaufswagen Einkaufskorb'),
  screen(
    paths.orders.to,
    'haus',
    orderListTexts,
    'Bestellung Bestellnummer Bestätigung gekauft Tickets wiederfinden',
  ),
  screen(paths.storno.to, 'haus', stornoTexts, 'Storno stornieren Ticket zurückgeben Rückgabe Geld zurück'),
  ...(ownerFacts.withdrawal
    ? [screen(paths.withdrawal.to, 'haus', withdrawalTexts, 'Widerruf Gutschein Rücktritt zurückgeben')]
    : []),
  screen(paths.feedback.to, 'haus', feedbackTexts, 'Feedback Beschwerde Lob Kritik Bewertung schreiben'),
  external('contact', 'Telefon E-Mail Adresse anrufen Kundenservice'),
  external('imprint', 'Datenschutz Datenschutzerklärung DSGVO Cookies Betreiber'),
  external('terms', 'AGB Geschäftsbedingungen Rücktritt Widerruf'),
  external('safeCinema', 'Sicherheit'),
  external('yourEvent', 'Firmenfeier Geburtstag feiern mieten privat'),
  external('aboutUs', 'wir Unternehmen'),
  external('team', 'Mitarbeiter'),
  external('history', 'früher'),
];
