import { expect, it, vi } from 'vitest';
import { fuzz, playAgain, type Case, type Fault } from './fuzz';

/** Set by `npm run fuzz`; without them the same few cases each time. */
const { FUZZ_MINUTES: minutes, FUZZ_SEED: seed = '2026', FUZZ_REPLAY: replay } = process.env;

const roundsOfTests = 2;

const line = ({ again, faults }: Fault) => `${JSON.stringify(again)}\n  ${faults.join('\n  ')}`;

/** Declares the test of half of the screens. */
export function fuzzHalf(half: 0 | 1): void {
  const duration = Number(minutes ?? 0) * 60_000;
  it(
    'every screen stands whatever is wrong with the answers (R9)',
    async () => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      if (replay) {
        if (half === 0) expect(await playAgain(JSON.parse(replay) as Case)).toEqual([]);
        return;
      }
      const { cases, found } = await fuzz({
        seed: Number(seed),
        half,
        rounds: minutes ? Infinity : roundsOfTests,
        until: minutes ? performance.timeOrigin + performance.now() + duration : Infinity,
      });
      const told = `seed ${seed}, half ${half + 1}: ${cases} cases, ${found.length} with faults\n`;
      if (minutes) process.stdout.write(told);
      expect(found.map(line).join('\n')).toBe('');
    },
    600_000 + duration,
  );
}
