import { useState } from 'react';
import { copyText } from '@/shared/browser/copyText';
import { Button } from '@/shared/ui/Button';
import { withdrawalTexts as texts } from '@/features/feedback/withdrawalTexts';

/** The text of a declaration, line by line. */
export function Declaration({ text }: { text: string }) {
  return (
    <blockquote className="declaration">
      {text.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </blockquote>
  );
}

export function CopyDeclaration({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  async function copy() {
    setOutcome(undefined);
    setOutcome((await copyText(text)) ? 'copied' : 'notCopied');
  }
  return (
    <>
      <Button variant="outline-primary" onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <p role="status" className="declaration-copied">
        {outcome && texts[outcome]}
      </p>
    </>
  );
}
