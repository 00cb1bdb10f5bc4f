import { TextField } from './TextField';
import type { DraftedFieldProps } from './useForm';

type Props = DraftedFieldProps & {
  label: string;
  /** Maximum length in characters. A longer text can be typed and shows an error: nothing is cut silently. */
  limit: number;
  texts: Record<'charactersLeft' | 'charactersLeftAtMost' | 'charactersOver', (count: number) => string>;
};

/** Remaining characters at which a screen reader announces them: not at every key. */
const announcedAt = [10, 50, 100];

export function MessageField({ limit, texts, ...field }: Props) {
  const left = limit - field.value.length;
  const threshold = announcedAt.find((count) => left <= count);
  return (
    <TextField {...field} rows={7} hint={left < 0 ? texts.charactersOver(-left) : texts.charactersLeft(left)}>
      <div role="status" className="visually-hidden">
        {left < 0
          ? texts.charactersOver(-left)
          : threshold !== undefined && texts.charactersLeftAtMost(threshold)}
      </div>
    </TextField>
  );
}
