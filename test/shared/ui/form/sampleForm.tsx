import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler, StrictMode, type FormEvent } from 'react';
import type { Validation } from '@/shared/ui/form/formField';
import { CheckField } from '@/shared/ui/form/CheckField';
import { ErrorSummary } from '@/shared/ui/form/ErrorSummary';
import { SelectField } from '@/shared/ui/form/SelectField';
import { TextField } from '@/shared/ui/form/TextField';
import { useForm } from '@/shared/ui/form/useForm';

type Name = 'name' | 'email' | 'code' | 'repeated' | 'day' | 'topic' | 'message' | 'terms';

const validations: Record<Name, Validation<Name>> = {
  name: { required: true, maxLength: 10 },
  email: { email: true },
  code: { minLength: 3 },
  repeated: { sameAs: 'code' },
  day: { accepts: (day) => day >= '2026-04-16' },
  topic: { required: true },
  message: { maxLength: 20 },
  terms: { required: true },
};

const messages = {
  name: { required: 'Der Name fehlt.', otherwise: 'Der Name ist zu lang.' },
  email: 'Das ist keine Adresse.',
  code: 'Der Code ist zu kurz.',
  repeated: 'Der Code ist nicht derselbe.',
  day: { readable: 'Der Tag ist nicht ganz.', otherwise: 'Der Tag ist vorbei.' },
  topic: 'Das Thema fehlt.',
  message: 'Die Nachricht ist zu lang.',
  terms: 'Die Zustimmung fehlt.',
};

const topics = [
  { value: '', label: 'Bitte wählen' },
  { value: 'kino', label: 'Kino' },
];

export type Sent = Record<Name, string>;
type Props = { id: string; initial?: Partial<Sent>; onSend: (values: Sent) => void };

/** A form with one field of each kind and one of each rule. */
function SampleForm({ id, initial, onSend }: Props) {
  const form = useForm({ id, validations, messages, initial });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.check()) onSend(form.values);
  }
  return (
    <form noValidate onSubmit={submit} aria-label={id}>
      <ErrorSummary {...form.summary} title={`Fehlt bei ${id}:`} />
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('email')} label="E-Mail" hint="Nur für die Antwort." />
      <TextField {...form.field('code')} label="Code" />
      <TextField {...form.field('repeated')} label="Code noch einmal" />
      <TextField {...form.field('day')} label="Tag" type="date" min="2026-04-16" />
      <SelectField {...form.field('topic')} label="Thema" options={topics} />
      <TextField {...form.field('message')} label="Nachricht" rows={4} />
      <CheckField {...form.field('terms')}>Zustimmung</CheckField>
      <button type="submit">Senden</button>
      <button type="button" onClick={form.reset}>
        Leeren
      </button>
      <output>{form.isValid ? 'darf fort' : 'darf nicht fort'}</output>
    </form>
  );
}

/** One sample form for each id, in React's strict mode, with what they sent and how often they were rendered. */
export function showForms(ids: readonly string[] = ['probe'], initial: Partial<Sent> = {}) {
  const sent: Sent[] = [];
  const renders = { count: 0 };
  render(
    <StrictMode>
      <Profiler id="forms" onRender={() => (renders.count += 1)}>
        {ids.map((id) => (
          <SampleForm key={id} id={id} initial={initial} onSend={(values) => sent.push(values)} />
        ))}
      </Profiler>
    </StrictMode>,
  );
  return { user: userEvent.setup({ delay: null }), sent, renders };
}

export const complete: Sent = {
  name: 'Ada',
  email: '',
  code: '',
  repeated: '',
  day: '',
  topic: 'kino',
  message: '',
  terms: 'ja',
};

export const field = (label: string) => screen.getByLabelText(label);
export const summary = () => screen.queryByRole('group', { name: 'Fehlt bei probe:' });
