import { SlowHint } from './SlowHint';

type Props = {
  label: string;
  texts: { slow: string; retry: string; cancel: string };
  onRetry: () => void;
  onCancel: () => void;
};

/** Announces what is loading, beside its skeleton. */
export function LoadingStatus({ label, texts, onRetry, onCancel }: Props) {
  return (
    <div role="status">
      <p className="soft">{label}</p>
      <SlowHint texts={texts} onRetry={onRetry} onCancel={onCancel} />
    </div>
  );
}
