import { Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Show } from '@/domain/entities';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { reminderClosed, upcomingMoviesSlice } from './upcomingMoviesSlice';

const ReminderModal = lazyWithRetry(async () => (await import('./reminders/ReminderModal')).ReminderModal);

/** Separate from the list, which opening does not render again. Leaving the page closes the dialog. */
export function Reminder({ shows }: { shows: Show[] }) {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const movieId = useSelector(upcomingMoviesSlice.selectors.selectRemindOf);
  useEffect(
    () => () => {
      dispatch(reminderClosed());
    },
    [dispatch, pathname],
  );
  if (movieId === null) return null;
  return (
    <Suspense>
      <ReminderModal movieId={movieId} shows={shows} onClose={() => dispatch(reminderClosed())} />
    </Suspense>
  );
}
