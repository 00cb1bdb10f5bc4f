import { useRef, useState, type FormEvent } from 'react';
import Form from 'react-bootstrap/Form';
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
import { useFieldValue } from '@/shared/ui/form/useFieldValue';
import { pasteLines } from '@/shared/ui/pasteLines';
import { SlowHint } from '@/shared/ui/SlowHint';
import { SupportReference } from '@/shared/ui/SupportReference';
import { useDeferredClick } from '@/shared/ui/useDeferredClick';
import { cartSlice } from '@/features/cart/cartSlice';
import { VoucherCheck, type CodeHolderProps } from '@/features/cart/VoucherCheck';
import '@/shared/ui/form/forms.scss';

const errorId = 'gutschein-fehler';

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
  const control = useFieldValue({ value: code, onChange: setCode, ref: field });
  const [seen, setSeen] = useState({ submitted, isLoading });
  const [problem, setProblem] = useState('');
  const answer = rejectionReason ? texts[rejectionReason] : error ? voucherFailureText(error) : '';
  const isNotified = error !== null && isVoucherRefused(error);
  const shown = isOffline && !isLoading ? connectionTexts.voucherBlocked : problem || answer;
  if (seen.submitted !== submitted || seen.isLoading !== isLoading) {
    setSeen({ submitted, isLoading });
    // Shows a code that was submitted by a link, so that it can be corrected.
    if (isLoading) setCode(submitted);
    // Clears a redeemed code, but not what was typed since.
    else if (!answer && !error && code.trim() === submitted) setCode('');
  }

  const isBlocked = isLoading || isOffline;

  const redeeming = useDeferredClick(isLoading, () => redeem(code));

  function submit(event: FormEvent) {
    event.preventDefault();
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
    <Form noValidate onSubmit={submit} className="panel voucher-box">
      <Form.Label htmlFor="gutscheincode">{texts.label}</Form.Label>
      <div className="voucher-row">
        <div>
          <Form.Control
            {...control}
            id="gutscheincode"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            enterKeyHint="done"
            spellCheck={false}
            maxLength={maxVoucherCodeLength}
            isInvalid={shown !== '' && !isOffline}
            aria-invalid={shown !== '' && !isOffline}
            aria-describedby={errorId}
            onPaste={(event) => pasteLines(event, likeliestCode, setCode)}
          />
          {/* A refusal is announced by its notification. */}
          <p id={errorId} className="field-error" role={isNotified && shown === answer ? undefined : 'alert'}>
            {shown}
          </p>
        </div>
        <Button
          type="submit"
          variant="outline-primary"
          className={isBlocked ? 'disabled-look' : undefined}
          aria-disabled={isBlocked}
        >
          {isLoading ? texts.checking : texts.submit}
        </Button>
      </div>
      {shown === answer && !isNotified && <SupportReference error={error} />}
      <div role="status" className="slow-hint">
        {isLoading && <SlowHint onCancel={cancel} />}
        {isNotified && shown === answer && <CodeHolder code={likeliestCode(submitted)} />}
      </div>
      <VoucherCheck CodeHolder={CodeHolder} onRedeemAgain={redeemAgain} />
    </Form>
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
