import { format } from 'node:util';

const problems: string[] = [];

export function addProblem(problem: string): void {
  problems.push(problem);
}

/** Console and window errors fail a test unless it calls `takeProblems`. */
export function watchProblems(): void {
  console.error = (...texts: unknown[]) => problems.push(format(...texts));
  window.addEventListener('error', ({ message }) => problems.push(message));
}

export function takeProblems(): string[] {
  return problems.splice(0);
}
