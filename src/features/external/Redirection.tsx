import { useEffect, useEffectEvent, useState } from 'react';
import { leaveInPlace } from '@/shared/browser/leaveTo';
import { onPageRestored } from '@/shared/browser/windowEvents';
import { redirectTexts } from './texts';
import { useNavigationKind } from '@/shared/ui/NavigationProvider';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';

/** ms until the redirect, so that the text is rendered first. */
const redirectDelayMs = 400;

/**
 * Redirects once. After Back or a restore from the back/forward cache it shows the link only; otherwise Back
 * would be a trap.
 */
export function Redirection({ name, target }: { name: string; target: URL }) {
  const [isStaying, setIsStaying] = useState(false);
  const navigationKind = useNavigationKind();
  const isBack = useEffectEvent(() => navigationKind() === 'back');
  const { href, host } = target;

  useEffect(() => {
    const isReturning = isBack();
    const timer = isReturning
      ? setTimeout(() => setIsStaying(true), 0)
      : setTimeout(() => leaveInPlace(href), redirectDelayMs);
    // The visitor may have followed the link already.
    const cancel = () => clearTimeout(timer);
    const endRestored = onPageRestored(() => setIsStaying(true));
    window.addEventListener('pagehide', cancel);
    return () => {
      cancel();
      endRestored();
      window.removeEventListener('pagehide', cancel);
    };
  }, [href]);

  const title = isStaying ? redirectTexts.stayed(name) : redirectTexts.title;
  return (
    <>
      <PageMeta title={title} noindex />
      <PageHeading>{title}</PageHeading>
      {!isStaying && <p>{redirectTexts.hint}</p>}
      <p>
        <a href={href} rel="noopener noreferrer" className="btn btn-primary">
          {redirectTexts.goOn(name, host)}
        </a>
      </p>
    </>
  );
}
