import type { Ref } from 'react';

type Props = {
  ref?: Ref<HTMLSelectElement>;
  id: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
};

export function SelectField({ ref, id, label, value, options, onChange }: Props) {
  return (
    <div className="finder-field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select
        ref={ref}
        id={id}
        className="form-select"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
