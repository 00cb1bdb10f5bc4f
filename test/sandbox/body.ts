import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import type { SandboxContext } from './environment';

/** The JSON body of a call in the shape of the schema; a malformed one is answered with 400. */
export async function bodyOf<T>(context: SandboxContext, schema: v.GenericSchema<unknown, T>): Promise<T> {
  let body: unknown;
  try {
    body = await context.req.json();
  } catch {
    throw malformed('no JSON');
  }
  const result = v.safeParse(schema, body);
  if (!result.success) throw malformed(v.summarize(result.issues));
  return result.output;
}

function malformed(detail: string): HTTPException {
  const answer = { success: false, errorMessage: 'Die Anfrage ist unvollständig oder fehlerhaft.', detail };
  return new HTTPException(400, { res: Response.json(answer, { status: 400 }) });
}

/** A non-blank text. */
export const filled = v.pipe(v.string(), v.trim(), v.minLength(1));
/** `text@text` (requirements 5). */
export const email = v.pipe(v.string(), v.trim(), v.regex(/^[^\s@]+@[^\s@]+$/));
/** An id that may arrive as text. */
export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
  v.safeInteger(),
);
