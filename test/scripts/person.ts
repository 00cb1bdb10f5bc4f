/** A person who answers questions by a word in them; `answers` of one question are given one after the other. */
export function personWho(answers: Record<string, string[]>) {
  return (question: string) => {
    const [, given] = Object.entries(answers).find(([word]) => question.includes(word)) ?? [];
    return Promise.resolve(given?.shift() ?? '');
  };
}
