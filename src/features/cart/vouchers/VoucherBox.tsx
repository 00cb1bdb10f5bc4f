import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isVoucherRefused, validateVoucher } from '@/features/cart/vouchersApi';
import { maxVoucherCodeLength } from '@/shop/constants';
import { codeReadings } from '@/domain/codeReadings';
import type { Cart } from '@/domain/entities';
import { orderGroups } from '@/domain/orderGroups';
import { isRedeemed, isSameCode } from '@/domain/voucherCodes';
import type { RequestError } from '@/shared/request/errors';
import { errorText } from '@/shared/request/errorTexts';
import { cleanText } from '@/shared/text/text';
import { voucherTexts as texts } from '@/features/cart/texts';
import { connectionTexts } from '@/features/connection/texts';
import { notificationText } from '@/features/notifications/texts';
import { Button } from '@/shared/ui/Button';
import { CodeForm } from '@/shared/ui/form/CodeForm';
import { SlowHint } from '@/shared/ui/SlowHint';
import { SupportReference } from '@/shared/ui/SupportReference';
import { useDeferredClick } from '@/shared/ui/useDeferredClick';
import { cartSlice } from '@/features/cart/cartSlice';
import { VoucherCheck, type CodeHolderProps } from '@/features/cart/VoucherCheck';

type Props = CodeHolderProps & { cart: Cart; isOffline: boolean };

/** Redeems a code. Sends no request for a blank code or an empty cart (requirements 5). */
export function VoucherBox({ cart, isOffline, CodeHolder }: Props) {
  const dispatch = useDispatch();
  const {
    isLoading,
    error,
    rejectionReason,
    code: submitted,
  } = useSelector(cartSlice.selectors.selectVoucher);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(submitted);
  const [seen, setSeen] = useState({ submitted, isLoading });
  const [problem, setProblem] = useState('');
  const outcome = rejectionReason ? texts[rejectionReason] : error ? voucherFailureText(error) : '';
  const isNotified = error !== null && isVoucherRefused(error);
  const shown = isOffline && !isLoading ? connectionTexts.voucherBlocked : problem || outcome;
  if (seen.submitted !== submitted || seen.isLoading !== isLoading) {
    setSeen({ submitted, isLoading });
    // Shows a code that was submitted by a link, so that it can be corrected.
    if (isLoading) setCode(submitted);
    // Clears a redeemed code, but not what was typed since.
    else if (!outcome && !error && code.trim() === submitted) setCode('');
  }

  const isBlocked = isLoading || isOffline;

  const redeeming = useDeferredClick(isLoading, () => redeem(code));

  function submit() {
    if (!isLoading || !isSameCode(code, submitted)) redeeming.onClick();
  }

  function redeem(typed: string) {
    if (isBlocked) return;
    const readings = codeReadings(typed);
    const groups = orderGroups(cart);
    const newProblem = problemOf(readings[0], cart, groups.length);
    setProblem(newProblem);
    if (newProblem) {
      dispatch(validateVoucher.reset());
      return;
    }
    dispatch(validateVoucher.start({ voucherCode: cleanText(typed), readings, groups }));
  }

  function redeemAgain(refused: string) {
    field.current?.focus();
    setCode(refused);
    redeem(refused);
  }

  function cancel() {
    dispatch(validateVoucher.cancel());
    field.current?.focus();
  }

  return (
    <CodeForm
      id="gutscheincode"
      className="panel voucher-box"
      label={texts.label}
      field={field}
      value={code}
      onChange={setCode}
      shorten={likeliestCode}
      problem={shown}
      isInvalid={shown !== '' && !isOffline}
      // A refusal is announced by its notification.
      isAlert={!isNotified || shown !== outcome}
      autoCapitalize="characters"
      enterKeyHint="done"
      maxLength={maxVoucherCodeLength}
      button={
        <Button
          type="submit"
          variant="outline-primary"
          className={isBlocked ? 'disabled-look' : undefined}
          aria-disabled={isBlocked}
        >
          {isLoading ? texts.checking : texts.submit}
        </Button>
      }
      onSubmit={submit}
    >
      {shown === outcome && !isNotified && <SupportReference error={error} />}
      <div role="status" className="slow-hint">
        {isLoading && <SlowHint onCancel={cancel} />}
        {isNotified && shown === outcome && <CodeHolder code={likeliestCode(submitted)} />}
      </div>
      <VoucherCheck CodeHolder={CodeHolder} onRedeemAgain={redeemAgain} />
    </CodeForm>
  );
}

const likeliestCode = (text: string) => codeReadings(text)[0] ?? '';

function problemOf(voucherCode: string | undefined, cart: Cart, groupCount: number): string {
  if (voucherCode === undefined) return texts.missing;
  if (isRedeemed(cart, voucherCode)) return texts.alreadyRedeemed;
  return groupCount === 0 ? texts.nothingToRedeemFor : '';
}

function voucherFailureText(error: RequestError): string {
  if (error.kind === 'cancelled') return '';
  return isVoucherRefused(error) ? notificationText('voucherInvalid', error.message) : errorText(error);
}
