import { expect, it, vi } from 'vitest';
import { fuzz, playAgain, type Case, type Fault } from './fuzz';
import { distinctSceneNames, sceneNames } from './scenes';

/** Set by `npm run fuzz`. Without them, one fixed case per kind of screen runs. */
const { FUZZ_MINUTES: minutes, FUZZ_SEED: seed = '2026', FUZZ_REPLAY: replay } = process.env;
const duration = Number(minutes ?? 0) * 60_000;

const line = ({ again, faults }: Fault) => `${JSON.stringify(again)}\n  ${faults.join('\n  ')}`;

it(
  'no screen breaks on damaged responses (requirements R9)',
  async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    if (replay) {
      expect(await playAgain(JSON.parse(replay) as Case)).toEqual([]);
      return;
    }
    const { cases, found } = await fuzz({
      seed: Number(seed),
      scenes: minutes ? sceneNames : distinctSceneNames,
      rounds: minutes ? Infinity : 1,
      until: minutes ? performance.timeOrigin + performance.now() + duration : Infinity,
    });
    if (minutes) process.stdout.write(`seed ${seed}: ${cases} cases, ${found.length} with faults\n`);
    expect(found.map(line).join('\n')).toBe('');
  },
  240_000 + duration,
);
