import type { InputHTMLAttributes, ReactNode, RefObject, ClipboardEvent } from 'react';
import Form from 'react-bootstrap/Form';
import { useFieldValue } from './useFieldValue';
import './forms.scss';
import './codeForm.scss';

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoCapitalize' | 'enterKeyHint' | 'inputMode' | 'maxLength'
>;

type Props = Attributes & {
  /** Of the field; the id of its error ends in `-fehler`. */
  id: string;
  className?: string;
  label: string;
  field: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
  /** Shortens pasted text that is too long. */
  shorten?: (text: string) => string;
  problem: string;
  isInvalid?: boolean;
  /** Whether the problem is announced when it appears. */
  isAlert?: boolean;
  /** Id of an element that explains the field. */
  hintId?: string;
  button: ReactNode;
  onSubmit: () => void;
  children?: ReactNode;
};

/** A form with a single field for a code, and its button beside it. */
export function CodeForm({
  id,
  className,
  label,
  field,
  value,
  onChange,
  shorten,
  problem,
  isInvalid = problem !== '',
  isAlert = false,
  hintId,
  button,
  onSubmit,
  children,
  ...attributes
}: Props) {
  const control = useFieldValue({ value, onChange, ref: field });
  const errorId = `${id}-fehler`;
  return (
    <Form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Form.Label htmlFor={id}>{label}</Form.Label>
      <div className="code-row">
        <div>
          <Form.Control
            {...control}
            {...attributes}
            id={id}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            isInvalid={isInvalid}
            aria-invalid={isInvalid}
            aria-describedby={[errorId, hintId].filter(Boolean).join(' ')}
            onPaste={shorten && ((event) => pasteLines(event, shorten, onChange))}
          />
          <p id={errorId} className="field-error" role={isAlert ? 'alert' : undefined}>
            {problem}
          </p>
        </div>
        {button}
      </div>
      {children}
    </Form>
  );
}

const lineSeparator = ' / ';

/** Pastes several lines into a one-line field; a text that is too long goes through `shorten` first. */
function pasteLines(
  event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>,
  shorten: (text: string) => string,
  onChange: (value: string) => void,
): void {
  const { selectionStart, selectionEnd, value, maxLength } = event.currentTarget;
  const text = event.clipboardData.getData('text').trim();
  const isLong = text.length > maxLength;
  if (!isLong && !/[\r\n]/.test(text)) return;
  event.preventDefault();
  const pasted = (isLong ? shorten(text) : text).replace(/\s*[\r\n]\s*/g, lineSeparator);
  onChange(value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length));
}
