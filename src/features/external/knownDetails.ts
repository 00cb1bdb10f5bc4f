import type { Organization } from 'schema-dts';
import { brand } from '@/shop/brand';
import type { OwnerFacts, VenueName } from '@/shop/ownerFacts';
import { paths } from '@/shop/paths';
import type { ProviderPage } from '@/shop/providerPages';
import { addressData } from '@/domain/venueData';

/** In the order of the page. */
const venueNames: readonly VenueName[] = ['cinema', 'flohmarkt', 'kinderflohmarkt'];

/** The venues of which something is known that a visitor can use. */
export function shownVenues({ venues }: OwnerFacts): VenueName[] {
  return venueNames.filter((name) => {
    const { address, coordinates, openingHours } = venues?.[name] ?? {};
    return address ?? coordinates ?? openingHours;
  });
}

const hasCompany = ({ company = {} }: OwnerFacts) => Object.keys(company).length > 0;

/** Whether the shop itself has content for a page of the provider. */
export function hasOwnDetails(page: ProviderPage, facts: OwnerFacts): boolean {
  if (page === 'imprint') return hasCompany(facts);
  if (page !== 'contact' && page !== 'contactPrint') return false;
  const isReachable = facts.telephone !== undefined || facts.email !== undefined;
  return isReachable || hasCompany(facts) || shownVenues(facts).length > 0;
}

/** The structured data of who runs the shop; `origin` is the shop's origin. */
export function ownerData(facts: OwnerFacts, origin: string): Exclude<Organization, string> {
  const { telephone, email, company = {} } = facts;
  return {
    '@type': 'Organization',
    name: brand.name,
    url: origin + paths.home.to(),
    ...(company.name !== undefined && { legalName: company.name }),
    ...(company.vatId !== undefined && { vatID: company.vatId }),
    ...(company.address && { address: addressData(company.address) }),
    ...(telephone && { telephone: telephone.number }),
    ...(email !== undefined && { email }),
  };
}
