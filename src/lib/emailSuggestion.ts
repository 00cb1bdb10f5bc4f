import { run } from '@zootools/email-spell-checker';
import { emailDomains } from './emailDomains';
import { slipsBetween } from './slips';
import { cleanText } from './text';

/** Shorter names are one letter away from many a domain that exists. */
const longName = 5;
/** No provider's domain is nearly as long. */
const longestDomain = 40;

const sorted = (text: string) => [...text].sort().join('');

function parts(domain: string) {
  const [name = '', ...rest] = domain.split('.');
  return { name, ending: rest.join('.') };
}

/** Whether one slip makes it likely that `meant` was meant: two countries' endings, or short names, may both be right. */
function isLikely(typed: string, meant: string): boolean {
  if (sorted(typed) === sorted(meant)) return true;
  const [is, other] = [parts(typed), parts(meant)];
  if (is.name === other.name) return is.ending.length !== 2 || other.ending.length !== 2;
  return other.name.length >= longName && is.name.length >= longName - 1;
}

/**
 * The address that was probably meant by one whose domain is a slip away from a well-known provider's; `undefined`
 * where nothing suggests it. What stands before the @ stays as it was typed.
 */
export function emailSuggestion(typed: string): string | undefined {
  const email = cleanText(typed);
  const before = email.slice(0, email.lastIndexOf('@') + 1);
  const typedDomain = email.slice(before.length).toLowerCase();
  if (before.length < 2 || typedDomain.length > longestDomain) return undefined;
  const meant = run({
    email,
    domains: emailDomains,
    domainThreshold: 1,
    distanceFunction: slipsBetween,
    // Of endings and names by themselves it makes other domains that exist.
    topLevelDomains: [],
    secondLevelDomains: [],
  })?.domain;
  return meant !== undefined && isLikely(typedDomain, meant) ? `${before}${meant}` : undefined;
}
