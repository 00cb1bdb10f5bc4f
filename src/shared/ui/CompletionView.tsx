import type { ReactNode, Ref } from 'react';

type Props = {
  /** What is awaited; absent once the response has arrived or failed. */
  loading?: string | undefined;
  isComplete: boolean;
  statusRef?: Ref<HTMLDivElement>;
  children?: ReactNode;
};

export function CompletionView({ loading, isComplete, statusRef, children }: Props) {
  return (
    <div ref={statusRef} role="status" tabIndex={-1} className={isComplete ? 'visually-hidden' : undefined}>
      {loading && <p className="soft">{loading}</p>}
      {children}
    </div>
  );
}
