import { orderTexts } from '@/features/checkout/orderTexts';
import { openOrderView, type OpenOrder } from '@/features/checkout/openOrder';
import { UnpaidActions } from './UnpaidActions';

type Props = { order: OpenOrder & { orderLink: string }; onOrderAgain: () => void };

/** Another tab ordered while this form was being filled in, which keeps what was typed and waits for a decision. */
export function OrderedElsewhere({ order, onOrderAgain }: Props) {
  return (
    <div className="alert alert-info" role="alert">
      <p className="fw-bold">{orderTexts.elsewhereTitle}</p>
      <p>{`${openOrderView(order).text} ${orderTexts.elsewhere}`}</p>
      <UnpaidActions order={order} onOrderAgain={onOrderAgain} />
    </div>
  );
}
