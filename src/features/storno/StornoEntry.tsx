import { useRef, useState, type FormEvent } from 'react';
import Form from 'react-bootstrap/Form';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shop/paths';
import { stornoTexts as texts } from './texts';
import { Button } from '@/shared/ui/Button';
import { useFieldValue } from '@/shared/ui/form/useFieldValue';
import { pasteLines } from '@/shared/ui/pasteLines';
import { typedStornoIdentifier } from './stornoIdentifier';
import '@/shared/ui/form/forms.scss';
import './storno.scss';

/** Characters; longer than any cancellation link, whose end must not be truncated. */
const maxTypedLength = 2000;

const truncate = (text: string) => text.slice(0, maxTypedLength);

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
        <div>
          <Form.Control
            {...control}
            id="storno-kennung"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            enterKeyHint="go"
            inputMode="url"
            spellCheck={false}
            maxLength={maxTypedLength}
            isInvalid={problem !== ''}
            aria-invalid={problem !== ''}
            aria-describedby="storno-fehler storno-hinweis"
            onPaste={(event) => pasteLines(event, truncate, type)}
          />
          <p id="storno-fehler" className="field-error" role="alert">
            {problem}
          </p>
        </div>
        <Button type="submit">{texts.submit}</Button>
      </div>
      <Form.Text id="storno-hinweis">{texts.fieldHint}</Form.Text>
    </Form>
  );
}
