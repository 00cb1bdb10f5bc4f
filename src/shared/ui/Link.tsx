import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { isPageAt } from '@/shared/config/isPageAt';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** Replaces the history entry: Back skips the page with this link. */
  replace?: boolean | undefined;
  /** Navigation state: data for the page that is not in its address. */
  state?: unknown;
};

/** The router's own `Link` adds prefetching code: a tenth of a list's JavaScript. */
export function Link({ to, replace, state, target, onClick, children, ...rest }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
  });
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }
  return (
    <a {...rest} href={useHref(to)} target={target} onClick={handleClick}>
      {children}
    </a>
  );
}

/** A link that is marked as current on its own page. */
export function MenuLink({ className, ...rest }: Props) {
  const { pathname } = useLocation();
  const isHere = isPageAt(pathname, rest.to);
  const classes = isHere ? `${className ?? ''} active`.trim() : className;
  return <Link {...rest} className={classes} aria-current={isHere ? 'page' : undefined} />;
}
