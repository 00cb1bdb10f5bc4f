import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import { Link, MenuLink } from '@/shared/ui/Link';
import { PageMeta } from '@/shop/ui/PageMeta';
import { Picture } from '@/shared/ui/Picture';
import { SafeHtml } from '@/shared/ui/SafeHtml';
import { posterTone } from '@/shared/ui/PictureView';
import { foreignElements, hostileWords } from '@test/support/hostile';
import { listed } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { startWinter } from '@test/support/server';

describe('a link', () => {
  function CurrentPath() {
    return <p>{useLocation().pathname}</p>;
  }

  function show(link: React.ReactNode) {
    render(
      <MemoryRouter initialEntries={['/hier']}>
        {link}
        <CurrentPath />
      </MemoryRouter>,
    );
    return screen.getByRole('link');
  }

  it('navigates within the shop', () => {
    const link = show(<Link to="/dort?a=1#ort">Weiter</Link>);
    expect(link).toHaveAttribute('href', '/dort?a=1#ort');
    expect(fireEvent.click(link)).toBe(false);
    expect(screen.getByText('/dort')).toBeVisible();
  });

  it('leaves clicks with a key or the middle button and a link for a new tab to the browser', () => {
    const link = show(<Link to="/dort">Weiter</Link>);
    for (const options of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      expect(fireEvent.click(link, options), JSON.stringify(options)).toBe(true);
    expect(screen.getByText('/hier')).toBeVisible();
    cleanup();
    const linkForTab = show(
      <Link to="/dort" target="_blank">
        Weiter
      </Link>,
    );
    expect(fireEvent.click(linkForTab)).toBe(true);
    expect(screen.getByText('/hier')).toBeVisible();
  });

  it('does not navigate if its click handler prevents the default', () => {
    const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
    const link = show(
      <Link to="/dort" onClick={onClick}>
        Weiter
      </Link>,
    );
    fireEvent.click(link);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByText('/hier')).toBeVisible();
  });

  it('of a menu is marked as current on its own page only', () => {
    expect(show(<MenuLink to="/hier">Hier</MenuLink>)).toHaveAttribute('aria-current', 'page');
    cleanup();
    expect(show(<MenuLink to="/dort">Dort</MenuLink>)).not.toHaveAttribute('aria-current');
  });
});

describe('the head of a page', () => {
  const page = (title: string) => (
    <MemoryRouter initialEntries={['/kino/faqs']}>
      <PageMeta title={title} />
    </MemoryRouter>
  );

  it('is written again only if it has changed', () => {
    const { rerender } = render(page('Häufige Fragen'));
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.head, { attributes: true, childList: true, subtree: true });
    rerender(page('Häufige Fragen'));
    expect(observer.takeRecords()).toEqual([]);
    rerender(page('Warenkorb'));
    expect(observer.takeRecords()).not.toEqual([]);
    expect(document.title).toMatch(/^Warenkorb – /);
    observer.disconnect();
  });
});

describe('a picture', () => {
  const drawn = () => document.querySelector('.picture-missing');

  describe('a drawn poster', () => {
    it('has one of six tones by its title, the same at each visit, and all six for different titles', () => {
      const titles = [
        'Metropolis',
        'Nosferatu',
        'Goldrausch',
        'Sherlock Jr.',
        'Café Elektric',
        'Flohmarkt Wien',
        '',
      ];
      for (const title of titles) {
        expect([0, 1, 2, 3, 4, 5], title).toContain(posterTone(title));
        const { unmount } = render(<Picture path={undefined} alt="" name={title} shape="poster" />);
        const first = drawn()?.getAttribute('data-tone');
        unmount();
        const again = render(<Picture path="" alt="" name={title} shape="square" />);
        expect(drawn(), title).toHaveAttribute('data-tone', first);
        again.unmount();
      }
      const many = Array.from({ length: 200 }, (_, index) => posterTone(`Film ${index}`));
      expect(new Set(many).size).toBe(6);
    });

    it('contains the title and its first letter, without the punctuation before it', () => {
      render(<Picture path={undefined} alt="" name="„Ödland“" shape="poster" />);
      expect(drawn()).toHaveAttribute('data-title', '„Ödland“');
      expect(drawn()).toHaveAttribute('data-initial', 'Ö');
    });

    it('is an image with its alt text as accessible name, and has none without one', () => {
      const { container, rerender } = render(
        <Picture path={undefined} alt="" name="Metropolis" shape="poster" />,
      );
      expect(screen.queryByRole('img')).toBeNull();
      expect(container).toHaveTextContent('');
      expect(drawn()).not.toHaveAttribute('aria-label');
      rerender(<Picture path={undefined} alt="Plakat zu Metropolis" name="Metropolis" shape="poster" />);
      expect(screen.getByRole('img', { name: 'Plakat zu Metropolis' })).toBe(drawn());
    });

    it('replaces a picture that fails to load, and is replaced by another picture', () => {
      const { rerender } = render(<Picture path="/a.jpg" alt="" name="Metropolis" shape="poster" />);
      const picture = document.querySelector('img')!;
      fireEvent.error(picture);
      expect(document.querySelector('img')).toBeNull();
      expect(drawn()).toHaveAttribute('data-title', 'Metropolis');
      rerender(<Picture path="/b.jpg" alt="" name="Metropolis" shape="poster" />);
      expect(drawn()).toBeNull();
      expect(document.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\/b\.jpg$/));
    });
  });

  it('of a page is the target of the card’s transition, drawn or not', () => {
    const { rerender } = render(<Picture path="/a.jpg" alt="" shape="poster" isMain />);
    expect(document.querySelector('img')).toHaveClass('picture', 'detail-picture');
    rerender(<Picture path={undefined} alt="" shape="poster" isMain />);
    expect(drawn()).toHaveClass('picture', 'detail-picture');
    rerender(<Picture path={undefined} alt="" shape="poster" />);
    expect(drawn()).not.toHaveClass('detail-picture');
  });
});

