import { toast } from 'react-toastify/unstyled';
import type { Notification } from './notificationsSlice';

/** Shows one notification: a success is told politely, a failure at once. */
export function showToast({ flag, text, emoji }: Notification): void {
  const isSuccess = flag === 'success';
  toast(
    <span>
      <span aria-hidden="true">{emoji} </span>
      {text}
    </span>,
    { type: isSuccess ? 'success' : 'error', role: isSuccess ? 'status' : 'alert', icon: false },
  );
}
