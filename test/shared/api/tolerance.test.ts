// @vitest-environment node
import { TZDate } from '@date-fns/tz';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { voucherResponse } from '@/features/cart/vouchersApi';
import { discountResponse } from '@/features/catalogue/detailApi';
import { show, showDetail, upcomingShow } from '@/features/catalogue/entitySchemas';
import { cents, list, wholeNumber } from '@/shared/api/fields';
import { decodeEntities } from '@/shared/text/entities';
import { showFlags } from '@test/sandbox/database/types';
import { startSandbox, type Raw } from '@test/sandbox/testing';
import { fc } from '@test/support/properties';

type Fields = Record<string, unknown>;

/** How one backend writes a value; `undefined` leaves the field out. */
type Dialect = {
  day: (day: string) => unknown;
  time: (time: string) => unknown;
  moment: (iso: string) => unknown;
  number: (value: number) => unknown;
  flag: (value: boolean) => unknown;
  name: (name: string) => unknown;
  missing: () => unknown;
};

const midnight = (day: string) => {
  const [date, month, year] = day.split('.').map(Number);
  return new TZDate(year!, month! - 1, date!, 0, 0, 'Europe/Vienna').getTime();
};
const isoDay = (day: string) => day.split('.').reverse().join('-');
const epoch = (iso: string) => new Date(iso).getTime();

const dialects = {
  day: [
    (day) => day,
    isoDay,
    (day) => `${isoDay(day)}T00:00:00`,
    (day) => `${isoDay(day)} 20:30:00.000`,
    (day) => new Date(midnight(day)).toISOString(),
    (day) => `${isoDay(day)}T23:59:59+02:00`.replace('+02:00', isSummer(day) ? '+02:00' : '+01:00'),
    midnight,
    (day) => midnight(day) / 1000,
    (day) => String(midnight(day)),
    (day) => day.replace(/(^|\.)0/g, '$1'),
  ],
  time: [
    (time) => time,
    (time) => `${time}:00`,
    (time) => `${time}:00.000`,
    (time) => time.replace(/^0/, ''),
  ],
  moment: [
    (iso) => iso,
    epoch,
    (iso) => epoch(iso) / 1000,
    (iso) => String(epoch(iso)),
    (iso) => new Date(iso).toISOString(),
  ],
  number: [(value) => value, String, (value) => String(value).replace('.', ','), (value) => value.toFixed(2)],
  flag: [
    (value) => value,
    Number,
    String,
    (value) => (value ? '1' : '0'),
    (value) => (value ? 'J' : 'N'),
    (value) => (value ? 'true' : null),
  ],
  name: [
    (name) => name,
    (name) => name.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`),
    (name) => name.replace(/[^\x20-\x7E]|[&<>"]/gu, (letter) => `&#x${letter.codePointAt(0)!.toString(16)};`),
    (name) =>
      name.replace(
        /[&ÄÖÜäöüß–]/g,
        (letter) =>
          `&${{ '&': 'amp', Ä: 'Auml', Ö: 'Ouml', Ü: 'Uuml', ä: 'auml', ö: 'ouml', ü: 'uuml', ß: 'szlig', '–': 'ndash' }[letter]};`,
      ),
  ],
  missing: [() => undefined, () => null, () => '', () => '  '],
} satisfies { [Kind in keyof Dialect]: Dialect[Kind][] };

const isSummer = (day: string) => new Date(midnight(day)).getUTCHours() === 22;

const anyDialect: fc.Arbitrary<Dialect> = fc.record({
  day: fc.constantFrom(...dialects.day),
  time: fc.constantFrom(...dialects.time),
  moment: fc.constantFrom(...dialects.moment),
  number: fc.constantFrom<Dialect['number']>(...dialects.number),
  flag: fc.constantFrom<Dialect['flag']>(...dialects.flag),
  name: fc.constantFrom(...dialects.name),
  missing: fc.constantFrom<Dialect['missing']>(...dialects.missing),
});

