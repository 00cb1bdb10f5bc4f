import { useEffect, useRef } from 'react';
import { afterPress } from '@/shared/browser/press';
import { Button } from '@/shared/ui/Button';
import { emailQuestion, loadEmailQuestions } from './emailQuestion';
import { TextField } from './TextField';
import type { DraftedFieldProps, EmailProps } from './useForm';
import './emailField.scss';

type Props = DraftedFieldProps &
  EmailProps & {
    label: string;
    hint?: string;
    maxLength?: number;
    enterKeyHint?: 'next' | 'send';
    autoComplete?: 'email' | 'username';
    texts: { didYouMean: (email: string) => string; unusual: string; keep: string };
  };

/** An e-mail field that asks about an address that looks mistyped or unusual; it never blocks. */
export function EmailField({ texts, asked, onAsk, autoComplete = 'email', ...props }: Props) {
  const { value, onChange, onBlur } = props;
  const input = useRef<HTMLInputElement>(null);
  const question = asked === value ? emailQuestion(value) : undefined;
  // Autofill may fill in and submit a field that never had the focus.
  useEffect(() => void loadEmailQuestions(), []);

  async function checkAddress() {
    await loadEmailQuestions();
    if (emailQuestion(value)) afterPress(() => onAsk(value));
  }

  function take(email: string) {
    input.current?.focus();
    onChange(email);
  }

  return (
    <TextField
      {...props}
      ref={input}
      type="email"
      autoComplete={autoComplete}
      onBlur={() => {
        onBlur();
        void checkAddress();
      }}
    >
      <div role="status">{question && <Question texts={texts} meant={question.meant} onTake={take} />}</div>
    </TextField>
  );
}

type QuestionProps = Pick<Props, 'texts'> & { meant: string | undefined; onTake: (email: string) => void };

function Question({ texts, meant, onTake }: QuestionProps) {
  return (
    <>
      {meant === undefined ? (
        <p className="email-question">{texts.unusual}</p>
      ) : (
        <Button variant="outline-primary" className="email-offer" onClick={() => onTake(meant)}>
          {texts.didYouMean(meant)}
        </Button>
      )}
      <p className="soft email-question">{texts.keep}</p>
    </>
  );
}
