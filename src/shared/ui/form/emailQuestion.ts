import type * as Spelling from './emailSuggestion';

let spelling: typeof Spelling | undefined;

export async function loadEmailQuestions(): Promise<void> {
  try {
    spelling ??= await import('./emailSuggestion');
  } catch {
    // The next blur tries again.
  }
}

export function emailQuestion(typed: string): ReturnType<typeof Spelling.emailQuestion> {
  return spelling?.emailQuestion(typed);
}
