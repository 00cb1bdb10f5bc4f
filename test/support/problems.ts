import { format } from 'node:util';

const problems: string[] = [];

/** Fails the test that is running. */
export function addProblem(problem: string): void {
  problems.push(problem);
}

/** Errors in the console and in the window fail a test, unless it takes them as what it provoked. */
export function watchProblems(): void {
  console.error = (...texts: unknown[]) => problems.push(format(...texts));
  window.addEventListener('error', ({ message }) => problems.push(message));
}

/** What went wrong since the last look. */
export function takeProblems(): string[] {
  return problems.splice(0);
}
