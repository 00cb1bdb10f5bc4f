import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { compute } from '@test/support/computedStyles';
import { find } from '@test/support/findById';

describe('computed styles in tests', () => {
  function Page() {
    return (
      <>
        <p>Kino</p>
        <p hidden>Kino</p>
        <p style={{ display: 'none' }}>Kino</p>
        <p style={{ visibility: 'hidden' }}>
          <b>Kino</b>
        </p>
        <p style={{ pointerEvents: 'none' }}>
          <i style={{ color: 'red' }}>Kino</i>
        </p>
        <dialog>Kino</dialog>
        <dialog open>Kino</dialog>
        <details open>
          <summary>Kino</summary>
        </details>
        <input type="hidden" />
        <input type="text" />
        <input />
        <button type="button">Kino</button>
        <div popover="auto">Kino</div>
        <table>
          <tbody hidden>
            <tr>
              <td>Kino</td>
            </tr>
          </tbody>
        </table>
        <svg>
          <title>Kino</title>
        </svg>
        <template />
      </>
    );
  }

  beforeEach(() => void render(<Page />));

  test('shared computed styles equal those that jsdom computes for each element', () => {
    const elements = [...document.querySelectorAll('*')];
    expect(elements.length).toBeGreaterThan(20);
    for (const element of [...elements, ...elements]) {
      const { display, visibility, pointerEvents } = getComputedStyle(element);
      const own = compute(element);
      expect([element.outerHTML, display, visibility, pointerEvents]).toEqual([
        element.outerHTML,
        own.display,
        own.visibility,
        own.pointerEvents,
      ]);
      expect(getComputedStyle(element).getPropertyValue('display')).toBe(own.display);
    }
  });

  test('an element that is hidden and shown again is updated', () => {
    const button = screen.getByRole('button', { name: 'Kino' });
    button.hidden = true;
    expect(screen.queryByRole('button')).toBeNull();
    button.hidden = false;
    document.body.style.visibility = 'hidden';
    expect(screen.queryByRole('button')).toBeNull();
    document.body.style.visibility = '';
    expect(screen.getByRole('button', { name: 'Kino' })).toBe(button);
  });

  test('a stylesheet of the page is applied', () => {
    const style = document.createElement('style');
    style.textContent = 'button { display: none }';
    document.head.append(style);
    expect(screen.queryByRole('button')).toBeNull();
    style.remove();
    expect(screen.getByRole('button', { name: 'Kino' })).toBeVisible();
  });

  test('a query that finds nothing fails with the page in its message', () => {
    const problem = (() => {
      try {
        return screen.getByRole('link') as unknown;
      } catch (error) {
        return error;
      }
    })();
    expect(problem).toMatchObject({ name: 'TestingLibraryElementError' });
    expect((problem as Error).message).toMatch(/role "link"[\s\S]*<summary>/);
  });
});

describe('queries by identifier in tests', () => {
  test('a query by identifier finds the same elements as jsdom', () => {
    const { container } = render(
      <>
        <p id="twice">Kino</p>
        <section id="sum">
          <b id="twice">Kino</b>
          <i id="once">Kino</i>
        </section>
      </>,
    );
    const section = container.querySelector('section')!;
    for (const root of [document.body, container, section]) {
      for (const id of ['twice', 'once', 'sum', 'nobody', 'a.b']) {
        const selector = `[id="${id}"]`;
        expect(root.querySelector(selector), id).toBe(find.call(root, selector));
      }
    }
    expect(section.querySelector('[id="once"]')).toHaveTextContent('Kino');
    expect(section.querySelector('[id="sum"]')).toBeNull();
  });

  test('a control has the same labels as in jsdom', () => {
    render(
      <>
        <label htmlFor="name">Kino</label>
        <input id="name" />
        <label>
          Kino <input />
        </label>
        <label htmlFor="nobody">
          Kino <select />
        </label>
        <textarea aria-label="Kino" />
        <button type="button">Kino</button>
      </>,
    );
    const labelled = [...document.querySelectorAll<HTMLInputElement>('input, button, select, textarea')];
    expect(labelled.map(({ labels }) => labels?.length ?? 0)).toEqual([1, 1, 0, 0, 0]);
    document.querySelector('label')!.htmlFor = 'other';
    document.querySelector('textarea')!.id = 'other';
    expect(labelled.map(({ labels }) => labels?.length ?? 0)).toEqual([0, 1, 0, 1, 0]);
    expect(screen.getAllByLabelText('Kino')).toContain(labelled[3]);
  });
});
