import { brand } from '@/shop/brand';
import { paths } from '@/shop/paths';
import { season } from '@/shop/season';
import { commonTexts } from '@/shop/commonTexts';

export const homeTexts = {
  title: 'Autokino und Flohmarkt in Wien',
  cinema: {
    title: 'Autokino',
    lead: 'Große Leinwand vor dem eigenen Auto.',
    way: commonTexts.toProgram,
  },
  flohmarkt: {
    title: 'Flohmarkt',
    lead: `Jeden ${season.flohmarktDay} stöbern und verkaufen.`,
    way: commonTexts.toFlohmarkt,
  },
};

export const comingUpTexts = {
  title: 'Als Nächstes',
  lead: 'Wofür es gerade freie Plätze gibt.',
  loading: 'Die nächsten Termine werden geladen …',
  failed: 'Die nächsten Termine sind gerade nicht zu erreichen.',
  refreshFailed: 'Die Termine konnten nicht aktualisiert werden. Du siehst den letzten Stand.',
  cancelled: 'Die nächsten Termine wurden nicht geladen.',
  retry: 'Termine erneut laden',
  kino: {
    title: 'Auf der Leinwand',
    all: 'Alle Filme und Abende',
    empty: `Gerade ist kein Film eingetragen. Die Saison ${season.past} ist vorbei, im ${season.cinemaReturns} geht es weiter.`,
    full: 'Gerade ist für keinen Film ein Ticket zu haben. Im Programm siehst du, was noch kommt.',
  },
  flohmarkt: {
    title: 'Am Marktplatz',
    all: 'Alle Markttage',
    empty: `Gerade ist kein Markttag eingetragen. Im ${season.flohmarktClosedIn} ist Pause, im ${season.flohmarktReopensIn} geht es weiter.`,
    full: 'Gerade ist an keinem Markttag ein Standplatz zu haben. Im Kalender siehst du, was noch kommt.',
  },
};

export const tonightTexts = {
  evening: 'Heute Abend',
  day: 'Heute',
  cinemaAdvice:
    'Plan so, dass du eine halbe Stunde vor Beginn da bist. Halt diese Nummer und die E-Mail zu deiner Bestellung bereit.',
  advice: 'Halt diese Nummer und die E-Mail zu deiner Bestellung bereit.',
  number: 'Deine Bestellnummer',
  numbers: 'Deine Bestellnummern',
  toShow: 'Zum Termin',
  toOrders: 'Meine Bestellungen',
};

type Advice = { title: string; links: { to: string; label: string }[] };

const cinemaAdvice: Advice = {
  title: 'Für den Kinoabend',
  links: [
    { to: paths.cinemaExperience.to(), label: 'So läuft ein Abend im Autokino ab' },
    { to: paths.cinemaChecklist.to(), label: 'Was ins Auto gehört, zum Abhaken' },
    { to: paths.cinemaInRain.to(), label: 'Klare Sicht, auch wenn es regnet' },
    { to: paths.cinemaBlog.to(), label: 'Alle Artikel im Kinoblog' },
  ],
};

const flohmarktAdvice: Advice = {
  title: 'Für den Markttag',
  links: [
    { to: paths.firstFlohmarkt.to(), label: 'Dein erster Tag am eigenen Stand' },
    { to: paths.packingList.to(), label: 'Was an den Stand gehört, zum Abhaken' },
    { to: paths.visitorTips.to(), label: 'Mehr finden beim Stöbern' },
    { to: paths.flohmarktBlog.to(), label: 'Alle Artikel im Flohmarktblog' },
  ],
};

export const homeMoreTexts = {
  season: 'Die Saison',
  advice: 'Gut vorbereitet',
  advices: [cinemaAdvice, flohmarktAdvice],
  voucher: {
    title: 'Kinogutschein',
    text: `Ein Abend im ${brand.menuLabel} zum Verschenken: Du kaufst den Gutschein online, eingelöst wird der Code im Warenkorb.`,
    link: 'Gutschein aussuchen',
  },
};
