import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import Modal from 'react-bootstrap/Modal';
import { useDispatch, useSelector } from 'react-redux';
import { subscribeReminder, type ReminderSubscription } from '@/api/movies';
import { isEmail } from '@/lib/validation';
import { errorText } from '@/texts/errors';
import { reminderTexts } from '@/texts/reminder';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { upcomingMoviesSlice } from './upcomingMoviesSlice';
import '@/styles/forms.scss';
import '@/styles/reminder.scss';

type Props<Id extends string | number> = {
  title: string;
  submit?: string | undefined;
  texts: { lead: string; choices: string; noChoice: string };
  choices: { id: Id; name: string }[];
  preset?: readonly Id[];
  /** Stands in the place of choices that are not there; nothing can be sent then. */
  instead?: ReactNode;
  toSubscription: (email: string, chosen: Id[]) => ReminderSubscription;
  onClose: () => void;
};

/**
 * The dialog of both variants of the reminder: an address and what it is wanted for (specification sections 4
 * and 5). Opens with the e-mail cleared, closes once it is saved.
 */
export function ReminderDialog<Id extends string | number>(props: Props<Id>) {
  const {
    title,
    submit: submitText = reminderTexts.submit,
    texts,
    choices,
    preset = [],
    instead,
    toSubscription,
    onClose,
  } = props;
  const dispatch = useDispatch();
  const reminder = useSelector(upcomingMoviesSlice.selectors.selectReminder);
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<readonly Id[]>(preset);
  const [isTried, setIsTried] = useState(false);
  // What an earlier dialog sent goes on without it, for it may arrive all the same; its outcome is not this one's.
  const [isSent, setIsSent] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const id = useId();

  useEffect(() => {
    if (isSent && reminder === 'saved') onClose();
  }, [isSent, reminder, onClose]);

  const isSaving = reminder === 'saving';
  const isBlocked = isSaving || Boolean(instead);
  const emailError = isEmail(email) ? undefined : reminderTexts.invalidEmail;
  const choiceError = chosen.length > 0 ? undefined : texts.noChoice;

  function toggle(choice: Id) {
    setChosen((ids) => (ids.includes(choice) ? ids.filter((other) => other !== choice) : [...ids, choice]));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBlocked) return;
    setIsTried(true);
    if (emailError) emailField.current?.focus();
    else if (choiceError) fieldset.current?.querySelector('input')?.focus();
    else {
      setIsSent(true);
      dispatch(subscribeReminder.start(toSubscription(email.trim(), [...chosen])));
    }
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <Form noValidate onSubmit={submit}>
        <Modal.Body>
          <p>{texts.lead}</p>
          <Form.Group controlId={`${id}-email`} className="mb-3">
            <Form.Label>{reminderTexts.email}</Form.Label>
            <Form.Control
              ref={emailField}
              type="email"
              autoComplete="email"
              value={email}
              isInvalid={isTried && emailError !== undefined}
              aria-invalid={isTried && emailError !== undefined}
              aria-describedby={`${id}-email-fehler`}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Form.Control.Feedback type="invalid" id={`${id}-email-fehler`} role="alert">
              {isTried && emailError}
            </Form.Control.Feedback>
          </Form.Group>
          {instead ?? (
            <fieldset ref={fieldset} aria-describedby={`${id}-auswahl-fehler`}>
              <legend className="fs-6">{texts.choices}</legend>
              <div className="reminder-choices">
                {choices.map((choice, position) => (
                  <Form.Check
                    key={choice.id}
                    id={`${id}-auswahl-${position}`}
                    label={choice.name}
                    checked={chosen.includes(choice.id)}
                    onChange={() => toggle(choice.id)}
                  />
                ))}
              </div>
              <p id={`${id}-auswahl-fehler`} className="field-error" role="alert">
                {isTried && choiceError}
              </p>
            </fieldset>
          )}
          {isSent && typeof reminder === 'object' && (
            <Notice variant="danger">{errorText(reminder.failed)}</Notice>
          )}
        </Modal.Body>
        <Modal.Footer>
          <Button variant="outline-primary" onClick={onClose}>
            {reminderTexts.close}
          </Button>
          <Button type="submit" className={isBlocked ? 'disabled-look' : undefined} aria-disabled={isBlocked}>
            {isSaving ? reminderTexts.submitting : submitText}
          </Button>
        </Modal.Footer>
      </Form>
    </Dialog>
  );
}
