import { describe, expect, it } from 'vitest';
import type { ShowKind } from '@/domain/entities';
import { listedShows } from '@/domain/listedShows';
import { eventExample, filmShow, marketShow } from '@test/domain/examples';

const film = filmShow({ showId: 1 });
const fair = marketShow({ showId: 2, event: eventExample({ eventType: 'publicevent' }) });
const concert = { ...fair, showId: 3 };
const response = { dataEntries: [film, fair], publicEvents: [{ ...fair, soldOut: true }, concert] };

describe('listedShows', () => {
  it.each<[string, ShowKind | undefined]>([
    ['public events', 'publicevent'],
    ['all kinds', undefined],
  ])('adds public events of their own field to the list of %s, each show once', (_, kind) => {
    expect(listedShows(response, kind)).toEqual([film, fair, concert]);
  });

  it.each<ShowKind>(['kino', 'flohmarkt', 'automarkt'])(
    'omits the field of public events from the list of kind %s',
    (kind) => {
      expect(listedShows(response, kind)).toEqual([film, fair]);
    },
  );
});
