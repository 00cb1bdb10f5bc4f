import { useEffect, useRef, type ReactNode } from 'react';
import type { RequestError } from '@/shared/request/errors';
import { Button } from '@/shared/ui/Button';
import { SlowHint } from '@/shared/ui/SlowHint';
import { SupportReference } from '@/shared/ui/SupportReference';
import './sendPart.scss';

type Props = {
  texts: { submit: string; sending: string; slow: string; slowDetail: string; stopWaiting: string };
  isSending: boolean;
  problem: { title: string; texts: readonly string[]; error: RequestError } | undefined;
  onStopWaiting: () => void;
  children?: ReactNode;
};

/** The end of a form: its failure, its submit button and the hint for slow responses. */
export function SendPart({ texts, isSending, problem, onStopWaiting, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    // A failure from an earlier visit does not take the focus.
    if (wasSending.current && !isSending) box.current?.focus();
    wasSending.current = isSending;
  }, [isSending]);
  return (
    <div className="send-part">
      {problem && (
        <div ref={box} tabIndex={-1} className="alert alert-danger" role="alert">
          <p className="fw-bold mb-1">{problem.title}</p>
          {problem.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      <SupportReference error={problem?.error} />
      {children}
      {/* A disabled button would lose the focus. */}
      <Button
        type="submit"
        size="lg"
        className={isSending ? 'disabled-look' : undefined}
        aria-disabled={isSending}
        aria-busy={isSending}
      >
        {isSending ? texts.sending : texts.submit}
      </Button>
      <div role="status" className="slow-hint">
        {isSending && (
          <SlowHint
            texts={{ slow: texts.slow, retry: '', cancel: texts.stopWaiting }}
            onCancel={onStopWaiting}
          >
            <p>{texts.slowDetail}</p>
          </SlowHint>
        )}
      </div>
    </div>
  );
}
