import { useRef, useState, type FormEvent } from 'react';
import Form from 'react-bootstrap/Form';
import { useDispatch, useSelector } from 'react-redux';
import { validateVoucher } from '@/features/cart/vouchersApi';
import { maxVoucherCodeLength } from '@/shared/config/constants';
import { codeReadings } from '@/domain/codeReadings';
import type { Cart } from '@/domain/entities';
import { orderGroups } from '@/domain/orderGroups';
import { isRedeemed, isSameCode } from '@/domain/voucherCodes';
import { cleanText } from '@/shared/text/text';
import { voucherTexts as texts } from '@/features/cart/voucherTexts';
import { connectionTexts } from '@/features/connection/texts';
import { statusTexts } from '@/shared/ui/texts';
import { Button } from '@/shared/ui/Button';
import { useFieldValue } from '@/shared/ui/form/useFieldValue';
import { pasteLines } from '@/shared/ui/pasteLines';
import { SlowHint } from '@/shared/ui/SlowHint';
import { useDeferredClick } from '@/shared/ui/useDeferredClick';
import { cartSlice } from '@/features/cart/cartSlice';
import { VoucherCheck } from '@/features/cart/VoucherCheck';
import { voucherFailureText } from './voucherFailure';
import '@/shared/ui/form/forms.scss';

const errorId = 'gutschein-fehler';

/** Redeems a code. Nothing is sent for a blank one, or while nothing is in the cart (requirements 5). */
export function VoucherBox({ cart, isOffline }: { cart: Cart; isOffline: boolean }) {
  const dispatch = useDispatch();
  const { isLoading, error, rejectionReason, code: asked } = useSelector(cartSlice.selectors.selectVoucher);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(asked);
  const control = useFieldValue({ value: code, onChange: setCode, ref: field });
  const [seen, setSeen] = useState({ asked, isLoading });
  const [problem, setProblem] = useState('');
  const answered = rejectionReason ? texts[rejectionReason] : error ? voucherFailureText(error) : '';
  const shown = isOffline && !isLoading ? connectionTexts.voucherBlocked : problem || answered;
  if (seen.asked !== asked || seen.isLoading !== isLoading) {
    setSeen({ asked, isLoading });
    // A code may also be asked for by a link; it stands here then, to be seen and corrected.
    if (isLoading) setCode(asked);
    // A redeemed code makes place for the next one; what was typed meanwhile stays.
    else if (!answered && !error && code.trim() === asked) setCode('');
  }

  const isHeld = isLoading || isOffline;

  const redeeming = useDeferredClick(isLoading, () => redeem(code));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isLoading || !isSameCode(code, asked)) redeeming.onClick();
  }

  function redeem(typed: string) {
    if (isHeld) return;
    const readings = codeReadings(typed);
    const groups = orderGroups(cart);
    const found = problemOf(readings[0], cart, groups.length);
    setProblem(found);
    if (found) {
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

  function giveUp() {
    dispatch(validateVoucher.cancel());
    field.current?.focus();
  }

  return (
    <Form noValidate onSubmit={submit} className="panel voucher-box">
      <Form.Label htmlFor="gutscheincode">{texts.label}</Form.Label>
      <div className="voucher-row">
        <Form.Control
          {...control}
          id="gutscheincode"
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="done"
          spellCheck={false}
          maxLength={maxVoucherCodeLength}
          isInvalid={shown !== '' && !isOffline}
          aria-invalid={shown !== '' && !isOffline}
          aria-describedby={errorId}
          onPaste={(event) => pasteLines(event, likeliestCode, setCode)}
        />
        <Button
          type="submit"
          variant="outline-primary"
          className={isHeld ? 'disabled-look' : undefined}
          aria-disabled={isHeld}
        >
          {isLoading ? texts.checking : texts.submit}
        </Button>
      </div>
      <p id={errorId} className="field-error" role="alert">
        {shown}
      </p>
      <div role="status" className="slow-hint">
        {isLoading && <SlowHint texts={statusTexts} onCancel={giveUp} />}
      </div>
      <VoucherCheck onRedeemAgain={redeemAgain} />
    </Form>
  );
}

const likeliestCode = (text: string) => codeReadings(text)[0] ?? '';

function problemOf(voucherCode: string | undefined, cart: Cart, groupCount: number): string {
  if (voucherCode === undefined) return texts.missing;
  if (isRedeemed(cart, voucherCode)) return texts.alreadyRedeemed;
  return groupCount === 0 ? texts.nothingToRedeemFor : '';
}
