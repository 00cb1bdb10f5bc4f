/** A line of `docs/backend.md` that no document promises. */
export type Assumption = { name: string; section: string; text: string; files: string[] };

const heading = /^#{2,3} (.+)$/m;
const assumption = /\*\*Assumed \(([^)]+)\):\*\*([^]*?)(?=\n\n|\n- |\n\*\*Assumed|$)/g;

/** The assumptions of the document, each with its heading and the files that change if it is refuted. */
export function readAssumptions(markdown: string): Assumption[] {
  return markdown.split(/^(?=#{2,3} )/m).flatMap((part) => {
    const section = heading.exec(part)?.[1] ?? '';
    return [...part.matchAll(assumption)].map(([, name = '', written = '']) => {
      const text = written.replace(/\s+/g, ' ').trim();
      const files = [...text.matchAll(/`(src\/[^`]+)`/g)].map(([, file = '']) => file);
      return { name, section, text, files: [...new Set(files)] };
    });
  });
}
