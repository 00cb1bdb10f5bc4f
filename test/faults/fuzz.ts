import { hashOf, seededRandom } from '@test/sandbox/random';
import { fieldDamageKinds, fieldPathsIn, wholeDamageNames, type Damage } from './damages';
import { play, type Damager } from './play';
import type { SceneName } from './scenes';

/** Everything that replays a fault. */
export type Case = { scene: SceneName; damages: Damage[]; press: number };
export type Fault = { again: Case; faults: string[] };

/** Share of damaged responses; every screen requests the session, so it is damaged rarely. */
const shareOf = (call: string) => (call === 'auth/session' ? 0.1 : 0.85);
const wholeShare = 0.12;
const boldShare = 0.25;
const mostAtOnce = 4;
const lightAtOnce = 10;
const copiesAtOnce = 7;
const lightOfCopy = 4;

/** Fields whose damage removes a whole entry or closes its sale, which hides other faults of the entry. */
const weighty =
  /(?:^|\.)(?:showId|date|movie|movieId|movieName|event|eventId|eventName|price|dataEntries|shows|products|publicAvailable|upcoming|soldOut|futureSales|purchaseProductId|productName|stornoIdentifier|orderHeadId|paymentStatus|success|\d+|#)$/;

/** Alternates between the kinds; the seed selects the first one. */
function damagesInTurn(seed: number): string[] {
  const longest = Math.max(...fieldDamageKinds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    fieldDamageKinds.flatMap((kind) => (turn < kind.length ? [kind[(turn + seed) % kind.length]!] : [])),
  ).flat();
}

/** Progress of a run: every field of a response gets one kind of damage after the other. */
class Progress {
  readonly #done = new Map<string, number>();
  readonly #damages: string[];

  constructor(seed: number) {
    this.#damages = damagesInTurn(seed);
  }

  next(what: string, places: readonly string[], count: number): { at: string; as: string }[] {
    if (places.length === 0) return [];
    const done = this.#done.get(what) ?? 0;
    this.#done.set(what, done + count);
    return Array.from({ length: count }, (_, step) => {
      const turn = done + step;
      const [at, round] = [places[turn % places.length]!, Math.floor(turn / places.length)];
      return { at, as: this.#damages[round % this.#damages.length]! };
    });
  }
}

const shuffled = (places: readonly string[], seed: string) =>
  places
    .map((place) => ({ place, rank: hashOf(`${seed} ${place}`) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ place }) => place);

/**
 * The damages depend on seed, call and previous cases only, not on the order of responses. Usually many light damages
 * together, and damaged copies beside intact entries, because a damage that removes an entry hides its other faults.
 */
function damagesFor(seed: string, call: string, body: unknown, progress: Progress): Damage[] {
  const random = seededRandom(hashOf(`${seed} ${call}`));
  const pick = <Choice>(choices: readonly Choice[]) => choices[Math.floor(random() * choices.length)]!;
  if (random() > shareOf(call)) return [];
  if (random() < wholeShare) return [{ call, as: pick(wholeDamageNames) }];
  const places = shuffled(fieldPathsIn(body), call);
  if (places.length === 0) return [];
  if (random() < boldShare) {
    return Array.from({ length: 1 + Math.floor(random() * mostAtOnce) }, () => ({
      call,
      at: pick(places),
      everywhere: random() < 0.5,
      as: pick(pick(fieldDamageKinds)),
    }));
  }
  const light = places.filter((place) => !weighty.test(place));
  const listed = light.filter((place) => place.includes('#.'));
  const heavy = places.filter((place) => place.includes('#.') && weighty.test(place));
  return [
    ...progress.next(call, light, Math.min(lightAtOnce, light.length)).map((damage): Damage => ({
      call,
      ...damage,
      everywhere: random() < 0.5,
    })),
    ...progress.next(`${call} heavy`, heavy, copiesAtOnce).map((damage, copied): Damage => ({
      call,
      ...damage,
      copied,
    })),
    ...progress.next(`${call} copied`, listed, copiesAtOnce * lightOfCopy).map((damage, step): Damage => ({
      call,
      ...damage,
      copied: copiesAtOnce + Math.floor(step / lightOfCopy),
    })),
  ];
}

const only =
  (damages: Damage[]): Damager =>
  (call) =>
    damages.filter((damage) => damage.call === call);

export async function playAgain({ scene, damages, press }: Case): Promise<string[]> {
  return play({ scene, damagesOf: only(damages), press });
}

/** Reduces a case to the fewest damages that reproduce its fault. */
async function smallest(found: Case): Promise<Case> {
  let least = found;
  for (let size = Math.ceil(found.damages.length / 2); size > 0; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let first = 0; first < least.damages.length;) {
      const less = { ...least, damages: least.damages.toSpliced(first, size) };
      const faults = await playAgain(less);
      if (faults.length > 0) least = less;
      else first += size;
    }
  }
  return least;
}

async function tryScene(scene: SceneName, seed: string, progress: Progress): Promise<Fault | undefined> {
  const made: Damage[] = [];
  const press = hashOf(seed) % 997;
  const faults = await play({
    scene,
    press,
    damagesOf(call, body) {
      const damages = damagesFor(seed, call, body, progress);
      made.push(...damages);
      return damages;
    },
  });
  if (faults.length === 0) return undefined;
  return { again: await smallest({ scene, damages: made, press }), faults };
}

type Wanted = {
  seed: number;
  scenes: readonly SceneName[];
  rounds: number;
  /** Epoch ms; no screen is opened after it. */
  until: number;
};

export async function fuzz({
  seed,
  scenes,
  rounds,
  until,
}: Wanted): Promise<{ cases: number; found: Fault[] }> {
  const found: Fault[] = [];
  const progress = new Progress(seed);
  let cases = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const scene of scenes) {
      if (performance.timeOrigin + performance.now() > until) return { cases, found };
      const fault = await tryScene(scene, `${seed} ${round} ${scene}`, progress);
      if (fault) found.push(fault);
      cases += 1;
    }
  }
  return { cases, found };
}
