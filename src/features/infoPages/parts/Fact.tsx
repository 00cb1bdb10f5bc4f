import { facts } from '@/features/infoPages/partTexts';

/** One stated fact in the middle of a sentence, so that it changes in one place. */
export function Fact({ of }: { of: keyof typeof facts }) {
  return facts[of];
}
