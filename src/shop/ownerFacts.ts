import type { Cents } from '@/shared/text/money';
import type { Rating } from './ratings';

/** In Austria. */
export type PostalAddress = {
  street: string;
  /** Four digits. */
  postalCode: string;
  city: string;
};

/** In degrees, for example 48.2 and 16.4. */
export type Coordinates = { latitude: number; longitude: number };

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

export type OpeningHours = {
  days: readonly Weekday[];
  /** `HH:MM` in Vienna. */
  opens: string;
  /** `HH:MM`; a time before `opens` is on the next day. */
  closes: string;
};

export type VenueFacts = {
  address?: PostalAddress;
  coordinates?: Coordinates;
  openingHours?: readonly OpeningHours[];
  /**
   * The shows that take place here, which get the address: the names of the place as the programme writes them in
   * `location`, or `all` if every film, or every flea market, is here.
   */
  shows?: 'all' | readonly string[];
};

type Telephone = {
  /** As visitors read it. */
  shown: string;
  /** As a phone dials it: `+`, country and digits, for example `+4312345678`. */
  number: string;
};

type Company = {
  name?: string;
  /** For example `GmbH`. */
  legalForm?: string;
  /** For example `FN 123456a`. */
  registerNumber?: string;
  /** For example `Handelsgericht Wien`. */
  court?: string;
  /** For example `ATU12345678`. */
  vatId?: string;
  address?: PostalAddress;
  managingDirectors?: readonly string[];
  chamber?: string;
  authority?: string;
};

/** A label with its amount, or a sentence. */
export type Fee = { label: string; cents: Cents } | string;

/** Sentences for the cinema and for the markets. */
type Rules = { cinema?: string; markets?: string };

export type VenueName = Rating['subject'];

/** Every fact is optional: what is missing leaves no gap on any page. */
export type OwnerFacts = {
  venues?: {
    cinema?: VenueFacts;
    flohmarkt?: VenueFacts;
    /** Its dates are flea markets in the programme, so that only names can tell its shows. */
    kinderflohmarkt?: VenueFacts & { shows?: readonly string[] };
  } & { [Name in VenueName]?: VenueFacts };
  telephone?: Telephone;
  email?: string;
  company?: Company;
  /** Besides the prices in the programme, for example for a booking or a cancellation. */
  fees?: readonly Fee[];
  /** How many minutes before a film starts cars may drive in. */
  doorsOpenMinutes?: number;
  /** Whether and how dogs may come. */
  dogs?: Rules;
  /** Whether visitors may bring their own food and drinks. */
  ownFood?: Rules;
  /** The name of who runs the flea markets. */
  marketsRunBy?: string;
  /** Where the sound of the films is, in MHz, for example 96.3. */
  radioFrequency?: number;
  /** Where cars stand that are taller than others. */
  tallCars?: string;
  /** What holds for those who come after a film has begun. */
  arrivingLate?: string;
  /** What holds for engine and light during a film. */
  engineAndLight?: string;
  /** Accessible places and toilets. */
  accessibility?: Rules;
  /** Switches the withdrawal page for gift cards on. With an address the declaration is an e-mail to it, else a feedback. */
  withdrawal?: { email?: string };
  /** Whether posters may show the pictures of films (`npm run posters`); else theirs are drawn. */
  filmPicturesInPrint?: true;
};

/**
 * Facts that only the owner knows. They are written here only and appear wherever visitors and search engines expect them
 * (docs/content.md, "Facts of the owner"). `src/shop/ownerFactsSchema.ts` checks them at each build.
 */
export const ownerFacts: OwnerFacts = {};
