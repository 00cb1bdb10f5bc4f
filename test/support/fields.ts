import { fireEvent, screen } from '@testing-library/react';

/** Sets fields by their labels without typing, which is much faster. Returns them. */
export function fill(
  values: Record<string, string>,
  form: Pick<typeof screen, 'getByLabelText'> = screen,
): HTMLElement[] {
  return Object.entries(values).map(([label, value]) => {
    const field = form.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    return field;
  });
}
