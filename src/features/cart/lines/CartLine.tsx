import { useDispatch } from 'react-redux';
import { itemRemoved, quantityChanged } from '@/features/cart/cartSlice';
import { focusHeading } from '@/features/cart/focusHeading';
import { NumberStepper } from '@/shared/ui/NumberStepper';
import { Picture } from '@/shared/ui/Picture';
import { CartLineView, type CartLineProps } from './CartLineView';

export function CartLine({ item, parent }: CartLineProps) {
  const dispatch = useDispatch();

  function change(count: number) {
    if (count > 0) {
      dispatch(quantityChanged({ key: item.key, count }));
      return;
    }
    focusHeading();
    dispatch(itemRemoved({ key: item.key }));
  }

  return (
    <CartLineView
      item={item}
      parent={parent}
      Picture={Picture}
      NumberStepper={NumberStepper}
      onChange={change}
    />
  );
}
