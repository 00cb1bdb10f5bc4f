import type { ReactNode } from 'react';
import { ownerTexts, type OwnerTextName } from '@/features/infoPages/ownerTexts';
import { Question } from './textParts';

type Props = { fact: OwnerTextName; children?: ReactNode };

/** The fact of the owner, else the words that name the place where it is found. */
export function Owner({ fact, children }: Props) {
  return ownerTexts[fact]?.join(' ') ?? children;
}

/** Words that are needed only while a fact is missing. */
export function Unless({ fact, children }: Props) {
  return ownerTexts[fact] ? null : children;
}

/** A question that exists only with its answer. */
export function OwnerQuestion({ fact, title }: { fact: OwnerTextName; title: string }) {
  const answer = ownerTexts[fact];
  return (
    answer && (
      <Question title={title}>{answer.length > 1 ? <List lines={answer} /> : <p>{answer}</p>}</Question>
    )
  );
}

function List({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
