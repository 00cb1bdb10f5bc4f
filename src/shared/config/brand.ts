/** Who the shop belongs to: the one place to change for another brand (requirements, "Names and addresses"). */
export const brand = {
  name: 'Kino wie Damals',
  /** Stands for `{product}` in addresses. */
  slug: 'autokino',
  /** Stands for `{product}` in menus. */
  menuLabel: 'Autokino',
  defaultTitle: 'Kino wie Damals – Autokino & Flohmarkt Wien',
  description:
    'Autokino und Flohmarkt in Wien: Programm ansehen, Tickets, Standplätze und Gutscheine online kaufen.',
} as const;
