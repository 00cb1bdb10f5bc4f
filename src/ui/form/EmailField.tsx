import { useRef, useState } from 'react';
import { pressOver } from '@/lib/pressOver';
import { Button } from '@/ui/Button';
import { TextField } from './TextField';
import type { DraftedFieldProps } from './useForm';
import '@/styles/emailField.scss';

type Props = DraftedFieldProps & {
  label: string;
  hint?: string;
  maxLength: number;
  didYouMean: (email: string) => string;
};

const loadSpelling = () => import('@/lib/emailSuggestion');

/** A hint is worth no error message: where its code does not load, there is none. */
async function suggestionFor(typed: string): Promise<string | undefined> {
  try {
    const { emailSuggestion } = await loadSpelling();
    return emailSuggestion(typed);
  } catch {
    return undefined;
  }
}

/** An address, with a hint where it looks mistyped; it never blocks. */
export function EmailField({ didYouMean, ...props }: Props) {
  const { value, onChange, onBlur } = props;
  const [offer, setOffer] = useState<{ typed: string; email: string }>();
  const input = useRef<HTMLInputElement>(null);

  async function look() {
    const email = await suggestionFor(value);
    if (email === undefined) return;
    await pressOver();
    setOffer({ typed: value, email });
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
      autoComplete="email"
      onFocus={() => void loadSpelling().catch(() => undefined)}
      onBlur={() => {
        onBlur();
        void look();
      }}
    >
      <div role="status">
        {offer?.typed === value && (
          <Button variant="outline-primary" className="email-offer" onClick={() => take(offer.email)}>
            {didYouMean(offer.email)}
          </Button>
        )}
      </div>
    </TextField>
  );
}
