import { createContext, useContext } from 'react';
import { siteOrigin } from '@/shared/config/siteOrigin';
import { JsonLd } from '@/shared/ui/JsonLd';
import { Link } from './Link';

export type Crumb = { label: string; to: string };
type Hierarchy = {
  label: string;
  /** The parent pages of an address, from the home page on. */
  parentsOf: (path: string) => readonly Crumb[];
};

/** The hierarchy of the pages, provided by the layout. */
export const BreadcrumbContext = createContext<Hierarchy>({ label: '', parentsOf: () => [] });

type Props = { path: string; last: string; isHidden: boolean };

export function Breadcrumbs({ path, last, isHidden }: Props) {
  const { label, parentsOf } = useContext(BreadcrumbContext);
  const crumbs = parentsOf(path);
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
