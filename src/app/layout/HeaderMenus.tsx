import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { isPageAt } from '@/shared/config/isPageAt';
import { authSlice } from '@/features/account/authSlice';
import { disableAllBut } from '@/shared/browser/disableAllBut';
import { accountTexts } from '@/features/account/texts';
import { layoutTexts } from './texts';
import { lazyPart } from '@/app/lazyPart';
import { MenuLink } from '@/shared/ui/Link';
import { LazyBackCloses } from './LazyBackCloses';
import { useRootClass } from '@/shared/ui/useRootClass';
import { linkTo, menusOf, type PageName } from './menus';
import { useLazyCode } from './useLazyCode';

const AccountMenu = lazyPart(() => import('@/features/account/menu/AccountMenu'), 'AccountMenu');

type Open = { panel: boolean; menu?: string | undefined };

const closed: Open = { panel: false };

const closingEvents = ['click', 'keyup', 'popstate', 'resize'] as const;

/** The main menus (requirements 2.2). Only the stylesheet knows whether they are a row or a drawer. */
export function HeaderMenus() {
  const { key, pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const { isAuth } = useSelector(authSlice.selectors.selectAuth);
  const account = useLazyCode(AccountMenu, isAuth ? 'now' : 'never');
  const [open, setOpen] = useState(closed);
  const [lastKey, setLastKey] = useState(key);
  const isAccountGone = !isAuth && open.menu === accountTexts.menu;
  if (lastKey !== key || isAccountGone) {
    setLastKey(key);
    setOpen(closed);
  }

  useEffect(() => {
    if (open === closed) return undefined;
    function react(event: Event) {
      const { type, target } = event;
      const buttons = [...(nav.current?.querySelectorAll<HTMLElement>('[aria-expanded=true]') ?? [])];
      if (type === 'resize' && buttons[0]?.offsetParent) return;
      const isInside = target instanceof Element && nav.current?.contains(target);
      if ('key' in event && event.key === 'Escape') {
        buttons.at(-1)?.focus();
        setOpen(open.panel && open.menu ? { panel: true } : closed);
      } else if (!isInside || (type === 'click' && target.closest('a'))) {
        if (nav.current?.contains(document.activeElement)) buttons[0]?.focus();
        setOpen(closed);
      }
    }
    for (const type of closingEvents) window.addEventListener(type, react);
    return () => {
      for (const type of closingEvents) window.removeEventListener(type, react);
    };
  }, [open]);

  useEffect(() => {
    if (!open.panel || !nav.current) return undefined;
    close.current?.focus();
    return disableAllBut(nav.current);
  }, [open.panel]);

  useRootClass('with-open-menus', open.panel);

  function isHere(pages: readonly PageName[]): boolean {
    return pages.map(linkTo).some(({ to }) => isPageAt(pathname, to));
  }

  function closeAll() {
    nav.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    setOpen(closed);
  }

  function toggle(label: string) {
    setOpen({ ...open, menu: open.menu === label ? undefined : label });
  }

  return (
    <nav ref={nav} aria-label={layoutTexts.mainNavigation} className="header-menus">
      <LazyBackCloses isOpen={open.panel || open.menu !== undefined} onClose={closeAll} />
      <button
        type="button"
        className="menu-button menus-button"
        aria-expanded={open.panel}
        // The drawer covers it, and has a button of its own.
        tabIndex={open.panel ? -1 : undefined}
        onClick={() => setOpen(open.panel ? closed : { panel: true })}
      >
        {layoutTexts.menu}
      </button>
      <div className="menus">
        {open.panel && (
          <button
            ref={close}
            type="button"
            className="header-icon menus-close"
            aria-label={layoutTexts.closeMenu}
            onClick={closeAll}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        )}
        <ul>
          {menusOf(pathname).map(({ label, pages }) => (
            <li key={label} className={isHere(pages) ? 'menu menu-here' : 'menu'}>
              <button
                type="button"
                className="menu-button"
                aria-expanded={open.menu === label}
                onClick={() => toggle(label)}
              >
                {label}
              </button>
              <ul hidden={open.menu !== label}>
                {pages.map(linkTo).map(({ to, label: text }) => (
                  <li key={text}>
                    <MenuLink to={to}>{text}</MenuLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
          {isAuth && account.code === 'loaded' && (
            <AccountMenu
              isOpen={open.menu === accountTexts.menu}
              onToggle={() => toggle(accountTexts.menu)}
            />
          )}
        </ul>
      </div>
    </nav>
  );
}
