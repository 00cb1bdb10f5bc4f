import { parseEnv } from '../../src/shared/config/env';

/** A setting that `npm run setup` asks for. */
export type Setting = {
  variable: string;
  /** The name of the option. */
  option: string;
  question: string;
  /** How a given value is tried. */
  kind: 'backend' | 'page' | 'hosts' | 'value';
};

export const settings: readonly Setting[] = [
  {
    variable: 'VITE_SITE_URL',
    option: 'site',
    question: 'Where will the shop be served from? (https://shop.example)',
    kind: 'value',
  },
  {
    variable: 'VITE_API_BASIC_AUTH',
    option: 'auth',
    question: 'Credentials of the backend (user:password; they end up in every browser)',
    kind: 'value',
  },
  {
    variable: 'VITE_API_BASE_URL',
    option: 'base',
    question: 'Base address of the calls (https://backend.example/rest/)',
    kind: 'backend',
  },
  {
    variable: 'VITE_MEDIA_BASE_URL',
    option: 'media',
    question: 'Prefix of relative picture paths (https://backend.example/)',
    kind: 'value',
  },
  {
    variable: 'VITE_PAYMENT_HOSTS',
    option: 'payment-hosts',
    question: 'Hosts of the payment page, separated by commas (pay.example)',
    kind: 'hosts',
  },
  {
    variable: 'VITE_PROVIDER_SITE_URL',
    option: 'provider',
    question: 'Website with terms, imprint and contact',
    kind: 'page',
  },
  {
    variable: 'VITE_VISITS_URL',
    option: 'visits',
    question: 'Where measured visits are sent (/besuche; empty: nothing is measured)',
    kind: 'value',
  },
  { variable: 'VITE_FACEBOOK_URL', option: 'facebook', question: 'Facebook page', kind: 'page' },
  {
    variable: 'VITE_FACEBOOK_FLOHMARKT_URL',
    option: 'facebook-flohmarkt',
    question: 'Facebook page of the flea market',
    kind: 'page',
  },
  {
    variable: 'VITE_FACEBOOK_KINDERFLOHMARKT_URL',
    option: 'facebook-kinderflohmarkt',
    question: 'Facebook page of the children’s flea market',
    kind: 'page',
  },
  { variable: 'VITE_INSTAGRAM_URL', option: 'instagram', question: 'Instagram page', kind: 'page' },
  {
    variable: 'VITE_INSTAGRAM_FLOHMARKT_URL',
    option: 'instagram-flohmarkt',
    question: 'Instagram page of the flea market',
    kind: 'page',
  },
  {
    variable: 'VITE_INSTAGRAM_KINDERFLOHMARKT_URL',
    option: 'instagram-kinderflohmarkt',
    question: 'Instagram page of the children’s flea market',
    kind: 'page',
  },
  { variable: 'VITE_TIKTOK_URL', option: 'tiktok', question: 'TikTok page', kind: 'page' },
];

/** Why a value is wrong, in the words of the build; `undefined` if it is right. */
export function problemOf(variable: string, value: string): string | undefined {
  try {
    parseEnv({ [variable]: value });
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    // An entry of a list is named by its position.
    return new RegExp(`^ *${variable}(?:\\.\\d+)?: (.+)$`, 'm').exec(message)?.[1] ?? message;
  }
}
