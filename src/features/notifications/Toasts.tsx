import type { FocusEvent } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { notificationDuration } from '@/config/limits';
import { notificationsTexts } from '@/texts/notifications';

/** The library gives each toast its id as the element's. */
function toastIdOf({ target }: FocusEvent) {
  return target.closest('.Toastify__toast')?.id ?? '';
}

/** Where notifications appear, with the defaults of specification section 9; a focused one stays (rulings). */
export function Toasts() {
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
        aria-label={notificationsTexts.region}
      />
    </div>
  );
}
