import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shop/paths';
import { applicationSentTexts as texts } from './texts';
import { Button } from '@/shared/ui/Button';
import { LinkButton } from '@/shared/ui/LinkButton';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';

/** Long enough to read the text and press „Hier bleiben“. */
const countdownSeconds = 10;

/** Navigates to the home page after a countdown, which the visitor can stop (WCAG 2.2.1). */
export function ReturnHomeCountdown() {
  const navigate = useNavigate();
  const [secondsLeft, setSecondsLeft] = useState(countdownSeconds);
  const [isStaying, setIsStaying] = useState(false);
  const { fallbackRef, withFocus } = useFocusFallback<HTMLParagraphElement>();

  useEffect(() => {
    if (isStaying) return undefined;
    const timer = setTimeout(() => {
      if (secondsLeft > 1) setSecondsLeft(secondsLeft - 1);
      // Replaces the entry, so that Back does not restart the countdown.
      else void navigate(paths.home.to(), { replace: true });
    }, 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, isStaying, navigate]);

  return (
    <>
      <p ref={fallbackRef} tabIndex={-1}>
        {isStaying ? texts.staying : texts.redirect(secondsLeft)}
      </p>
      <div className="actions">
        <LinkButton to={paths.home.to()} replace>
          {texts.toHomeNow}
        </LinkButton>
        {!isStaying && (
          <Button variant="outline-primary" onClick={withFocus(() => setIsStaying(true))}>
            {texts.stay}
          </Button>
        )}
      </div>
    </>
  );
}
