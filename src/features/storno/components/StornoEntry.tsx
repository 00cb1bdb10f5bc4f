import { useRef, useState, type FormEvent } from 'react';
import Form from 'react-bootstrap/Form';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { stornoTexts as texts } from '@/features/storno/texts';
import { Button } from '@/shared/ui/Button';
import { useFieldValue } from '@/shared/ui/form/useFieldValue';
import { pasteLines } from '@/shared/ui/pasteLines';
import { typedStornoIdentifier } from '@/features/storno/stornoIdentifier';
import '@/shared/ui/form/forms.scss';
import './storno.scss';

/** Longer than any link of ours, whose end a limit must not cut off. */
const maxTyped = 2000;

const cutToField = (text: string) => text.slice(0, maxTyped);

/** Asks for the cancellation link or its identifier, and goes to its address; a bad address is said at once. */
export function StornoEntry({ problem: initialProblem }: { problem: string }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState(initialProblem);
  const control = useFieldValue({ value: typed, onChange: type, ref: field });

  function type(text: string) {
    setTyped(text);
    setProblem('');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const stornoIdentifier = typedStornoIdentifier(typed);
    if (stornoIdentifier) {
      void navigate(paths.stornoByIdentifier.to({ stornoIdentifier }));
      return;
    }
    setProblem(stornoIdentifier === undefined ? texts.unusable : texts.missing);
    field.current?.focus();
  }

  return (
    <Form noValidate onSubmit={submit} className="storno-entry">
      <p className="lead">{texts.entryLead}</p>
      <Form.Label htmlFor="storno-kennung">{texts.field}</Form.Label>
      <div className="storno-row">
        <Form.Control
          {...control}
          id="storno-kennung"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="go"
          inputMode="url"
          spellCheck={false}
          maxLength={maxTyped}
          isInvalid={problem !== ''}
          aria-invalid={problem !== ''}
          aria-describedby="storno-fehler storno-hinweis"
          onPaste={(event) => pasteLines(event, cutToField, type)}
        />
        <Button type="submit">{texts.submit}</Button>
      </div>
      <p id="storno-fehler" className="field-error" role="alert">
        {problem}
      </p>
      <Form.Text id="storno-hinweis">{texts.fieldHint}</Form.Text>
    </Form>
  );
}
