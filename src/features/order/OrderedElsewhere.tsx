import { orderTexts } from '@/texts/order';
import { UnpaidActions } from './UnpaidActions';

type Props = { orderId: string | null; orderLink: string; onOrderAgain: () => void };

/** Another tab ordered while this form was being filled in, which keeps what was typed and waits for a decision. */
export function OrderedElsewhere({ orderId, orderLink, onOrderAgain }: Props) {
  return (
    <div className="alert alert-info" role="alert">
      <p className="fw-bold">{orderTexts.elsewhereTitle}</p>
      <p>{`${orderTexts.unpaid(orderId)} ${orderTexts.elsewhere}`}</p>
      <UnpaidActions orderId={orderId} orderLink={orderLink} onOrderAgain={onOrderAgain} />
    </div>
  );
}
