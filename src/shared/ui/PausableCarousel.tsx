import { useState, useSyncExternalStore, type FocusEvent, type ReactNode } from 'react';
import Carousel from 'react-bootstrap/Carousel';
import { prefersReducedMotion, reducedMotionQuery } from '@/shared/browser/reducedMotion';
import { Button } from './Button';
import { useSwipe } from './useSwipe';
import './carousel.scss';

type CarouselTexts = {
  carousel: string;
  slide: string;
  position: (position: number, total: number) => string;
  pause: string;
  play: string;
  previous: string;
  next: string;
};

type Props = {
  labelledBy: string;
  texts: CarouselTexts;
  /** ms for which a slide is shown. */
  interval: number;
  slides: readonly { key: string; content: ReactNode }[];
};

function subscribeToReducedMotion(onChange: () => void): () => void {
  const query = window.matchMedia(reducedMotionQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribeToReducedMotion, prefersReducedMotion, () => false);
}

/** Adds the pause button and accessible names that react-bootstrap's Carousel lacks. Reduced motion: plays on press. */
export function PausableCarousel({ labelledBy, texts, interval, slides }: Props) {
  const isReduced = useReducedMotion();
  const [active, setActive] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);

  const total = slides.length;
  const isPlaying = total > 1 && (choice ?? (isReduced ? 'pause' : 'play')) === 'play';
  const isMoving = isPlaying && !isPointedAt && !hasFocus;

  const turn = (step: 1 | -1) => setActive((active + total + step) % total);
  const swiping = useSwipe(turn);

  function toggle() {
    setChoice(isPlaying ? 'pause' : 'play');
    setIsPointedAt(false);
    setHasFocus(false);
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
  }

  return (
    <section
      className="pausable-carousel"
      aria-labelledby={labelledBy}
      aria-roledescription={texts.carousel}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={leave}
    >
      {total > 1 && (
        <div className="carousel-buttons">
          <Button variant="outline-primary" onClick={toggle}>
            <span aria-hidden="true" className={isPlaying ? 'sign-pause' : 'sign-play'} />
            <span>{isPlaying ? texts.pause : texts.play}</span>
          </Button>
          <Button variant="outline-primary" aria-label={texts.previous} onClick={() => turn(-1)}>
            <span aria-hidden="true" className="sign-previous" />
          </Button>
          <Button variant="outline-primary" aria-label={texts.next} onClick={() => turn(1)}>
            <span aria-hidden="true" className="sign-next" />
          </Button>
        </div>
      )}
      {/*
       * Bootstrap's sliding swallows clicks and adds to the interval; its arrow keys swallow the browser's Alt + arrow;
       * its swipes also turn while the page scrolls.
       */}
      <Carousel
        {...swiping}
        activeIndex={active}
        onSelect={setActive}
        interval={isMoving ? interval : null}
        pause={false}
        slide={false}
        keyboard={false}
        touch={false}
        controls={false}
        indicators={false}
        aria-live={isMoving ? 'off' : 'polite'}
      >
        {slides.map(({ key, content }, index) => (
          <Carousel.Item
            key={key}
            role="group"
            aria-roledescription={texts.slide}
            aria-label={texts.position(index + 1, total)}
            aria-hidden={index !== active}
          >
            {content}
          </Carousel.Item>
        ))}
      </Carousel>
    </section>
  );
}
