import { toast } from 'react-toastify/unstyled';
import type { Notification } from '@/features/notifications/notificationsSlice';

/** Shows one notification: a success is told politely, a failure at once. One that is shown already stays one. */
export function showToast({ id, flag, text, isEnglish, emoji }: Notification): void {
  const isSuccess = flag === 'success';
  toast(
    <span lang={isEnglish && 'en'}>
      <span aria-hidden="true">{`${emoji} `}</span>
      <span>{text}</span>
    </span>,
    {
      toastId: id,
      type: isSuccess ? 'success' : 'error',
      role: isSuccess ? 'status' : 'alert',
      icon: false,
    },
  );
}
