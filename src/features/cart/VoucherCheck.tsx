import { Fragment, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formatEuro } from '@/shared/text/money';
import { redeemedCodes } from '@/domain/voucherCodes';
import type { VoucherChange } from '@/domain/voucherRecheck';
import type { RequestError } from '@/shared/request/errors';
import { errorText } from '@/shared/request/errorTexts';
import { notificationText } from '@/features/notifications/texts';
import { voucherTexts as texts } from './texts';
import { Button } from '@/shared/ui/Button';
import { withVerbatim } from '@/shared/ui/Verbatim';
import { SlowHint } from '@/shared/ui/SlowHint';
import { SupportReference } from '@/shared/ui/SupportReference';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { cartSlice, voucherChangesDismissed } from './cartSlice';
import type { VoucherChanges } from './lines/cartState';
import { voucherPause } from '@/shop/constants';
import { useRead } from '@/shared/request/useRead';
import { recheckVouchers } from './vouchersApi';
import './vouchers/vouchers.scss';

export type CodeHolderProps = {
  /** Names the order of this browser that holds a refused code, if there is one. */
  CodeHolder: (props: { code: string }) => ReactNode;
};

type Props = CodeHolderProps & { onRedeemAgain?: (code: string) => void };

/** Rechecks the redeemed codes and shows the changes until the visitor dismisses them. */
export function VoucherCheck({ CodeHolder, onRedeemAgain }: Props) {
  const { retry, cancel } = useVoucherCheck();
  const dispatch = useDispatch();
  const isChecking = useIsCheckingVouchers();
  const cart = useSelector(cartSlice.selectors.selectCart);
  const { error } = useSelector(cartSlice.selectors.selectVoucherCheck);
  const voucherChanges = useSelector(cartSlice.selectors.selectVoucherChanges);
  const { fallbackRef, withFocus } = useFocusFallback<HTMLDivElement>();
  const codes = redeemedCodes(cart);

  return (
    <div ref={fallbackRef} tabIndex={-1} className="voucher-check">
      <div role="status">
        {voucherChanges && (
          <VoucherChange
            voucherChanges={voucherChanges}
            CodeHolder={CodeHolder}
            onDismiss={withFocus(() => dispatch(voucherChangesDismissed()))}
            onRedeemAgain={onRedeemAgain}
          />
        )}
        {error && codes.length > 0 && <Failed error={error} onRetry={withFocus(retry)} />}
        {isChecking && <SlowHint onCancel={withFocus(cancel)} />}
      </div>
      {codes.length > 0 && <SupportReference error={error} />}
    </div>
  );
}

type VoucherChangeProps = CodeHolderProps & {
  voucherChanges: VoucherChanges;
  onDismiss: () => void;
  onRedeemAgain: ((code: string) => void) | undefined;
};

function VoucherChange({
  voucherChanges: { changes, from, to },
  CodeHolder,
  onDismiss,
  onRedeemAgain,
}: VoucherChangeProps) {
  const refused = changes.filter(({ kind }) => kind === 'refused');
  return (
    <div className={`alert alert-${refused.length > 0 ? 'danger' : 'info'}`}>
      {changes.map((change) => (
        <Fragment key={change.code}>
          <p>{withVerbatim(sentence(change), change.code)}</p>
          {change.kind === 'refused' && <CodeHolder code={change.code} />}
        </Fragment>
      ))}
      {changes.every(({ kind }) => kind !== 'alone') && (
        <p>{texts.total(formatEuro(from), formatEuro(to))}</p>
      )}
      <div className="actions">
        {onRedeemAgain &&
          refused.map(({ code }) => (
            <Button key={code} variant="outline-primary" size="sm" onClick={() => onRedeemAgain(code)}>
              {texts.redeemAgain(code)}
            </Button>
          ))}
        <Button variant="outline-primary" size="sm" onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      </div>
    </div>
  );
}

function sentence(change: VoucherChange): string {
  if (change.kind === 'alone') return texts.alone(change.code);
  if (change.kind === 'changed') return texts.changed(change.code, formatEuro(change.worth));
  return `${texts.refused(change.code)} ${notificationText('voucherInvalid', change.reason)}`;
}

/** Does not block the order: the backend decides about every code anyway. */
function Failed({ error, onRetry }: { error: RequestError; onRetry: () => void }) {
  return (
    <div className="alert alert-info">
      <p>{[texts.recheckFailed, error.kind !== 'cancelled' && errorText(error)].filter(Boolean).join(' ')}</p>
      <Button variant="outline-primary" size="sm" onClick={onRetry}>
        {texts.recheck}
      </Button>
    </div>
  );
}

const { selectIsChecked, selectIsRechecking, selectRecheck } = cartSlice.selectors;

/** Whether the redeemed codes must be rechecked for the current cart; the total may change. */
export function useIsCheckingVouchers(): boolean {
  return useSelector(selectIsRechecking);
}

/** Rechecks the redeemed codes while a component shows them. */
function useVoucherCheck() {
  return useRead(recheckVouchers, useSelector(selectRecheck), selectIsChecked, {
    isOnce: true,
    pauseMs: voucherPause,
  });
}
