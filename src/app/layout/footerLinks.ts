import { ownerFacts, type VenueName } from '@/shop/ownerFacts';
import { isFlohmarktAddress, paths } from '@/shop/paths';
import { layoutTexts } from './texts';
import { socialAddress, type SocialPage } from '@/shop/socialPages';
import type { LinkGroup, PageName } from './menus';

const { groups } = layoutTexts;

// A narrow screen shows the first three links of a column (`_footer.scss`).
const flohmarktColumns: LinkGroup[] = [
  {
    label: groups.flohmarkt,
    pages: [
      'flohmarktProgram',
      'bookStall',
      'flohmarktArrival',
      'kinderflohmarkt',
      'visitorTips',
      'flohmarktFaqs',
    ],
  },
  { label: groups.sellers, pages: ['stallFees', 'sellerChecklist', 'sellingTips', 'advantages'] },
  { label: groups.cinema, pages: ['program', 'upcoming', 'giftCards'] },
  { label: groups.more, pages: ['automarkt', 'publicEvents', 'flohmarktJobs'] },
];

const cinemaColumns: LinkGroup[] = [
  {
    label: groups.cinema,
    pages: ['program', 'upcoming', 'cinemaArrival', 'kidsProgram', 'openAir', 'cinemaFaqs'],
  },
  { label: groups.flohmarkt, pages: ['flohmarktProgram', 'bookStall', 'kinderflohmarkt', 'flohmarkt'] },
  { label: groups.more, pages: ['automarkt', 'publicEvents', 'giftCards', 'jobs'] },
];

export function footerColumns(pathname: string): LinkGroup[] {
  return isFlohmarktAddress(pathname) ? flohmarktColumns : cinemaColumns;
}

export const fixedLinks = (): PageName[] => [
  'feedback',
  'favourites',
  'orders',
  'imprint',
  'terms',
  'accessibility',
  ...(ownerFacts.withdrawal ? (['withdrawal'] as const) : []),
];

/** The venue whose address belongs to the section of `pathname`. */
export function venueAt(pathname: string): VenueName {
  const section = sectionOf(pathname);
  if (section === '') return 'cinema';
  return section === 'Flohmarkt' ? 'flohmarkt' : 'kinderflohmarkt';
}

function sectionOf(pathname: string) {
  if (!isFlohmarktAddress(pathname)) return '';
  return pathname.includes('kinderflohmarkt') ? 'Kinderflohmarkt' : 'Flohmarkt';
}

export function socialLinks(pathname: string): { to: string; label: string }[] {
  const section = sectionOf(pathname);
  const pages: { page: SocialPage; label: string }[] = [
    { page: `facebook${section}`, label: 'Facebook' },
    { page: `instagram${section}`, label: 'Instagram' },
  ];
  // Only the cinema has TikTok (requirements 2.2).
  if (section === '') pages.push({ page: 'tiktok', label: 'TikTok' });
  return pages
    .filter(({ page }) => socialAddress(page) !== undefined)
    .map(({ page, label }) => ({ to: paths[page].to(), label }));
}
