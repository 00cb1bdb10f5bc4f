import { describe, expect, it } from 'vitest';
import { withOwnerFacts } from '@/features/infoPages/ownerFactsInText';
import { allOwnerFacts } from '@test/support/ownerFacts';
import { pageSources } from '@test/site/sources';

const question = '<OwnerQuestion fact="marketFood" title="Eigene Jause?" />';

describe('the text of an information page for the search', () => {
  it('has the facts of the owner', () => {
    const text = (mdx: string) => withOwnerFacts(mdx, allOwnerFacts);
    expect(text('<Owner fact="cinemaDogs">Frag [uns](/contact).</Owner> Gut so.')).toBe(
      'Hunde dürfen im Auto dabei sein. Gut so.',
    );
    expect(text('Komm<Unless fact="cinemaDogs"> und frag</Unless>.')).toBe('Komm.');
    expect(text(question)).toBe(
      '<Question title="Eigene Jause?">\nAm Markt darfst du deine eigene Jause essen.\n</Question>',
    );
    expect(text('<Venue of="cinema" />')).toBe(
      'Leinwandweg 7, 1230 Wien\nFreitag bis Sonntag, 19:00–0:30\u00a0Uhr',
    );
  });

  it('has what stands there instead of a missing fact', () => {
    const text = (mdx: string) => withOwnerFacts(mdx, {});
    expect(text('<Owner fact="cinemaDogs">Frag [uns](/contact).</Owner> Gut so.')).toBe(
      'Frag [uns](/contact). Gut so.',
    );
    expect(text('Komm<Unless fact="cinemaDogs"> und frag</Unless>.')).toBe('Komm und frag.');
    expect(text(question)).toBe('');
    expect(text('<Venue of="cinema" />')).toBe('');
  });

  it('has no part of the owner’s facts left on any page', () => {
    for (const facts of [{}, allOwnerFacts]) {
      const left = pageSources().flatMap(({ text }) =>
        [...withOwnerFacts(text, facts).matchAll(/<\/?(?:Owner|Unless|Venue)\b[^>]*>/g)].map(([tag]) => tag),
      );
      expect(left).toEqual([]);
    }
  });
});
