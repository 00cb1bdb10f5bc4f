/** The parts of the information site, by which the search sorts what it finds. */
export type PageGroup = 'kino' | 'flohmarkt' | 'kinderflohmarkt' | 'haus';

/** What is known of an information page without its text. */
export type Page = {
  /** Where it stands; its text lies in `pages` under the same path. */
  address: `/${string}`;
  group: PageGroup;
  /** For the tab and search engines, without the brand. */
  title: string;
  /** Its short name in the breadcrumbs. */
  crumb: string;
  description: string;
};
