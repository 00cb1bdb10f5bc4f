import { useState, type FormEvent } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { useDispatch, useSelector } from 'react-redux';
import { validateVoucher } from '@/api/vouchers';
import type { Cart } from '@/domain/entities';
import { orderGroups, voucherItems } from '@/domain/orderGroups';
import { isFilled } from '@/domain/validation';
import { cartTexts } from '@/texts/cart';
import { notificationText } from '@/texts/notifications';
import { cartSlice } from './cartSlice';

const texts = cartTexts.voucher;
const errorId = 'gutschein-fehler';

/** Redeems a code. Nothing is sent for a blank one, or while nothing is in the cart (specification section 5). */
export function VoucherBox({ cart }: { cart: Cart }) {
  const dispatch = useDispatch();
  const { isLoading, error } = useSelector(cartSlice.selectors.selectVoucher);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const refusal =
    error && error.kind !== 'cancelled' ? notificationText('voucherInvalid', error.message) : '';
  const shown = problem || refusal;

  function submit(event: FormEvent) {
    event.preventDefault();
    const voucherCode = code.trim();
    const groups = orderGroups(cart);
    const found = problemOf(voucherCode, cart, groups.length);
    setProblem(found);
    if (found) dispatch(validateVoucher.reset());
    else dispatch(validateVoucher.start({ voucherCode, groups }));
  }

  return (
    <Form noValidate onSubmit={submit} className="panel">
      <Form.Label htmlFor="gutscheincode">{texts.label}</Form.Label>
      <div className="voucher-row">
        <Form.Control
          id="gutscheincode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          value={code}
          isInvalid={shown !== ''}
          aria-describedby={errorId}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant="outline-primary" disabled={isLoading}>
          {isLoading ? texts.checking : texts.submit}
        </Button>
      </div>
      <p id={errorId} className="field-error" role="alert">
        {shown}
      </p>
    </Form>
  );
}

function problemOf(voucherCode: string, cart: Cart, groupCount: number): string {
  if (!isFilled(voucherCode)) return texts.missing;
  if (voucherItems(cart).some((item) => item.voucherCode === voucherCode)) return texts.alreadyRedeemed;
  return groupCount === 0 ? texts.nothingToRedeemFor : '';
}
