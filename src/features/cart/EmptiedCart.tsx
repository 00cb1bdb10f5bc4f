import { useDispatch, useSelector } from 'react-redux';
import { notify } from '@/features/notifications/notificationsSlice';
import { Button } from '@/shared/ui/Button';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { cartSlice, emptiedRestored } from './cartSlice';
import { cartTexts } from './texts';

/** Says that an order emptied the cart because nobody here knows what it contained, and brings all of it back. */
export function EmptiedCart() {
  const dispatch = useDispatch();
  const emptied = useSelector(cartSlice.selectors.selectEmptied);
  const { fallbackRef, withFocus } = useFocusFallback<HTMLDivElement>();
  function restore() {
    dispatch(emptiedRestored());
    dispatch(notify('removalUndone'));
  }
  return (
    <div ref={fallbackRef} tabIndex={-1} className={emptied ? 'alert alert-info' : undefined}>
      {emptied && (
        <>
          <p>{cartTexts.emptied}</p>
          <Button variant="outline-primary" onClick={withFocus(restore)}>
            {cartTexts.restoreEmptied}
          </Button>
        </>
      )}
    </div>
  );
}
