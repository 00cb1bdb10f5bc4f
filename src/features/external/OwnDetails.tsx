import { ownerFacts, type PostalAddress } from '@/shop/ownerFacts';
import { siteOrigin } from '@/shared/config/siteOrigin';
import { addressLine } from '@/domain/venues';
import { venueTexts } from '@/features/infoPages/ownerTexts';
import { FactRows, type FactRow } from '@/features/infoPages/FactRows';
import { Venue } from '@/features/infoPages/Venue';
import { JsonLd } from '@/shared/ui/JsonLd';
import { ownerData, shownVenues } from './knownDetails';
import { ownDetailsTexts as texts } from './texts';

type CompanyRow = keyof typeof texts.companyRows;

const { telephone, email, company = {} } = ownerFacts;

const contactRows: FactRow[] = [
  {
    label: texts.telephone,
    lines: telephone ? [<a href={`tel:${telephone.number}`}>{telephone.shown}</a>] : [],
  },
  { label: texts.email, lines: email === undefined ? [] : [<a href={`mailto:${email}`}>{email}</a>] },
];

function linesOf(value: string | readonly string[] | PostalAddress | undefined) {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  return 'street' in value ? [<address>{addressLine(value)}</address>] : value;
}

const companyRows: FactRow[] = (Object.keys(texts.companyRows) as CompanyRow[]).map((row) => ({
  label: texts.companyRows[row],
  lines: linesOf(company[row]),
}));

/** What the owner has given about the company and how to reach it (docs/content.md, "Facts of the owner"). */
export function OwnDetails({ isImprint }: { isImprint: boolean }) {
  return (
    <div className="own-details">
      {isImprint ? <FactRows rows={[...companyRows, ...contactRows]} /> : <Contact />}
      <JsonLd data={{ '@context': 'https://schema.org', ...ownerData(ownerFacts, siteOrigin()) }} />
    </div>
  );
}

function Contact() {
  return (
    <>
      <FactRows rows={contactRows} />
      {shownVenues(ownerFacts).map((venue) => (
        <section key={venue} aria-labelledby={`ort-${venue}`}>
          <h2 id={`ort-${venue}`}>{venueTexts.names[venue]}</h2>
          <Venue of={venue} />
        </section>
      ))}
      {companyRows.some(({ lines }) => lines.length > 0) && (
        <section aria-labelledby="unternehmen">
          <h2 id="unternehmen">{texts.company}</h2>
          <FactRows rows={companyRows} />
        </section>
      )}
    </>
  );
}
