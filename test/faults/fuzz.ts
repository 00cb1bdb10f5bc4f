import { hashOf, seededRandom } from '@test/sandbox/random';
import { fieldDamageKinds, fieldPathsIn, wholeDamageNames, type Damage } from './damages';
import { play, type Damager } from './play';
import { sceneNames, type SceneName } from './scenes';

/** All that it takes to see a fault again. */
export type Case = { scene: SceneName; damages: Damage[]; press: number };
export type Fault = { again: Case; faults: string[] };

/** How often the answers to a call are damaged at all: who is signed in is asked for on every screen. */
const shareOf = (call: string) => (call === 'auth/session' ? 0.1 : 0.85);
const wholeShare = 0.12;
const boldShare = 0.25;
const mostAtOnce = 4;
const lightAtOnce = 10;
const copiesAtOnce = 7;
const lightOfCopy = 4;

/** What takes a whole entry away where it is damaged, or closes its sale: nothing else is seen of the entry then. */
const weighty =
  /(?:^|\.)(?:showId|date|movie|movieId|movieName|event|eventId|eventName|price|dataEntries|shows|products|publicAvailable|upcoming|soldOut|futureSales|purchaseProductId|productName|stornoIdentifier|orderHeadId|paymentStatus|success|\d+|#)$/;

/** One of each kind first, then the next of each; other seeds begin with others. */
function damagesInTurn(seed: number): string[] {
  const longest = Math.max(...fieldDamageKinds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    fieldDamageKinds.flatMap((kind) => (turn < kind.length ? [kind[(turn + seed) % kind.length]!] : [])),
  ).flat();
}

/** How far a run has come: every place in the answers to a call has its turn, with one kind of damage after the other. */
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
 * The damages of a call in one case: they depend on the seed, the call and the cases before alone, not on what is
 * answered first. Mostly many light ones at once, and entries beside the honest ones with one damage each, for what
 * takes an entry away hides all else that is wrong with it; now and then a few anywhere.
 */
function damagesFor(seed: string, call: string, answer: unknown, progress: Progress): Damage[] {
  const random = seededRandom(hashOf(`${seed} ${call}`));
  const pick = <Choice>(choices: readonly Choice[]) => choices[Math.floor(random() * choices.length)]!;
  if (random() > shareOf(call)) return [];
  if (random() < wholeShare) return [{ call, as: pick(wholeDamageNames) }];
  const places = shuffled(fieldPathsIn(answer), call);
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

/** Plays a case that was written down. */
export async function playAgain({ scene, damages, press }: Case): Promise<string[]> {
  return play({ scene, damagesOf: only(damages), press });
}

/** The same fault with as few damages as bring it about: whole parts of them are left out first. */
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

/** Looks at a screen once, with whatever damages the seed stands for. */
async function tryScene(scene: SceneName, seed: string, progress: Progress): Promise<Fault | undefined> {
  const made: Damage[] = [];
  const press = hashOf(seed) % 997;
  const faults = await play({
    scene,
    press,
    damagesOf(call, answer) {
      const damages = damagesFor(seed, call, answer, progress);
      made.push(...damages);
      return damages;
    },
  });
  if (faults.length === 0) return undefined;
  return { again: await smallest({ scene, damages: made, press }), faults };
}

type Wanted = {
  seed: number;
  rounds: number;
  /** Epoch ms after which no further screen is looked at. */
  until: number;
};

/** Round after round over all screens, each time with other damages. */
export async function fuzz({ seed, rounds, until }: Wanted): Promise<{ cases: number; found: Fault[] }> {
  const found: Fault[] = [];
  const progress = new Progress(seed);
  let cases = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const scene of sceneNames) {
      if (performance.timeOrigin + performance.now() > until) return { cases, found };
      const fault = await tryScene(scene, `${seed} ${round} ${scene}`, progress);
      if (fault) found.push(fault);
      cases += 1;
    }
  }
  return { cases, found };
}
