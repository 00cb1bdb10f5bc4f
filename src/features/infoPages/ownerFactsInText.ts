import type { OwnerFacts, VenueName } from '@/shop/ownerFacts';
import { addressLine } from '@/domain/venues';
import { ownerTextsOf, venueTexts, type OwnerTextName } from './ownerTexts';

/**
 * Replaces the parts of an information page's MDX that show facts of the owner with what they render, for the search
 * index: their words count only where they are visible.
 */
export function withOwnerFacts(mdx: string, facts: OwnerFacts): string {
  const texts = ownerTextsOf(facts);
  const given = (name: string) => texts[name as OwnerTextName]?.join('\n');

  function venueText(name: string): string {
    const { address, openingHours = [] } = facts.venues?.[name as VenueName] ?? {};
    return [
      address && addressLine(address),
      ...venueTexts.hours(openingHours).map(({ days, times }) => `${days}, ${times}`),
    ]
      .filter(Boolean)
      .join('\n');
  }

  return mdx
    .replace(
      /<Owner fact="(\w+)">([\s\S]*?)<\/Owner>/g,
      (_, name: string, text: string) => given(name) ?? text,
    )
    .replace(/<Unless fact="(\w+)">([\s\S]*?)<\/Unless>/g, (_, name: string, text: string) =>
      given(name) === undefined ? text : '',
    )
    .replace(/<OwnerQuestion fact="(\w+)" (title="[^"]*") \/>/g, (_, name: string, title: string) => {
      const text = given(name);
      return text === undefined ? '' : `<Question ${title}>\n${text}\n</Question>`;
    })
    .replace(/<Venue of="(\w+)" \/>/g, (_, name: string) => venueText(name));
}
