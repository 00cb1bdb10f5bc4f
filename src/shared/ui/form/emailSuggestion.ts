import { run } from '@zootools/email-spell-checker';
import { emailDomains } from './emailDomains';
import { editDistance } from '@/shared/text/editDistance';
import { cleanText } from '@/shared/text/text';
import { isEmail } from './validation';

/** Shorter names are one letter away from many existing domains. */
const longName = 5;
const longestDomain = 40;

const sorted = (text: string) => [...text].sort().join('');

function parts(domain: string) {
  const [name = '', ...rest] = domain.split('.');
  return { name, ending: rest.join('.') };
}

/** Whether one typing error makes `meant` likely: the endings of two countries, or short names, may both be right. */
function isLikely(typed: string, meant: string): boolean {
  if (sorted(typed) === sorted(meant)) return true;
  const [is, other] = [parts(typed), parts(meant)];
  if (is.name === other.name) return is.ending.length !== 2 || other.ending.length !== 2;
  return other.name.length >= longName && is.name.length >= longName - 1;
}

/** The address that was probably meant: its domain is one typing error away from a provider's; else `undefined`. */
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
    // These lists would suggest other existing domains.
    topLevelDomains: [],
    secondLevelDomains: [],
  })?.domain;
  return meant !== undefined && isLikely(typedDomain, meant) ? `${before}${meant}` : undefined;
}

/** RFC 5321. */
const longestEmail = 254;

const endings = [...new Set(emailDomains.map((domain) => parts(domain).ending))].join('|');
const doubledEnding = new RegExp(`\\.(${endings})\\.?\\1$|\\.([^.]+)\\.\\2$`, 'i');

function completed(domain: string): string {
  const typed = domain.toLowerCase();
  const known = emailDomains.find((each) => parts(each).name === typed || each.replace('.', '') === typed);
  return known ?? domain;
}

/** Repairs surrounding text, a comma instead of a point, full-width characters and a doubled ending. */
function repaired(email: string): string {
  const [, typedName = '', rest = ''] = /^(?:[^@]*[<:])?([^@]*)@+(.*)$/s.exec(email.normalize('NFKC')) ?? [];
  const withPoints = (text: string) => text.replace(/\s*[.,;]+\s*/g, '.').trim();
  const name = withPoints(typedName).replace(/^.*\s|^[^\p{L}\p{N}_]+|[."'“”]+$/gu, '');
  const ownDomain = rest.includes('@') ? rest.replace(/[,;\s@].*$/s, '') : rest;
  const domain = withPoints(ownDomain)
    .replace(/[^\p{L}\p{M}\p{N}.-].*$/su, '')
    .replace(/^[.-]+|[.-]+$/g, '')
    .replace(doubledEnding, '.$1$2');
  return `${name}@${completed(domain)}`;
}

const letters = '\\p{L}\\p{M}\\p{N}\\u200C\\u200D';
const word = `[${letters}!#$%&'*+/=?^_\`{|}~-]+`;
const usualEmail = new RegExp(
  `^${word}(?:\\.${word})*@(?:[\\p{L}\\p{N}][${letters}-]*\\.)+(?:\\p{L}[\\p{L}\\p{M}]+|xn--[\\p{L}\\p{N}-]+)$`,
  'u',
);

/** The question about an address: `meant` is a suggestion; without it the address looks unusual. Never a refusal. */
export function emailQuestion(typed: string): { meant?: string } | undefined {
  const email = cleanText(typed);
  if (email.length > longestEmail || !/[@＠]/.test(email)) return undefined;
  const better = repaired(email);
  const meant = emailSuggestion(better) ?? better;
  if (meant !== email && usualEmail.test(meant)) return { meant };
  return isEmail(email) && !usualEmail.test(email) ? {} : undefined;
}
