import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isAddOnKey } from '@/domain/cartKeys';
import { datedName } from '@/domain/lineNames';
import type { Cart } from '@/domain/entities';
import { undoableLine } from '@/domain/cartRemoval';
import { notify } from '@/features/notifications/notificationsSlice';
import { cartTexts } from '@/features/cart/texts';
import { Button } from '@/shared/ui/Button';
import { cartSlice, removalForgotten, removalUndone } from '@/features/cart/cartSlice';
import { focusHeading } from '@/shared/browser/focusHeading';

export function RemovalNotice({ cart }: { cart: Cart }) {
  const dispatch = useDispatch();
  const removed = useSelector(cartSlice.selectors.selectRemoved);
  useEffect(
    () => () => {
      dispatch(removalForgotten());
    },
    [dispatch],
  );
  const line = removed ? undoableLine(cart, removed) : undefined;
  const isOver = removed !== null && !line;
  useEffect(() => {
    if (isOver) dispatch(removalForgotten());
  }, [dispatch, isOver]);
  const others = Object.keys(removed ?? {}).filter((key) => isAddOnKey(key) && key !== line?.key).length;

  function undo() {
    focusHeading();
    dispatch(removalUndone());
    dispatch(notify('removalUndone'));
  }

  return (
    <div className={line ? 'alert removal-notice' : 'removal-notice'}>
      <p role="status">{line && cartTexts.removed(datedName(line), others)}</p>
      {line && (
        <Button variant="outline-primary" onClick={undo}>
          {cartTexts.undo}
        </Button>
      )}
    </div>
  );
}
