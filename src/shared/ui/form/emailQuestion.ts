import type * as Spelling from './emailSuggestion';

let spelling: typeof Spelling | undefined;

/** Fetches what knows of addresses. A question is worth no error message: where its code does not load, there is none. */
export async function loadEmailQuestions(): Promise<void> {
  try {
    spelling ??= await import('./emailSuggestion');
  } catch {
    // The next field that is left asks again.
  }
}

/** What to ask about an address, as far as the code for it is there by now. */
export function emailQuestion(typed: string): ReturnType<typeof Spelling.emailQuestion> {
  return spelling?.emailQuestion(typed);
}
