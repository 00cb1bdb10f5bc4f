import { TextField } from './TextField';
import type { DraftedFieldProps } from './useForm';

type Props = DraftedFieldProps & {
  label: string;
  /** Characters that may be sent. More can be typed and is said to be too much: nothing is cut off unseen. */
  limit: number;
  texts: Record<'charactersLeft' | 'charactersLeftAtMost' | 'charactersOver', (count: number) => string>;
};

/** How many are left when a screen reader says so: not at every key. */
const marks = [10, 50, 100];

/** A long text with how much of it may still come. */
export function MessageField({ limit, texts, ...field }: Props) {
  const left = limit - field.value.length;
  const mark = marks.find((count) => left <= count);
  return (
    <TextField {...field} rows={7} hint={left < 0 ? texts.charactersOver(-left) : texts.charactersLeft(left)}>
      <div role="status" className="visually-hidden">
        {left < 0 ? texts.charactersOver(-left) : mark !== undefined && texts.charactersLeftAtMost(mark)}
      </div>
    </TextField>
  );
}