const kinds: Record<string, keyof Dialect> = {
  date: 'day',
  time: 'time',
  dateISO: 'moment',
  dateEndISO: 'moment',
  ...Object.fromEntries(
    ['showId', 'movieId', 'eventId', 'id', 'purchaseProductId', 'taxrate', 'sortPosition', 'count'].map(
      (field) => [field, 'number' as const],
    ),
  ),
  price: 'number',
  ...Object.fromEntries([...showFlags, 'mandatory'].map((field) => [field, 'flag' as const])),
  ...Object.fromEntries(
    [
      'movieName',
      'eventName',
      'showName',
      'productName',
      'location',
      'packageName',
      'timeSlot',
      'actors',
      'producer',
    ].map((field) => [field, 'name' as const]),
  ),
};

const optionalFields = ['dateString', 'ribbonType', 'fomoStatus', 'urlIdentifier', 'headerImage', 'showKey'];

function written(value: unknown, dialect: Dialect): unknown {
  if (Array.isArray(value)) return value.map((entry) => written(entry, dialect));
  if (typeof value !== 'object' || value === null) return value;
  const missing = Object.fromEntries(optionalFields.map((field) => [field, dialect.missing()]));
  const fields = Object.entries(value).map(([field, inner]) => {
    const kind = kinds[field];
    if (!kind || inner === undefined) return [field, written(inner, dialect)];
    return [field, (dialect[kind] as (value: unknown) => unknown)(inner)];
  });
  return { ...('showId' in value ? missing : {}), ...Object.fromEntries(fields) } as Fields;
}

/** What the shop reads, written again in the plainest way of the wire. */
function plainly(read: unknown): unknown {
  if (Array.isArray(read)) return read.map(plainly);
  if (typeof read !== 'object' || read === null) return read;
  return Object.fromEntries(
    Object.entries(read).map(([field, value]) => [
      field,
      field === 'price' ? (value as number) / 100 : plainly(value),
    ]),
  );
}

