import type { Show } from '../../src/domain/entities';

/** What the backend lists, as the announcements have it. */
export type Programme = {
  shows: readonly Show[];
  /** Films without a date. */
  announced: readonly Show[];
  /** The shows of films for children, which the backend chooses. */
  kids: readonly Show[];
};

/** The build that the files are for. */
export type Site = {
  origin: string;
  /** Prefix of relative picture paths. */
  media: string;
  /** The HTML files of the build. */
  pages: readonly string[];
  /** The text of a file of the build. */
  read: (file: string) => string;
};

export type When = {
  /** Epoch ms. */
  now: number;
  /** The text of a file as the last run left it. */
  previous: (file: string) => string | undefined;
};

/** One way to publish the programme: the texts of files, by their path from the root of the site. */
export type Channel = (programme: Programme, site: Site, when: When) => Map<string, string>;
