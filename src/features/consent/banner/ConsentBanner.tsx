import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { paths } from '@/shop/paths';
import { bannerTexts as texts } from '@/features/consent/texts';
import { Button } from '@/shared/ui/Button';
import { Link } from '@/shared/ui/Link';
import { useBottomInset } from '@/shared/ui/useBottomInset';
import { useRootClass } from '@/shared/ui/useRootClass';
import { allCategories, noCategories, useSaveConsent } from './useSaveConsent';
import './consent.scss';

const focusOn = (element: Element | null) =>
  element instanceof HTMLElement && element.focus({ preventScroll: true });

/**
 * Asks for consent until there is a choice, here or in another tab (requirements 2.2, requirements 8).
 * Declining takes as many clicks as accepting.
 */
export function ConsentBanner({ onSettings }: { onSettings: () => void }) {
  const saveConsent = useSaveConsent();
  const region = useRef<HTMLElement>(null);
  const previousFocus = useRef<Element>(null);
  useBottomInset(region, '--consent-height');
  useRootClass('with-consent-banner');

  useLayoutEffect(() => {
    const banner = region.current;
    return () => {
      if (!banner?.contains(document.activeElement)) return;
      focusOn(document.querySelector('main'));
      focusOn(previousFocus.current);
    };
  }, []);

  function rememberFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  }

  return (
    <section ref={region} className="consent-banner" aria-label={texts.label} onFocus={rememberFocus}>
      <div className="container consent-row">
        <div>
          <p>{texts.text}</p>
          <p className="consent-more">
            <Link to={paths.imprint.to()}>{texts.imprint}</Link>
            <button type="button" className="link-button" aria-haspopup="dialog" onClick={onSettings}>
              {texts.settings}
            </button>
          </p>
        </div>
        <div className="consent-choices">
          <Button onClick={() => saveConsent(allCategories)}>{texts.accept}</Button>
          <Button onClick={() => saveConsent(noCategories)}>{texts.decline}</Button>
        </div>
      </div>
    </section>
  );
}
