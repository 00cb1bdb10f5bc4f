/** The brand: the one place to change for another one (requirements, "Names and addresses"). */
export const brand = {
  name: 'Kino wie Damals',
  /** Replaces `{product}` in addresses. */
  slug: 'autokino',
  menuLabel: 'Autokino',
  defaultTitle: 'Kino wie Damals – Autokino & Flohmarkt Wien',
  description:
    'Autokino und Flohmarkt in Wien: Programm ansehen, Tickets, Standplätze und Gutscheine online kaufen.',
} as const;
