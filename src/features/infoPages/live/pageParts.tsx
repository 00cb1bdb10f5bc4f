import { Fact, Hint, NoAdvice, Question, TextLink } from '@/features/infoPages/parts/textParts';
import { Owner, OwnerQuestion, Unless } from '@/features/infoPages/parts/ownerParts';
import { Venue } from '@/features/infoPages/Venue';
import { NextStep } from '@/features/infoPages/NextStep';
import { SeasonFacts } from '@/features/infoPages/SeasonFacts';
import { TextTable } from '@/features/infoPages/parts/TextTable';
import { Tick, TickList } from '@/features/infoPages/parts/TickList';
import type { PageParts } from '@/features/infoPages/pageText';
import { lazySection } from '@/shared/ui/lazySection';
import { PageHeading } from '@/shared/ui/PageHeading';

export const pageParts: PageParts = {
  h1: PageHeading,
  a: TextLink,
  table: TextTable,
  Fact,
  Hint,
  NoAdvice,
  NextStep,
  Owner,
  OwnerQuestion,
  Question,
  SeasonFacts,
  Tick,
  TickList,
  Unless,
  Venue,
  Rating: lazySection(
    async () => (await import('@/features/infoPages/PageRating')).PageRating,
    'src/features/infoPages/PageRating.tsx',
    <div className="page-rating" />,
  ),
  NextDates: lazySection(
    async () => (await import('./PageDates')).PageDates,
    'src/features/infoPages/live/PageDates.tsx',
    <div className="page-dates" />,
  ),
  FilmDates: lazySection(
    async () => (await import('./FilmDates')).FilmDates,
    'src/features/infoPages/live/FilmDates.tsx',
    <div className="page-dates page-film-dates" />,
  ),
  StallPrices: lazySection(
    async () => (await import('./StallPrices')).StallPrices,
    'src/features/infoPages/live/StallPrices.tsx',
    <div className="page-prices" />,
  ),
  StallCalculator: lazySection(
    async () => (await import('./StallCalculator')).StallCalculator,
    'src/features/infoPages/live/StallCalculator.tsx',
    <div className="page-calculator" />,
  ),
  BookStall: lazySection(
    async () => (await import('./BookStall')).BookStall,
    'src/features/infoPages/live/BookStall.tsx',
    <div className="page-book" />,
  ),
  EmbeddingChoice: lazySection(
    async () => (await import('./EmbeddingChoice')).EmbeddingChoice,
    'src/features/infoPages/live/EmbeddingChoice.tsx',
    <div className="page-embedding" />,
  ),
  RouteSketch: lazySection(
    async () => (await import('./RouteSketch')).RouteSketch,
    'src/features/infoPages/live/RouteSketch.tsx',
    <div className="page-sketch" />,
  ),
};
