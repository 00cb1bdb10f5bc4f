import { paths } from '@/shop/paths';

export const flohmarktGuideTexts = {
  topics: [
    {
      title: 'Verkaufen',
      text: 'Buch deinen Standplatz online und bring mit, was ein neues Zuhause sucht. Was ein Platz kostet, siehst du, bevor du buchst.',
      links: [
        { to: paths.bookStall.to(), label: 'Termin und Platz aussuchen' },
        { to: paths.stallFees.to(), label: 'Was ein Stand kostet' },
        { to: paths.firstFlohmarkt.to(), label: 'Dein erster Tag am Stand' },
        { to: paths.pricing.to(), label: 'Preise, die passen' },
        { to: paths.packingList.to(), label: 'Packliste zum Abhaken' },
      ],
    },
    {
      title: 'Besuchen',
      text: 'Schauen, fragen, handeln: Wann und wo das geht, steht oben bei jedem Termin.',
      links: [
        { to: paths.visitorTips.to(), label: 'Tipps fürs Stöbern' },
        { to: paths.bargains.to(), label: 'Schnäppchen erkennen' },
        { to: paths.flohmarktArrival.to(), label: 'So kommst du her' },
        { to: paths.flohmarktFaqs.to(), label: 'Häufige Fragen' },
        { to: paths.flohmarktBlog.to(), label: 'Artikel im Flohmarktblog' },
      ],
    },
    {
      title: 'Kinderflohmarkt',
      text: 'Gewand, Spielzeug und Babysachen, von Familie zu Familie. Ob an einem Tag Kinderflohmarkt ist, steht beim Termin.',
      links: [
        { to: paths.kinderflohmarkt.to(), label: 'So funktioniert der Kinderflohmarkt' },
        { to: paths.sellingChildren.to(), label: 'Wenn Kinder selbst verkaufen' },
        { to: paths.childrensPrices.to(), label: 'Was Kindersachen kosten dürfen' },
      ],
    },
  ],
  season: 'Die Marktsaison',
};
