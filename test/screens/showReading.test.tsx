import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { carTicket, filmTicket, storeCart } from '@test/support/carts';
import { scriptAddress } from '@test/support/hostile';
import { button, focusedHeading, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo } from '@test/support/server';

const call = 'show/getShowDetailData';
const tonight = paths.show.to({ idOrIdentifier: 301 });
const robots = () => document.head.querySelector('meta[name=robots]');

describe('reading a show', () => {
  it('happens again only for another one', async () => {
    const { user } = renderApp(tonight);
    await heading('Metropolis');
    await user.click(button('In den Warenkorb'));
    await user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    await user.click(screen.getByRole('link', { name: 'Metropolis' }));
    await heading('Metropolis');
    expect(requestsTo(call)).toHaveLength(1);
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Veranstaltungen' }));
    await user.click(await screen.findByRole('link', { name: /^Ticket kaufen: Oldtimertreffen/ }));
    await heading('Oldtimertreffen unter der Leinwand');
    expect(requestsTo(call)).toHaveLength(2);
  });

  it('that failed can be tried again', async () => {
    disturb(call, { status: 400, times: 1 });
    const { user } = renderApp(tonight);
    await heading('Diese Seite ist gerade nicht zu erreichen');
    await user.click(button('Erneut versuchen'));
    await heading('Metropolis');
  });

  it('has a title of its own while it lasts and after it failed', async () => {
    storeCart(filmTicket, carTicket);
    const { user } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    expect(robots()).toHaveAttribute('content', 'noindex');
    disturb(call, { never: true, times: 1 });
    await user.click(screen.getByRole('link', { name: 'Metropolis' }));
    await heading('Termin');
    expect(document.title).toMatch(/^Termin/);
    expect(robots()).toBeNull();
    act(() => window.history.back());
    await heading('Warenkorb');
    disturb(call, { status: 400, times: 1 });
    await user.click(screen.getByRole('link', { name: 'Metropolis' }));
    await heading('Diese Seite ist gerade nicht zu erreichen');
    expect(document.title).toMatch(/^Diese Seite ist gerade nicht zu erreichen/);
    expect(robots()).toBeNull();
  });

  it('has its name from the programme before the answer is there', async () => {
    const { user } = renderApp(paths.program.to());
    await heading('Kinoprogramm');
    disturb(call, { never: true, times: 1 });
    const [tickets] = await screen.findAllByRole('link', { name: /^Tickets & Infos: Metropolis/ });
    await user.click(tickets!);
    await focusedHeading('Metropolis');
    expect(document.title).toMatch(/^Metropolis/);
    expect(screen.getByText('Der Termin wird geladen …')).toBeVisible();
  });

  it('shows only harmless HTML of an event', async () => {
    for (const event of currentWorld().events) {
      event.description = [
        '<p onclick="alert(1)" style="color:red">Hallo <b>Welt</b></p>',
        '<script>alert(1)</script><img src="x" onerror="alert(1)"><svg onload="alert(1)"></svg>',
        '<math><mtext><a href="javascript:alert(1)">Falle</a></mtext></math>',
        '<form id="location"><input name="parentNode"></form>',
        '<a href="https://example.com/">Mehr</a>',
      ].join('');
    }
    renderApp(paths.event.to({ idOrIdentifier: 701 }));
    const text = await screen.findByText('Welt');
    const html = text.closest('.prose')!;
    expect(html.querySelector('script, img, svg, math, form, input, [onclick], [style]')).toBeNull();
    expect([...html.querySelectorAll('a')].map((link) => link.getAttribute('href'))).not.toContain(
      scriptAddress,
    );
    expect(screen.getByRole('link', { name: 'Mehr' })).toHaveAttribute('rel', 'noopener');
  });
});
