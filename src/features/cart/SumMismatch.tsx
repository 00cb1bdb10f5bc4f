import { useDispatch } from 'react-redux';
import { notify } from '@/features/notifications/notificationsSlice';
import { cartTexts } from './texts';
import { notificationText } from '@/features/notifications/texts';
import { Button } from '@/shared/ui/Button';
import { cartRecalculated } from './cartSlice';
import { focusHeading } from '@/shared/browser/focusHeading';

/** Reports a total that differs from the sum of its lines, and recalculates it (requirements 5). */
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
