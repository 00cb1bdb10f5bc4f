/** Whether something stands in a field that the browser takes for no value, such as a day typed in part. */
export function isUnreadable(id: string): boolean {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement && field.validity.badInput;
}
