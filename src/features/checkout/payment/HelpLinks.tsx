import { useId } from 'react';
import { withdrawalOf } from '@/domain/withdrawal';
import type { Cart } from '@/domain/entities';
import { paths } from '@/shop/paths';
import { OwnerContacts } from '@/shop/ui/OwnerContacts';
import { Link } from '@/shared/ui/Link';
import { helpTexts as texts } from './paymentTexts';
import './helpLinks.scss';

/** Where a buyer gets help: the owner's telephone and e-mail address, the contact page, answers about what was bought. */
export function HelpLinks({ lines = {} }: { lines: Cart | undefined }) {
  const id = useId();
  const kinds = withdrawalOf(lines).dated.map(({ kind }) => kind);
  return (
    <section className="help-links" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <p>{texts.lead}</p>
      <OwnerContacts contact={texts.contact}>
        {kinds.includes('film') && (
          <li>
            <Link to={paths.cinemaFaqs.to()}>{texts.cinemaFaqs}</Link>
          </li>
        )}
        {kinds.includes('stall') && (
          <li>
            <Link to={paths.flohmarktFaqs.to()}>{texts.flohmarktFaqs}</Link>
          </li>
        )}
      </OwnerContacts>
    </section>
  );
}
