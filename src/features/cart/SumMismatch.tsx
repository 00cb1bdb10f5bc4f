import { useDispatch } from 'react-redux';
import { notify } from '@/features/notifications/notify';
import { cartTexts } from './texts';
import { notificationText } from '@/features/notifications/texts';
import { Button } from '@/shared/ui/Button';
import { cartRecalculated } from './cartSlice';
import { focusHeading } from './focusHeading';

/** For a total that does not fit its positions (requirements 5): says so, and computes it anew. */
export function SumMismatch() {
  const dispatch = useDispatch();

  function recalculate() {
    focusHeading();
    dispatch(cartRecalculated());
    dispatch(notify('done'));
  }

  return (
    <div className="alert alert-danger" role="alert">
      <p>{notificationText('sumMismatch')}</p>
      <Button variant="outline-primary" onClick={recalculate}>
        {cartTexts.recalculate}
      </Button>
    </div>
  );
}
