import { Fact } from '@/content/parts/Fact';
import { Hint, NoAdvice } from '@/content/parts/Hint';
import { NextStep } from '@/content/parts/NextStep';
import { Question } from '@/content/parts/Question';
import { SeasonFacts } from '@/content/parts/SeasonFacts';
import { TextLink } from '@/content/parts/TextLink';
import { TextTable } from '@/content/parts/TextTable';
import { TextItem, TickList } from '@/content/parts/TickList';
import type { PageParts } from '@/content/pageText';
import { latePart } from '@/screens/shared/latePart';
import { PageHeading } from '@/ui/PageHeading';

/** What the texts of the information pages may use. */
export const pageParts: PageParts = {
  h1: PageHeading,
  a: TextLink,
  table: TextTable,
  li: TextItem,
  Fact,
  Hint,
  NoAdvice,
  NextStep,
  Question,
  SeasonFacts,
  TickList,
  Rating: latePart(
    async () => (await import('./PageRating')).PageRating,
    'src/screens/page/PageRating.tsx',
    <div className="page-rating" />,
  ),
  NextDates: latePart(
    async () => (await import('./PageDates')).PageDates,
    'src/screens/page/PageDates.tsx',
    <div className="page-dates" />,
  ),
  FilmDates: latePart(
    async () => (await import('./FilmDates')).FilmDates,
    'src/screens/page/FilmDates.tsx',
    <div className="page-dates" />,
  ),
  StallPrices: latePart(
    async () => (await import('./StallPrices')).StallPrices,
    'src/screens/page/StallPrices.tsx',
    <div className="page-prices" />,
  ),
  StallCalculator: latePart(
    async () => (await import('./StallCalculator')).StallCalculator,
    'src/screens/page/StallCalculator.tsx',
    <div className="page-calculator" />,
  ),
  RouteSketch: latePart(
    async () => (await import('./RouteSketch')).RouteSketch,
    'src/screens/page/RouteSketch.tsx',
    <div className="page-sketch" />,
  ),
};
