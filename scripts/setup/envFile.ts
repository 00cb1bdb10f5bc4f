import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The values of an .env file; none if it does not exist. */
export function readEnvFile(file: string): Record<string, string> {
  return existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** Quoted, because a value may hold `#` or blanks. */
const lineOf = (name: string, value: string) => `${name}=${/[\s#"'$]/.test(value) ? `'${value}'` : value}`;

/** Writes these values; other lines and comments of the file stay. */
export function writeEnvFile(file: string, values: Record<string, string>): void {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').replace(/\n$/, '').split('\n') : [];
  const left = new Map(Object.entries(values));
  const kept = lines.map((line) => {
    const name = /^\s*(?:export\s+)?(\w+)\s*=/.exec(line)?.[1] ?? '';
    const value = left.get(name);
    if (value === undefined) return line;
    left.delete(name);
    return lineOf(name, value);
  });
  const added = [...left].map(([name, value]) => lineOf(name, value));
  writeFileSync(file, `${[...kept, ...added].join('\n')}\n`);
}
