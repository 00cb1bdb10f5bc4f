import { useEffect, useState, type FormEvent } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import Modal from 'react-bootstrap/Modal';
import { useDispatch, useSelector } from 'react-redux';
import { subscribeReminder } from '@/api/movies';
import { isPlaceholderDate } from '@/domain/dates';
import type { Show } from '@/domain/entities';
import { isEmail } from '@/domain/validation';
import { errorText } from '@/texts/errors';
import { reminderTexts } from '@/texts/reminder';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { upcomingMoviesSlice } from './upcomingMoviesSlice';
import '@/styles/forms.scss';

type Props = { movieId: number; shows: Show[]; onClose: () => void };
type Errors = { email?: string; movies?: string };

/** Subscribes to reminders of films without a date (specification sections 4 and 5). */
export function ReminderModal({ movieId, shows, onClose }: Props) {
  const dispatch = useDispatch();
  const reminder = useSelector(upcomingMoviesSlice.selectors.selectReminder);
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([movieId]);
  const [errors, setErrors] = useState<Errors>({});

  useEffect(() => {
    dispatch(subscribeReminder.reset());
    return () => {
      dispatch(subscribeReminder.reset());
    };
  }, [dispatch]);
  useEffect(() => {
    if (reminder === 'saved') onClose();
  }, [reminder, onClose]);

  const isSaving = reminder === 'saving';
  function toggle(id: number) {
    setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const found: Errors = {
      ...(isEmail(email) ? {} : { email: reminderTexts.invalidEmail }),
      ...(chosen.length > 0 ? {} : { movies: reminderTexts.noMovie }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    dispatch(subscribeReminder.start({ email: email.trim(), movieIds: [...chosen] }));
  }

  return (
    <Dialog title={reminderTexts.title} onClose={onClose}>
      <Form noValidate onSubmit={submit}>
        <Modal.Body>
          <p>{reminderTexts.lead}</p>
          <Form.Group controlId="vormerken-email" className="mb-3">
            <Form.Label>{reminderTexts.email}</Form.Label>
            <Form.Control
              type="email"
              autoComplete="email"
              value={email}
              isInvalid={errors.email !== undefined}
              aria-describedby="vormerken-email-fehler"
              onChange={(event) => setEmail(event.target.value)}
            />
            <Form.Control.Feedback type="invalid" id="vormerken-email-fehler" role="alert">
              {errors.email}
            </Form.Control.Feedback>
          </Form.Group>
          <fieldset aria-describedby="vormerken-filme-fehler">
            <legend className="fs-6">{reminderTexts.movies}</legend>
            {unscheduledMovies(shows).map(({ id, name }) => (
              <Form.Check
                key={id}
                id={`vormerken-film-${id}`}
                label={name}
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
              />
            ))}
            <p id="vormerken-filme-fehler" className="field-error" role="alert">
              {errors.movies}
            </p>
          </fieldset>
          {typeof reminder === 'object' && <Notice variant="danger">{errorText(reminder.failed)}</Notice>}
        </Modal.Body>
        <Modal.Footer>
          <Button variant="outline-primary" onClick={onClose}>
            {reminderTexts.close}
          </Button>
          <Button type="submit" className={isSaving ? 'disabled-look' : undefined} aria-disabled={isSaving}>
            {isSaving ? reminderTexts.submitting : reminderTexts.submit}
          </Button>
        </Modal.Footer>
      </Form>
    </Dialog>
  );
}

function unscheduledMovies(shows: Show[]) {
  const names = new Map<number, string>();
  for (const { date, movie } of shows) {
    if (movie && isPlaceholderDate(date)) names.set(movie.movieId, movie.movieName);
  }
  return [...names].map(([id, name]) => ({ id, name }));
}
