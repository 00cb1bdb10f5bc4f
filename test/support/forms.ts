import { fireEvent, screen, within } from '@testing-library/react';
import { paths } from '@/shop/paths';
import { fill } from './fields';
import { button, heading } from './screenQueries';
import { renderApp } from './renderApp';

export const feedbackCall = 'feedback/saveCustomerFeedbackForm';
export const applicationCall = 'feedback/saveJobApplicationForm';

export const feedbackButton = () => button('Rückmeldung senden');
export const applicationButton = () => button('Bewerbung senden');
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const ratingGroup = () => screen.getByRole('radiogroup', { name: 'Wie hat es dir gefallen?' });
export const rating = (name: string) => within(ratingGroup()).getByRole('radio', { name });

export const shortFeedback = { 'Worum geht es?': 'Autokino', 'Deine Nachricht': 'Schön war es.' };
export const shortApplication = {
  'Wofür interessierst du dich?': 'Etwas anderes',
  Vorname: 'Ada',
  Nachname: 'Huber',
  'E-Mail-Adresse': 'ada@example.com',
  'Erzähl uns von dir': 'Ich mag Filme.',
};

export async function openFeedback() {
  const app = renderApp(paths.feedback.to());
  await heading('Deine Meinung zählt');
  return app;
}

export async function readyFeedback() {
  const app = await openFeedback();
  fill(shortFeedback);
  fireEvent.click(rating('4 Sterne: Gut'));
  return app;
}

export async function openJobs(address = paths.jobs.to()) {
  const app = renderApp(address);
  await heading(/^Jobs/);
  return app;
}

export async function readyApplication(address?: string) {
  const app = await openJobs(address);
  fill(shortApplication);
  return app;
}

/** Reloads the page; the history entry with its state and the tab's storage stay. */
export function reload(close: () => void) {
  close();
  return renderApp();
}
