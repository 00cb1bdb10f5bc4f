import { useRef, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shop/paths';
import { stornoTexts as texts } from './texts';
import { Button } from '@/shared/ui/Button';
import { CodeForm } from '@/shared/ui/form/CodeForm';
import { typedStornoIdentifier } from './stornoIdentifier';
import './storno.scss';

/** Characters; longer than any cancellation link, whose end must not be truncated. */
const maxTypedLength = 2000;

const hintId = 'storno-hinweis';

const truncate = (text: string) => text.slice(0, maxTypedLength);

export function StornoEntry({ problem: initialProblem }: { problem: string }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState(initialProblem);

  function type(text: string) {
    setTyped(text);
    setProblem('');
  }

  function submit() {
    const stornoIdentifier = typedStornoIdentifier(typed);
    if (stornoIdentifier) {
      void navigate(paths.stornoByIdentifier.to({ stornoIdentifier }));
      return;
    }
    setProblem(stornoIdentifier === undefined ? texts.unusable : texts.missing);
    field.current?.focus();
  }

  return (
    <div className="storno-entry">
      <p className="lead">{texts.entryLead}</p>
      <CodeForm
        id="storno-kennung"
        label={texts.field}
        field={field}
        value={typed}
        onChange={type}
        shorten={truncate}
        problem={problem}
        isAlert
        hintId={hintId}
        autoCapitalize="none"
        enterKeyHint="go"
        inputMode="url"
        maxLength={maxTypedLength}
        button={<Button type="submit">{texts.submit}</Button>}
        onSubmit={submit}
      >
        <Form.Text id={hintId}>{texts.fieldHint}</Form.Text>
      </CodeForm>
    </div>
  );
}
