import { cartTotal } from '@/domain/cartTotals';
import type { Cart } from '@/domain/entities';
import { checkoutBlock } from '@/domain/cart';
import { CartContentsView } from '@/features/cart/lines/CartContentsView';
import { CartLineView, type CartLineProps } from '@/features/cart/lines/CartLineView';
import { CartTableView } from '@/features/cart/lines/CartTableView';
import { TotalBoxView } from '@/features/cart/lines/TotalBoxView';
import { cartTexts } from '@/features/cart/texts';
import { NumberStepperView } from '@/shared/ui/NumberStepperView';
import { PictureView } from '@/shared/ui/PictureView';
import { RunningSumView } from '@/shared/ui/RunningSumView';

const noop = () => undefined;

function Line(line: CartLineProps) {
  return <CartLineView {...line} Picture={PictureView} NumberStepper={NumberStepperView} onChange={noop} />;
}

/** The cart of the app, without what acts. */
export function PrehydratedCart({ cart }: { cart: Cart }) {
  const total = cartTotal(cart);
  const block = checkoutBlock(cart, total);
  return (
    <CartContentsView
      cart={cart}
      emptyText={cartTexts.empty}
      table={<CartTableView cart={cart} Line={Line} />}
      totalBox={<TotalBoxView cart={cart} total={total} block={block} RunningSum={RunningSumView} />}
    />
  );
}
