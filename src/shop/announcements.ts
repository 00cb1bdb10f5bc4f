import * as v from 'valibot';

/** On the host, outside of the build. */
export const announcementsFile = '/durchsage.json';

const maxText = 300;
const maxAnnouncements = 10;

const text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'must have words'),
  v.maxLength(maxText, `must have at most ${maxText} characters`),
);

/** A moment in Vienna; the digits exist as day and time. */
const moment = v.pipe(
  v.string(),
  v.regex(
    /^(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])\.20\d{2} (?:[01]\d|2[0-3]):[0-5]\d$/,
    'must be a time in Vienna like "29.11.2026 17:00"',
  ),
);

const link = v.pipe(
  v.string(),
  v.regex(
    /^(?:https:\/\/[^\s/]|\/(?!\/))\S*$/,
    'must be an address with https, or one of the shop like "/kino/faqs"',
  ),
);

const showHint = 'must be the last part of the address of a show’s page: an id or a name';
const shows = v.pipe(
  v.array(
    v.pipe(
      // As people write it, with and without quotation marks.
      v.unknown(),
      v.transform((given) => (typeof given === 'number' ? String(given) : given)),
      v.string(showHint),
      v.regex(/^[\w.-]{1,100}$/, showHint),
    ),
  ),
  v.minLength(1, 'must name a show'),
);

const kinds = v.pipe(
  v.array(v.picklist(['kino', 'flohmarkt', 'automarkt', 'publicevent'])),
  v.minLength(1, 'must name a kind'),
);

/** Sortable: year, month, day, time. */
const order = (given: string) => given.replace(/^(..)\.(..)\.(....)/, '$3$2$1');

const fields = {
  text,
  /** `changed`: the show is at another time, or the like; `cancelled`: it does not take place. */
  level: v.picklist(['info', 'changed', 'cancelled']),
  /** `DD.MM.YYYY HH:MM` in Vienna; without it the announcement holds at once. */
  from: v.optional(moment),
  /** As `from`. */
  until: moment,
  /** The shows, by id or identifier, and kinds that it is about; without both it is about all. */
  shows: v.optional(shows),
  kinds: v.optional(kinds),
  link: v.optional(link),
};

const announcement = v.pipe(
  v.unknown(),
  // A misspelt field would make it one about all shows. Not `strictObject`, which no other code of the browser needs.
  v.check(
    (given) => Object.keys(Object(given) as object).every((name) => name in fields),
    `must have no fields but ${Object.keys(fields).join(', ')}`,
  ),
  v.object(fields),
  v.check(({ from, until }) => from === undefined || order(from) < order(until), 'must end after it begins'),
);

/** What `/durchsage.json` contains (requirements, "Further features"). An empty list announces nothing. */
export const announcements = v.pipe(
  v.array(announcement),
  v.maxLength(maxAnnouncements, `must have at most ${maxAnnouncements} announcements`),
);

export type Announcement = v.InferOutput<typeof announcement>;