async function sandboxShows() {
  const sandbox = startSandbox();
  const current = await sandbox.get('show/getCurrentShows?s1=fetch');
  const upcoming = await sandbox.get('movie/getUpcomingMovies');
  const details = await Promise.all(
    current.dataEntries
      .slice(0, 8)
      .map(({ showId }: Raw) => sandbox.get(`show/getShowDetailData?showid=${showId}`)),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const read = (schema: v.GenericSchema, entries: Raw[]) =>
    entries.flatMap((entry) => {
      const result = v.safeParse(schema, entry);
      return result.success ? [{ schema, output: result.output }] : [];
    });
  return [
    ...read(show, [...current.dataEntries, ...current.publicEvents]),
    ...read(showDetail, details),
    ...read(upcomingShow, upcoming.dataEntries),
  ];
}

describe('a show means the same', () => {
  it('however a backend writes its days, times, numbers, flags, names and missing fields', async () => {
    const shows = await sandboxShows();
    expect(shows.length).toBeGreaterThan(20);
    fc.assert(
      fc.property(fc.constantFrom(...shows), anyDialect, ({ schema, output }, dialect) => {
        const plain = Object.fromEntries(
          Object.entries(plainly(output) as Fields).filter(([field]) => !optionalFields.includes(field)),
        );
        const expected = v.parse(schema, plain) as Fields;
        const read = v.parse(schema, written(plain, dialect)) as Fields;
        const moments = ({ dateISO, dateEndISO }: Fields) =>
          [dateISO, dateEndISO].map((iso) => iso && epoch(String(iso)));
        expect(moments(read)).toEqual(moments(expected));
        const rest = { dateISO: undefined, dateEndISO: undefined };
        expect({ ...read, ...rest }).toEqual({ ...expected, ...rest });
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a missing field, null and blank text', () => {
  const film = { showId: 1, date: '16.04.2026', movie: { movieId: 2, movieName: 'Metropolis', price: 12 } };
  const market = { showId: 1, date: '16.04.2026', event: { eventId: 2, eventName: 'Flohmarkt' } };

  it.each([undefined, null, '', ' '])('mean the same: %j', (missing) => {
    expect(v.parse(show, { ...film, publicAvailable: missing })).toMatchObject({ publicAvailable: true });
    expect(v.parse(show, { ...film, event: missing })).toMatchObject({ movie: { movieName: 'Metropolis' } });
    expect(v.parse(show, { ...market, movie: missing, price: missing })).toMatchObject({ price: 0 });
    expect(v.parse(discountResponse, { product: missing })).toEqual({});
    expect(v.parse(voucherResponse, { voucherItems: missing })).toEqual({});
  });

  it('are not replaced where the field is needed', () => {
    for (const missing of [undefined, null, '']) {
      const free = { ...film, movie: { ...film.movie, price: missing } };
      expect(v.safeParse(show, free).success).toBe(false);
      expect(v.safeParse(show, { ...film, date: missing }).success).toBe(false);
    }
  });

  it.each([0, '0', false, 'N'])('differ from a no: %j', (no) => {
    expect(v.parse(show, { ...film, publicAvailable: no })).toMatchObject({ publicAvailable: false });
  });
});

describe('a list', () => {
  it('means the same when it is wrapped once more', () => {
    const wrap = fc.constantFrom(
      (entries: unknown[]) => [entries],
      (entries: unknown[]) => ({ entries }),
      (entries: unknown[]) => ({ '0': entries }),
    );
    fc.assert(
      fc.property(fc.array(fc.nat()), wrap, (ids, wrapped) => {
        expect(v.parse(list(wholeNumber, 'ids'), wrapped(ids))).toEqual(ids);
      }),
    );
  });

  it('is never taken from between other fields, where it might be another list', () => {
    const others = fc.dictionary(fc.string(), fc.anything(), { minKeys: 2 });
    fc.assert(
      fc.property(others, (fields) => {
        expect(v.safeParse(list(wholeNumber, 'ids'), fields).success).toBe(false);
      }),
    );
  });
});

describe('a price', () => {
  const digits = fc.integer({ min: 0, max: 9999 });
  const sign = fc.constantFrom('.', ',');

  it('is never read from a text that may mean a thousand times as much', () => {
    fc.assert(
      fc.property(digits, sign, fc.integer({ min: 0, max: 999 }), (whole, separator, rest) => {
        const text = `${whole}${separator}${String(rest).padStart(3, '0')}`;
        expect(v.safeParse(cents, text).success).toBe(false);
        expect(v.safeParse(wholeNumber, text).success).toBe(false);
      }),
    );
  });

  it('is never read from text with anything but one number', () => {
    fc.assert(
      fc.property(
        digits,
        fc.constantFrom('€ #', '# €', '#-', '#,–', 'ab #', '#/2', '#e1', '0x#', '#.000,00', '1 #'),
        (whole, form) => {
          expect(v.safeParse(cents, form.replace('#', String(whole))).success).toBe(false);
        },
      ),
    );
  });
});

describe('entities', () => {
  it('leave a text without entities as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!/&#?\w+;/.test(text));
        expect(decodeEntities(text)).toBe(text);
      }),
    );
  });

  it('give back every text that was written with them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, isDecimal) => {
        const entities = [...text].map((letter) => {
          const code = letter.codePointAt(0)!;
          return isDecimal ? `&#${code};` : `&#X${code.toString(16)};`;
        });
        expect(decodeEntities(entities.join(''))).toBe(text);
      }),
    );
  });

  it.each(['&unbekannt;', '&#x110000;', '&#99999999999;', '&amp', 'AT&T;', '&constructor;', '&#;'])(
    'stay as written if they are none: %s',
    (text) => {
      expect(decodeEntities(text)).toBe(text);
    },
  );

  it('are replaced once', () => {
    expect(decodeEntities('Kaffee &amp;amp; Kuchen &lt;3')).toBe('Kaffee &amp; Kuchen <3');
  });
});
