import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { SlowHint } from '@/shared/ui/SlowHint';

type Props = {
  title?: string;
  noindex?: boolean;
  label: string;
  onRetry?: () => void;
  onCancel?: () => void;
};

export function Loading({ title, noindex = false, label, onRetry, onCancel }: Props) {
  return (
    <>
      {title && (
        <>
          <PageMeta title={title} noindex={noindex} />
          <PageHeading>{title}</PageHeading>
        </>
      )}
      <div className="state state-loading" role="status">
        <span className="spinner" aria-hidden="true" />
        <p>{label}</p>
        <SlowHint onRetry={onRetry} onCancel={onCancel} />
      </div>
    </>
  );
}
