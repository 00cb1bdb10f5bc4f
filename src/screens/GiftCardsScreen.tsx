import { Navigate } from 'react-router-dom';
import { paths } from '@/config/paths';

export function GiftCardsScreen() {
  return <Navigate to={paths.program.to()} replace />;
}
