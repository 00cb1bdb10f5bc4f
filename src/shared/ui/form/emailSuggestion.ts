import { run } from '@zootools/email-spell-checker';
import { emailDomains } from './emailDomains';
import { editDistance } from '@/shared/text/editDistance';
import { cleanText } from '@/shared/text/text';
import { isEmail } from './validation';

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
    distanceFunction: editDistance,
    // Of endings and names by themselves it makes other domains that exist.
    topLevelDomains: [],
    secondLevelDomains: [],
  })?.domain;
  return meant !== undefined && isLikely(typedDomain, meant) ? `${before}${meant}` : undefined;
}

/** No address is longer (RFC 5321). */
const longestEmail = 254;

const endings = [...new Set(emailDomains.map((domain) => parts(domain).ending))].join('|');
const doubledEnding = new RegExp(`\\.(${endings})\\.?\\1$|\\.([^.]+)\\.\\2$`, 'i');

/** The domain of a provider that was named without its ending or its point. */
function whole(domain: string): string {
  const typed = domain.toLowerCase();
  const known = emailDomains.find((each) => parts(each).name === typed || each.replace('.', '') === typed);
  return known ?? domain;
}

/**
 * An address without what surely is none of it: what stands before or behind, a comma for a point, letters of another
 * width, a doubled ending.
 */
function repaired(email: string): string {
  const [, typedName = '', rest = ''] = /^(?:[^@]*[<:])?([^@]*)@+(.*)$/s.exec(email.normalize('NFKC')) ?? [];
  const withPoints = (text: string) => text.replace(/\s*[.,;]+\s*/g, '.').trim();
  const name = withPoints(typedName).replace(/^.*\s|^[^\p{L}\p{N}_]+|[."'“”]+$/gu, '');
  const ownDomain = rest.includes('@') ? rest.replace(/[,;\s@].*$/s, '') : rest;
  const domain = withPoints(ownDomain)
    .replace(/[^\p{L}\p{M}\p{N}.-].*$/su, '')
    .replace(/^[.-]+|[.-]+$/g, '')
    .replace(doubledEnding, '.$1$2');
  return `${name}@${whole(domain)}`;
}

const letters = '\\p{L}\\p{M}\\p{N}\\u200C\\u200D';
const word = `[${letters}!#$%&'*+/=?^_\`{|}~-]+`;
const usualEmail = new RegExp(
  `^${word}(?:\\.${word})*@(?:[\\p{L}\\p{N}][${letters}-]*\\.)+(?:\\p{L}[\\p{L}\\p{M}]+|xn--[\\p{L}\\p{N}-]+)$`,
  'u',
);

/**
 * What to ask about an address: whether another one was meant, or, without `meant`, whether one that looks unusual is
 * right. `undefined` where there is nothing to ask. It never says that an address is wrong.
 */
export function emailQuestion(typed: string): { meant?: string } | undefined {
  const email = cleanText(typed);
  if (email.length > longestEmail || !/[@＠]/.test(email)) return undefined;
  const better = repaired(email);
  const meant = emailSuggestion(better) ?? better;
  if (meant !== email && usualEmail.test(meant)) return { meant };
  return isEmail(email) && !usualEmail.test(email) ? {} : undefined;
}
