import { SlowHint } from './SlowHint';

type Props = {
  label: string;
  onRetry: () => void;
  onCancel: () => void;
};

/** Announces what is loading, beside its skeleton. */
export function LoadingStatus({ label, onRetry, onCancel }: Props) {
  return (
    <div role="status">
      <p className="soft">{label}</p>
      <SlowHint onRetry={onRetry} onCancel={onCancel} />
    </div>
  );
}
