import { paths } from '@/shop/paths';
import { paymentTexts } from './paymentTexts';
import { Failure } from '@/shop/ui/Failure';
import { LinkButton } from '@/shared/ui/LinkButton';
import { OrderQuestion } from './OrderQuestion';

/** Asks for the order id if neither the address nor the store has one. */
export function MissingOrder() {
  return (
    <Failure title={paymentTexts.missingTitle} text={paymentTexts.missing} noindex>
      <OrderQuestion />
      <LinkButton to={paths.cart.to()} variant="outline-primary">
        {paymentTexts.toCart}
      </LinkButton>
    </Failure>
  );
}
