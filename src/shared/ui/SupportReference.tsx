import { useRef, useState } from 'react';
import { copyText } from '@/shared/browser/copyText';
import type { RequestError } from '@/shared/request/errors';
import { Button } from './Button';
import { supportTexts as texts } from './texts';
import './supportReference.scss';

type Props = { error: RequestError | null | undefined };

/** What a visitor can quote about a failed request. Belongs outside of alerts, which would read it out. */
export function SupportReference({ error }: Props) {
  const reference = error?.supportReference;
  return reference && <Copyable key={reference} reference={reference} />;
}

function Copyable({ reference }: { reference: string }) {
  const code = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  async function copy() {
    setOutcome(undefined);
    const isCopied = await copyText(reference);
    if (!isCopied && code.current) window.getSelection()?.selectAllChildren(code.current);
    setOutcome(isCopied ? 'copied' : 'refused');
  }
  return (
    <div className="support-reference">
      <p>
        <span>{texts.label}</span>{' '}
        <code ref={code} translate="no">
          {reference}
        </code>
      </p>
      <Button variant="link" onClick={() => void copy()}>
        <span>{texts.copy}</span>
        <span className="visually-hidden">{texts.what}</span>
      </Button>
      <p role="status">{outcome && texts[outcome]}</p>
    </div>
  );
}
