import { SlowHint } from './SlowHint';

type Props = {
  label: string;
  texts: { slow: string; retry: string; cancel: string };
  onRetry: () => void;
  onCancel: () => void;
};

/** Says what is on its way, beside the outline of it. */
export function LoadingStatus({ label, texts, onRetry, onCancel }: Props) {
  return (
    <div role="status">
      <p className="soft">{label}</p>
      <SlowHint texts={texts} onRetry={onRetry} onCancel={onCancel} />
    </div>
  );
}
