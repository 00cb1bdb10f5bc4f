import type { ReactNode } from 'react';
import { ownerFacts } from '@/shop/ownerFacts';
import { paths } from '@/shop/paths';
import { Link } from '@/shared/ui/Link';
import './ownerContacts.scss';

type Props = {
  /** What the contact page is called. */
  contact: string;
  /** More entries of the list. */
  children?: ReactNode;
};

/** Where to ask: telephone and e-mail address of the owner, where they are known, and the contact page. */
export function OwnerContacts({ contact, children }: Props) {
  const { telephone, email } = ownerFacts;
  return (
    <ul className="owner-contacts">
      {telephone && (
        <li>
          <a href={`tel:${telephone.number}`}>{telephone.shown}</a>
        </li>
      )}
      {email !== undefined && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      <li>
        <Link to={paths.contact.to()}>{contact}</Link>
      </li>
      {children}
    </ul>
  );
}
