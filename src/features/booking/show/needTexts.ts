import { paths } from '@/shop/paths';

/** A line and the information page that says more. */
type Need = { text: string; to: string; more: string };

const arrive = (time: string | undefined) =>
  time === undefined
    ? 'Sei eine halbe Stunde vor Filmbeginn da.'
    : `Sei um ${time} da, eine halbe Stunde vor Filmbeginn.`;

/** Each line repeats what its page says. */
export const needTexts = {
  title: 'Was brauche ich?',
  film: (arrival: string | undefined): Need[] => [
    {
      text: 'Ein Ticket pro Person und ein Autoticket pro Auto. Speichere die Bestätigung am Handy.',
      to: paths.cinemaFaqs.to(),
      more: 'Häufige Fragen zum Autokino',
    },
    { text: arrive(arrival), to: paths.cinemaArrival.to(), more: 'Anfahrt zum Autokino' },
    {
      text: 'Ein Radio für den Ton, das ohne Motor spielt, eine saubere Windschutzscheibe und eine Decke.',
      to: paths.cinemaChecklist.to(),
      more: 'Checkliste für den Kinoabend',
    },
  ],
  flohmarkt: (): Need[] => [
    {
      text: 'Zum Verkaufen: einen gebuchten Standplatz. Speichere die Buchung am Handy oder druck sie aus.',
      to: paths.sellerChecklist.to(),
      more: 'Checkliste für den Verkauf',
    },
    {
      text: 'Für den Stand: Tisch oder Decke, Wechselgeld, Preisschilder, Sackerln, etwas gegen Regen und Sonne.',
      to: paths.packingList.to(),
      more: 'Packliste',
    },
    {
      text: 'Zum Stöbern: Bargeld in kleinen Scheinen, eine feste Tasche und feste Schuhe.',
      to: paths.visitorTips.to(),
      more: 'Tipps für den Besuch',
    },
  ],
};
