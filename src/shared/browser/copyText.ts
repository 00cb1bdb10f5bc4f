/** Copies a text to the clipboard; `false` where the browser refuses it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // `navigator.clipboard` is missing on pages without https.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
