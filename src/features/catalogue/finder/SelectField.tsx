import type { Ref } from 'react';
import { useFieldValue } from '@/shared/ui/form/useFieldValue';

type Props = {
  ref?: Ref<HTMLSelectElement>;
  id: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
};

export function SelectField({ ref: outer, id, label, value, options, onChange }: Props) {
  const control = useFieldValue({ value, onChange, ref: outer });
  return (
    <div className="finder-field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select {...control} id={id} className="form-select">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
