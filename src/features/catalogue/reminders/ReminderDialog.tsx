import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import Form from 'react-bootstrap/Form';
import Modal from 'react-bootstrap/Modal';
import { useDispatch, useSelector } from 'react-redux';
import { subscribeReminder, type ReminderSubscription } from '@/features/catalogue/api';
import { choicesIn, valueOfChoices } from '@/shared/ui/form/formChoices';
import { cleanText } from '@/shared/text/text';
import { emailTexts } from '@/shared/ui/form/emailTexts';
import { errorText } from '@/shared/request/errorTexts';
import { reminderTexts } from './texts';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { ChoicesField } from '@/shared/ui/form/ChoicesField';
import { EmailField } from '@/shared/ui/form/EmailField';
import { useFirstProblemFocus } from '@/shared/ui/form/focusField';
import { useForm } from '@/shared/ui/form/useForm';
import { RequestNotice } from '@/shared/ui/RequestNotice';
import { useDeferredClick } from '@/shared/ui/useDeferredClick';
import { upcomingMoviesSlice } from '@/features/catalogue/upcomingMoviesSlice';
import './reminder.scss';

type Props = {
  title: string;
  submit?: string | undefined;
  texts: { lead: string; choices: string; noChoice: string };
  choices: readonly { value: string; label: string }[];
  preset?: readonly string[];
  /** Replaces missing choices and disables sending. */
  instead?: ReactNode;
  toSubscription: (email: string, chosen: string[]) => ReminderSubscription;
  onClose: () => void;
};

const validations = { email: { required: true, email: true }, choices: { required: true } };

/** The dialog of both reminders (requirements 4, requirements 5). Closes once the reminder is saved. */
export function ReminderDialog(props: Props) {
  const { title, submit: submitText = reminderTexts.submit, texts, choices, preset = [], instead } = props;
  const { toSubscription, onClose } = props;
  const dispatch = useDispatch();
  const reminder = useSelector(upcomingMoviesSlice.selectors.selectReminder);
  const form = useForm({
    id: useId(),
    validations,
    messages: { email: reminderTexts.invalidEmail, choices: texts.noChoice },
    initial: { choices: valueOfChoices(preset) },
  });
  useFirstProblemFocus(form.summary);
  // A request of an earlier dialog may still be pending; its result does not belong to this dialog.
  const [isSent, setIsSent] = useState(false);

  useEffect(() => {
    if (isSent && reminder === 'saved') onClose();
  }, [isSent, reminder, onClose]);

  const isSaving = reminder === 'saving';
  const isBlocked = isSaving || Boolean(instead);

  const sending = useDeferredClick(isSaving, () => {
    if (instead !== undefined || !form.check()) return;
    setIsSent(true);
    const { email, choices: chosen } = form.values;
    dispatch(subscribeReminder.start(toSubscription(cleanText(email), choicesIn(chosen))));
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    // A second click while sending is ignored.
    if (!(isSaving && isSent)) sending.onClick();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <Form noValidate onSubmit={submit}>
        <Modal.Body>
          <p>{texts.lead}</p>
          <EmailField
            {...form.emailField('email')}
            label={reminderTexts.email}
            enterKeyHint="send"
            texts={emailTexts}
          />
          {instead ?? (
            <ChoicesField
              {...form.field('choices')}
              label={texts.choices}
              options={choices}
              className="reminder-choices"
            />
          )}
          {isSent && typeof reminder === 'object' && (
            <RequestNotice variant="danger" error={reminder.failed}>
              {errorText(reminder.failed)}
            </RequestNotice>
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
