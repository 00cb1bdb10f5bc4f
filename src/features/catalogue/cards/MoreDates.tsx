import { useId, type ReactNode, type RefObject } from 'react';
import { Link } from '@/shared/ui/Link';
import './nextDates.scss';

type Props = {
  title: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Where all of them stand. */
  all?: { to: string; label: string };
  children: ReactNode;
};

/** A titled part of a page that leads to other dates. Its heading can take the focus of what is gone. */
export function MoreDates({ title, heading, all, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="more-dates">
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      {all && (
        <p>
          <Link to={all.to} className="lone-link">
            {all.label}
          </Link>
        </p>
      )}
    </section>
  );
}
