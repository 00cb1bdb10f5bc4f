import { act, fireEvent, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { vi } from 'vitest';
import { fillWith } from '@test/support/hostileForms';
import { closePages, forgetVisitor } from '@test/support/closeBrowser';
import { declineAll } from '@test/support/consent';
import { waitUntilStable } from '@test/support/hostile';
import { renderApp } from '@test/support/renderApp';
import { dropDatabase, respondTo, server } from '@test/support/server';
import { makeOrderSeven, shrinkDatabase } from '@test/support/smallDatabase';
import { withDamages, type Damage } from './damages';
import { pageFaults } from './pageFaults';
import { scenes, type Scene, type SceneName } from './scenes';

/** Selects the damages for the first response of a call. */
export type Damager = (call: string, body: unknown) => Damage[];

/** One visit of a screen: damages of its responses, and the index of the button or link that is clicked last. */
export type Visit = { scene: SceneName; damagesOf: Damager; press: number };

const lateErrors: string[] = [];
process.on('unhandledRejection', (reason) => lateErrors.push(`unhandled: ${String(reason)}`));

const callOf = (request: Request) => new URL(request.url).pathname.replace(/^\/rest\//, '');

function listen(damagesOf: Damager): void {
  const damages = new Map<string, Damage[]>();
  server.resetHandlers();
  server.use(
    http.all('*/rest/*', async ({ request }) => {
      const call = callOf(request);
      const honest = await respondTo(request);
      if (!honest.ok) return honest;
      if (!damages.has(call)) damages.set(call, damagesOf(call, await honest.clone().json()));
      return withDamages(honest, damages.get(call)!);
    }),
  );
}

/** Controls that print, share or save. */
const leading =
  /^(Drucken|.*drucken$|Teilen|Link kopieren|Als PDF|In den Kalender|Termin speichern|Kalender)/;

const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent).trim();

function pressable(): HTMLElement[] {
  const found = document.querySelectorAll<HTMLElement>(
    'main button, [role=dialog] button, main a[href^="/"]',
  );
  return [...found].filter(
    (element) => !element.matches(':disabled, [target=_blank]') && !leading.test(nameOf(element)),
  );
}

const buttonNamed = (name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('button')].find((button) => name.test(nameOf(button)));

function fillForms(): void {
  for (const form of document.querySelectorAll('form')) {
    if (form.getAttribute('role') === 'search') continue;
    fillWith(form, 'WILLKOMMEN10', () => 'kundin@example.com');
  }
}

async function waitUntilIdle(app: ReturnType<typeof renderApp>): Promise<void> {
  await waitUntilStable(app);
  // Lazily loaded code, for example of a dialog.
  await act(() => vi.dynamicImportSettled());
  await waitFor(() => {
    if (document.querySelector('[role=progressbar]:not(.Toastify *)')) throw new Error('still at work');
  });
}

async function visitScene(scene: Scene, press: number): Promise<string[]> {
  scene.before?.();
  const app = renderApp(scene.address);
  await waitUntilIdle(app);
  const faults = pageFaults();
  for (const name of scene.presses ?? []) {
    fillForms();
    const button = buttonNamed(name);
    if (!button) continue;
    fireEvent.click(button);
    await waitUntilIdle(app);
    faults.push(...pageFaults());
  }
  const last = pressable();
  const chosen = last[press % last.length];
  if (chosen) {
    fireEvent.click(chosen);
    await waitUntilIdle(app);
    faults.push(...pageFaults().map((fault) => `${fault} (after „${nameOf(chosen).slice(0, 60)}“)`));
  }
  return faults;
}

/** Plays one case in an empty browser; returns the faults of the page. */
export async function play({ scene, damagesOf, press }: Visit): Promise<string[]> {
  dropDatabase();
  declineAll();
  shrinkDatabase();
  await makeOrderSeven();
  listen(damagesOf);
  const faults = await visitScene(scenes[scene], press).catch((error: unknown) => [
    `never came to rest: ${String(error).split('\n')[0]}`,
    ...pageFaults(),
  ]);
  await act(async () => closePages());
  forgetVisitor();
  return [...new Set([...faults, ...lateErrors.splice(0)])];
}
