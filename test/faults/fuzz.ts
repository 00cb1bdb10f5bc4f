import { hashOf, seededRandom } from '@test/sandbox/random';
import { fieldDamageNames, placesIn, wholeDamageNames, type Damage } from './damages';
import { play, type Damager } from './play';
import { sceneNames, type SceneName } from './scenes';

/** All that it takes to see a fault again. */
export type Case = { scene: SceneName; damages: Damage[]; press: number };
export type Fault = { again: Case; faults: string[] };

/** How often the answers to a call are damaged at all: who is signed in is asked for on every screen. */
const shareOf = (call: string) => (call === 'auth/session' ? 0.1 : 0.85);
const wholeShare = 0.12;
const mostAtOnce = 4;

/** The damages of a call in one case: they depend on the seed and the call alone, not on what is answered first. */
export function damagesFor(seed: string, call: string, answer: unknown): Damage[] {
  const random = seededRandom(hashOf(`${seed} ${call}`));
  const pick = <Choice>(choices: readonly Choice[]) => choices[Math.floor(random() * choices.length)]!;
  if (random() > shareOf(call)) return [];
  if (random() < wholeShare) return [{ call, as: pick(wholeDamageNames) }];
  const places = placesIn(answer);
  if (places.length === 0) return [];
  return Array.from({ length: 1 + Math.floor(random() * mostAtOnce) }, () => ({
    call,
    at: pick(places),
    everywhere: random() < 0.5,
    as: pick(fieldDamageNames),
  }));
}

const only =
  (damages: Damage[]): Damager =>
  (call) =>
    damages.filter((damage) => damage.call === call);

/** Plays a case that was written down. */
export async function playAgain({ scene, damages, press }: Case): Promise<string[]> {
  return play({ scene, damagesOf: only(damages), press });
}

/** The same fault with as few damages as bring it about. */
async function smallest(found: Case): Promise<Case> {
  let least = found;
  for (const damage of found.damages) {
    const less = { ...least, damages: least.damages.filter((other) => other !== damage) };
    const faults = await playAgain(less);
    if (faults.length > 0) least = less;
  }
  return least;
}

/** Looks at a screen once, with whatever damages the seed stands for. */
export async function tryScene(scene: SceneName, seed: string): Promise<Fault | undefined> {
  const made: Damage[] = [];
  const press = hashOf(seed) % 997;
  const faults = await play({
    scene,
    press,
    damagesOf(call, answer) {
      const damages = damagesFor(seed, call, answer);
      made.push(...damages);
      return damages;
    },
  });
  if (faults.length === 0) return undefined;
  return { again: await smallest({ scene, damages: made, press }), faults };
}

type Wanted = {
  seed: number;
  /** Which of two halves of all screens. */
  half: 0 | 1;
  rounds: number;
  /** Epoch ms after which no further screen is looked at. */
  until: number;
};

/** Round after round over half of the screens, each time with other damages. */
export async function fuzz({
  seed,
  half,
  rounds,
  until,
}: Wanted): Promise<{ cases: number; found: Fault[] }> {
  const mine = sceneNames.filter((_, position) => position % 2 === half);
  const found: Fault[] = [];
  let cases = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const scene of mine) {
      if (performance.timeOrigin + performance.now() > until) return { cases, found };
      const fault = await tryScene(scene, `${seed} ${round} ${scene}`);
      if (fault) found.push(fault);
      cases += 1;
    }
  }
  return { cases, found };
}
