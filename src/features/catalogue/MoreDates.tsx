import { useId, type ReactNode, type RefObject } from 'react';
import { Link } from '@/shared/ui/Link';
import './cards/nextDates.scss';

type Props = {
  title: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  all?: { to: string; label: string };
  children: ReactNode;
};

/** The heading is focusable as a focus fallback. */
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
