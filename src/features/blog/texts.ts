import { brand } from '@/shop/brand';
import { commonTexts } from '@/shop/commonTexts';

export const blogTexts = {
  kino: {
    title: 'Kinoblog',
    description: `Artikel rund um das ${brand.menuLabel}: Filme, Abende im Auto und was sie angenehm macht.`,
    lead: 'Geschichten und Tipps rund um den Abend im Auto.',
    back: 'Alle Artikel im Kinoblog',
    step: { text: 'Lust auf einen Film?', label: commonTexts.toProgram },
  },
  flohmarkt: {
    title: 'Flohmarktblog',
    description: 'Artikel rund um den Flohmarkt: stöbern, verkaufen und gut vorbereitet an den Stand kommen.',
    lead: 'Geschichten und Tipps für alle, die stöbern oder verkaufen.',
    back: 'Alle Artikel im Flohmarktblog',
    step: { text: 'Lust auf einen Markttag?', label: commonTexts.toFlohmarkt },
  },
  crumb: 'Blog',
  loading: 'Die Artikel werden geladen …',
  failedTitle: 'Der Blog ist gerade nicht zu erreichen',
  refreshFailed: 'Der Blog konnte nicht aktualisiert werden. Du siehst den letzten Stand.',
  empty: 'Noch kein Artikel',
  emptyLead: 'Hier ist noch nichts erschienen. Schau bald wieder vorbei.',
};

export const articleTexts = {
  title: 'Artikel',
  loading: 'Der Artikel wird geladen …',
  failedTitle: 'Der Artikel ist gerade nicht zu erreichen',
  notFoundTitle: 'Artikel nicht gefunden',
  notFound: 'Diesen Artikel gibt es nicht oder nicht mehr. Die anderen stehen im Blog.',
  description: (title: string) => `„${title}“: ein Artikel aus dem Blog von ${brand.name}.`,
  more: 'Weitere Artikel',
};
