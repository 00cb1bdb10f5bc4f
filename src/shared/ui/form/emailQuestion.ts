import type * as Spelling from './emailSuggestion';

let spelling: typeof Spelling | undefined;

/** Loads the checks of addresses. Without them there is no question, hence no error message either. */
export async function loadEmailQuestions(): Promise<void> {
  try {
    spelling ??= await import('./emailSuggestion');
  } catch {
    // The next blur tries again.
  }
}

/** The question about an address; none until the checks are loaded. */
export function emailQuestion(typed: string): ReturnType<typeof Spelling.emailQuestion> {
  return spelling?.emailQuestion(typed);
}
