import { isFlohmarktAddress } from '@/shared/config/paths';
import { layoutTexts } from './texts';
import type { LinkGroup, PageName } from './menus';

const { groups } = layoutTexts;

// On a narrow screen a column ends after its third link (`_footer.scss`): the most wanted come first.
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

/** The footer's columns at an address (requirements 2.2). */
export function footerColumns(pathname: string): LinkGroup[] {
  return isFlohmarktAddress(pathname) ? flohmarktColumns : cinemaColumns;
}

/** What the footer leads to wherever it stands, also on narrow screens. */
export const fixedLinks: PageName[] = ['feedback', 'favourites', 'imprint', 'terms', 'accessibility'];
