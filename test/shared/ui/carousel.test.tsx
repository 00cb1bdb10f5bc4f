import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { reviewTexts } from '@/features/infoPages/landingTexts';
import { PausableCarousel } from '@/shared/ui/PausableCarousel';
import { button } from '@test/support/screenQueries';
import { setMotionPreference } from '@test/support/motion';
import { passTime, stopTime } from '@test/support/time';

const interval = 10_000;
const names = ['Eins', 'Zwei', 'Drei'];

function open(shown = names) {
  render(
    <>
      <h2 id="ueberschrift">Stimmen</h2>
      <PausableCarousel
        labelledBy="ueberschrift"
        texts={reviewTexts.carousel}
        interval={interval}
        slides={shown.map((name) => ({ key: name, content: <p>{name}</p> }))}
      />
      <button>Anderswo</button>
    </>,
  );
}

/** The only accessible slide. */
const shownSlide = () => screen.getByRole('group').textContent;
const carousel = () => screen.getByRole('region', { name: 'Stimmen' });

/** Not by user-event, which waits for timers. */
const focus = (name: string) => act(() => button(name).focus());
const point = (target: Element) => fireEvent.pointerEnter(target);
const turnAway = () => fireEvent.pointerLeave(carousel());

/** A mouse click: pointer and focus come first and stay on the button. */
function click(name: string) {
  point(button(name));
  focus(name);
  fireEvent.click(button(name));
}

beforeEach(stopTime);

describe('the carousel', () => {
  it('advances every ten seconds and restarts after the last slide', async () => {
    open();
    for (const next of ['Zwei', 'Drei', 'Eins']) {
      const before = shownSlide();
      await passTime(interval - 1);
      expect(shownSlide()).toBe(before);
      await passTime(1);
      expect(shownSlide()).toBe(next);
    }
  });

  it('has a role description, numbered slides after its buttons, and moves forward and back across both ends', () => {
    open();
    expect(carousel()).toHaveAttribute('aria-roledescription', 'Karussell');
    const slide = screen.getByRole('group', { name: '1 von 3' });
    expect(slide).toHaveAttribute('aria-roledescription', 'Folie');
    const [first] = carousel().querySelectorAll('button');
    expect(first).toHaveAccessibleName('Anhalten');
    expect(first!.compareDocumentPosition(slide) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    click('Vorherige Bewertung');
    expect(shownSlide()).toBe('Drei');
    click('Nächste Bewertung');
    click('Nächste Bewertung');
    expect(shownSlide()).toBe('Zwei');
    expect(screen.getByRole('group', { name: '2 von 3' })).toBeVisible();
  });

  it('shows a selected slide for the whole interval', async () => {
    open();
    await passTime(interval - 1000);
    // After a touch, neither pointer nor focus stays on the button.
    fireEvent.click(button('Nächste Bewertung'));
    expect(shownSlide()).toBe('Zwei');
    await passTime(interval - 1);
    expect(shownSlide()).toBe('Zwei');
    await passTime(1);
    expect(shownSlide()).toBe('Drei');
  });

  it('has no buttons with a single slide', async () => {
    open(['Eins']);
    expect(carousel().querySelector('button')).toBeNull();
    await passTime(interval);
    expect(shownSlide()).toBe('Eins');
  });
});

describe('the pause button', () => {
  it('stops the carousel, and is labelled with the next action', async () => {
    open();
    click('Anhalten');
    turnAway();
    focus('Anderswo');
    await passTime(3 * interval);
    expect(shownSlide()).toBe('Eins');
    expect(screen.queryByRole('button', { name: 'Anhalten' })).toBeNull();
    click('Abspielen');
    expect(button('Anhalten')).toHaveFocus();
    await passTime(interval);
    expect(shownSlide(), 'although the button holds pointer and focus').toBe('Zwei');
  });
});

describe('the carousel pauses', () => {
  it('while the pointer is over it, or any of its buttons has the focus', async () => {
    open();
    point(screen.getByText('Eins'));
    await passTime(2 * interval);
    expect(shownSlide()).toBe('Eins');
    turnAway();
    await passTime(interval);
    expect(shownSlide()).toBe('Zwei');
    for (const name of ['Vorherige Bewertung', 'Nächste Bewertung']) {
      focus(name);
      await passTime(2 * interval);
      expect(shownSlide(), name).toBe('Zwei');
    }
    focus('Anderswo');
    await passTime(interval);
    expect(shownSlide()).toBe('Drei');
  });

  it('if the focus returns after a click on play', async () => {
    open();
    click('Anhalten');
    click('Abspielen');
    turnAway();
    focus('Anderswo');
    focus('Anhalten');
    await passTime(2 * interval);
    expect(shownSlide()).toBe('Eins');
  });

  it('and makes its slides a live region, which they are not while they move', async () => {
    open();
    const live = () => screen.getByRole('group').closest('[aria-live]')!.getAttribute('aria-live');
    expect(live()).toBe('off');
    focus('Nächste Bewertung');
    expect(live()).toBe('polite');
    click('Anhalten');
    expect(live()).toBe('polite');
  });
});

describe('under reduced motion', () => {
  it('the carousel is paused, and plays after a click on play', async () => {
    setMotionPreference(true);
    open();
    await passTime(3 * interval);
    expect(shownSlide()).toBe('Eins');
    click('Abspielen');
    await passTime(interval);
    expect(shownSlide()).toBe('Zwei');
  });

  it('the carousel stops as soon as the preference changes', async () => {
    const preference = setMotionPreference(false);
    open();
    await passTime(interval);
    expect(shownSlide()).toBe('Zwei');
    preference.reduce();
    expect(button('Abspielen')).toBeVisible();
    await passTime(2 * interval);
    expect(shownSlide()).toBe('Zwei');
  });
});
