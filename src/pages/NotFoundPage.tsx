import { Navigate, useLocation, type Location } from 'react-router-dom';
import { intendedAddress } from '@/features/search/intendedAddress';
import { nextAddress } from '@/domain/addressReadings';
import { movieModule } from '@/features/catalogue/movieSlice';
import { NotFound } from '@/features/search/NotFound';
import '@/features/search/notFound.scss';

export const modules = [movieModule];

type Props = { missing: 'page' | 'show' };

/** Redirects to the address that an unknown one means, if there is one. */
export function NotFoundPage({ missing }: Props) {
  const location = useLocation() as Location<unknown>;
  const from = missing === 'show' && originalAddress(location.state);
  const target = from ? nextAddress(from) : missing === 'page' && intendedAddress(location);
  return target ? (
    <Navigate to={target} state={missing === 'page' ? location.state : null} replace />
  ) : (
    <NotFound missing={missing} />
  );
}

function originalAddress(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  return typeof state.from === 'string' ? state.from : undefined;
}
