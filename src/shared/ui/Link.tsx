import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useMatch } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** Back leads past the page that it stands on. */
  replace?: boolean | undefined;
};

/**
 * A link inside the shop. The router's own brings the code along by which whole routes of a server are fetched ahead: a
 * tenth of what a list loads, and nothing here needs it.
 */
export function Link({ to, replace, target, onClick, children, ...rest }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
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

/** A link of a menu, which says so on the page that it leads to. */
export function MenuLink({ className, ...rest }: Props) {
  const isHere = useMatch(rest.to) !== null;
  const classes = isHere ? `${className ?? ''} active`.trim() : className;
  return <Link {...rest} className={classes} aria-current={isHere ? 'page' : undefined} />;
}
