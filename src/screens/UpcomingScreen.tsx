import { Navigate } from 'react-router-dom';
import { paths } from '@/config/paths';

export function UpcomingScreen() {
  return <Navigate to={paths.program.to()} replace />;
}
