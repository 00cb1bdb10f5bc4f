export type PageGroup = 'kino' | 'flohmarkt' | 'kinderflohmarkt' | 'haus';

export type Page = {
  /** The text is in `pages` under the same path. */
  address: `/${string}`;
  group: PageGroup;
  /** Without the brand. */
  title: string;
  crumb: string;
  description: string;
};
