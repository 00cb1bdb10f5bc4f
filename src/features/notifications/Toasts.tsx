import { useEffect, type FocusEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { notificationDuration } from '@/config/limits';
import { notificationsTexts } from '@/texts/notifications';
import { notificationsShown, notificationsSlice } from './notificationsSlice';
import { showToast } from './showToast';
import '@/styles/toasts.scss';

/** Without the library's own, which moves even where reduced motion is asked for. */
const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

/** The library gives each toast its id as the element's. */
function toastIdOf({ target }: FocusEvent) {
  return target.closest('.Toastify__toast')?.id ?? '';
}

/** Where notifications appear, with the defaults of specification section 9; a focused one stays (rulings). */
export function Toasts() {
  const dispatch = useDispatch();
  const waiting = useSelector(notificationsSlice.selectors.selectWaiting);
  // After the container's own effect: it drops what is shown before it is there.
  useEffect(() => {
    if (waiting.length === 0) return;
    waiting.forEach(showToast);
    dispatch(notificationsShown(waiting));
  }, [dispatch, waiting]);
  return (
    <div
      onFocus={(event) => toast.pause({ id: toastIdOf(event) })}
      onBlur={(event) => toast.play({ id: toastIdOf(event) })}
    >
      <ToastContainer
        position="bottom-left"
        autoClose={notificationDuration}
        closeButton={false}
        hideProgressBar
        pauseOnHover={false}
        transition={transition}
        aria-label={notificationsTexts.region}
      />
    </div>
  );
}
