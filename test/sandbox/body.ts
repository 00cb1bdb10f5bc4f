import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import type { SandboxContext } from './environment';

/** Parses the JSON body; throws 400 when it does not match the schema. */
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
  const refusal = { success: false, errorMessage: 'Die Anfrage ist unvollständig oder fehlerhaft.', detail };
  return new HTTPException(400, { res: Response.json(refusal, { status: 400 }) });
}

export const filled = v.pipe(v.string(), v.trim(), v.minLength(1));
/** `text@text` (requirements 5). */
export const email = v.pipe(v.string(), v.trim(), v.regex(/^[^\s@]+@[^\s@]+$/));
/** A number, or a text of digits. */
export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
  v.safeInteger(),
);
