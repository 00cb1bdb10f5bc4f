/** Some browsers read the file only after they asked where to put it. */
const keptFor = 60_000;

/** Saves a text as a file on the visitor's device. */
export function downloadText(text: string, fileName: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}
