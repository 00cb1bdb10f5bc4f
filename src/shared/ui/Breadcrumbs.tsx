import { createContext, useContext } from 'react';
import { siteOrigin } from '@/shared/config/siteOrigin';
import { JsonLd } from '@/shared/seo/JsonLd';
import { Link } from './Link';

export type Crumb = { label: string; to: string };
type Trail = {
  /** What the breadcrumbs is to a screen reader. */
  label: string;
  /** The pages above an address, from the home page on. */
  above: (path: string) => readonly Crumb[];
};

/** How the pages of the house lie below each other; the frame knows it. */
export const BreadcrumbContext = createContext<Trail>({ label: '', above: () => [] });

type Props = { path: string; last: string; isHidden: boolean };

/** The way from the home page to where the visitor is, for eyes and, where they may come, for search engines. */
export function Breadcrumb({ path, last, isHidden }: Props) {
  const { label, above } = useContext(BreadcrumbContext);
  const crumbs = above(path);
  if (crumbs.length === 0) return null;
  const items = [...crumbs, { label: last, to: path }].map(({ label: name, to }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: siteOrigin() + to,
  }));
  return (
    <nav aria-label={label} className="breadcrumbs">
      <ol>
        {crumbs.map(({ label: name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{last}</li>
      </ol>
      {!isHidden && (
        <JsonLd
          data={{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: items }}
        />
      )}
    </nav>
  );
}
