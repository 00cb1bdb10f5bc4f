import { isFlohmarktAddress, paths } from '@/shop/paths';
import { layoutTexts } from './texts';
import { pageNames } from '@/shop/pageTexts';

export type PageName = keyof typeof pageNames;

export type LinkGroup = { label: string; pages: readonly PageName[] };

/** The menus have two names for this page (requirements 2.2). */
const addresses = { ...paths, kidsCinema: paths.kidsProgram };

export const linkTo = (page: PageName) => ({ to: addresses[page].to(), label: pageNames[page] });

const { groups } = layoutTexts;

const flohmarktMenus: LinkGroup[] = [
  {
    label: groups.flohmarkt,
    pages: [
      'bookStall',
      'visitorTips',
      'kinderflohmarkt',
      'advantages',
      'flohmarktArrival',
      'flohmarktFaqs',
      'flohmarktJobs',
    ],
  },
  {
    label: groups.sellers,
    pages: ['bookStall', 'stallFees', 'advantages', 'sellerChecklist', 'sellingTips'],
  },
  { label: groups.cinema, pages: ['program', 'upcoming', 'cinemaLanding', 'giftCards'] },
];

const cinemaMenus: LinkGroup[] = [
  { label: groups.program, pages: ['program', 'upcoming', 'kidsProgram'] },
  {
    label: groups.product,
    pages: ['openAir', 'cinemaArrival', 'pets', 'kidsCinema', 'cinemaFaqs', 'jobs'],
  },
  { label: groups.flohmarkt, pages: ['flohmarkt', 'kinderflohmarkt', 'bookStall', 'flohmarktJobs'] },
  { label: groups.voucher, pages: ['giftCards'] },
];

export function menusOf(pathname: string): LinkGroup[] {
  return isFlohmarktAddress(pathname) ? flohmarktMenus : cinemaMenus;
}