describe('HTML from the backend', () => {
  it('has headings without skipped levels below the page’s heading', () => {
    for (const [html, expected] of [
      ['<h3>Wann</h3><h4>Sonntag</h4><h3>Wo</h3>', ['H2 Wann', 'H3 Sonntag', 'H2 Wo']],
      ['<h1>Markt</h1><h4>Regeln</h4>', ['H2 Markt', 'H3 Regeln']],
      ['<h4>Zuerst</h4><h2>Dann</h2><h3>Darunter</h3>', ['H2 Zuerst', 'H2 Dann', 'H3 Darunter']],
      ['<h2>A</h2><h3>B</h3><h4>C</h4><h5>D</h5><h6>E</h6>', ['H2 A', 'H3 B', 'H4 C', 'H5 D', 'H6 E']],
    ] as const) {
      const { container, unmount } = render(<SafeHtml html={html} />);
      const headings = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')];
      expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual(expected);
      unmount();
    }
  });

  it('keeps the content of a heading, and no attribute except an address', () => {
    render(
      <SafeHtml html='<h3>Zur <a href="/agb">AGB</a></h3><p data-bs-toggle="x" aria-label="y" id="z" class="w" style="color:red">Text</p>' />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Zur AGB' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'AGB' })).toHaveAttribute('rel', 'noopener');
    expect(screen.getByText('Text').getAttributeNames()).toEqual([]);
  });

  it('is sanitised, whatever it contains', () => {
    for (const words of hostileWords) {
      const content = `<h3 style="x" onclick="window.hostile=1">Titel</h3>${words}<a href="${words}">fort</a>`;
      const { container, unmount } = render(<SafeHtml html={content} />);
      expect(screen.getByRole('heading', { level: 2, name: 'Titel' })).not.toHaveAttribute('style');
      expect(container.querySelector(foreignElements), words).toBeNull();
      for (const link of container.querySelectorAll('a')) expect(link.href, words).toMatch(/^(https?:|$)/);
      expect((window as { hostile?: unknown }).hostile, words).toBeUndefined();
      unmount();
    }
  });
});

describe('the performance mark of the first cards', () => {
  const marks = () => performance.getEntriesByName('first-cards');

  beforeEach(() => performance.clearMarks());

  it('is set once when the home page or a list shows its first cards', async () => {
    const { user } = renderApp(paths.home.to());
    expect(marks()).toHaveLength(0);
    await waitFor(() => expect(document.querySelector('.section-date')).not.toBeNull());
    expect(marks()).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Automarkt' }));
    await listed('kommende Automärkte');
    expect(marks()).toHaveLength(1);
    for (const address of [paths.program.to(), paths.upcoming.to()]) {
      performance.clearMarks();
      await user.click(document.querySelector(`a[href="${address}"]`)!);
      await waitFor(() => expect(marks(), address).toHaveLength(1));
      expect(document.querySelector('.show-card')).not.toBeNull();
    }
  });

  it('is not set on a page without cards', async () => {
    startWinter();
    renderApp(paths.program.to());
    expect(await screen.findByRole('heading', { name: 'Winterpause' })).toBeVisible();
    expect(marks()).toHaveLength(0);
  });
});
