/** A response without a body; its schema decides whether that is an empty list (backend, "Responses"). */
export const noContent = 204;

const charset = /;\s*charset="?([\w.:-]+)/i;

function decoderOf(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

/** The body in the charset of its `Content-Type`, as `XMLHttpRequest` reads it; `Response.text()` reads UTF-8 only. */
export async function bodyText(response: Response): Promise<string> {
  const [, label] = charset.exec(response.headers.get('content-type') ?? '') ?? [];
  const decoder = label && !/^utf-?8$/i.test(label) ? decoderOf(label) : undefined;
  return decoder ? decoder.decode(await response.arrayBuffer()) : response.text();
}
