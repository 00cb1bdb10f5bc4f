import { useSelector } from 'react-redux';
import { connectionTexts } from './texts';
import { connectionSlice } from './connectionSlice';

/** Shown while the server does not respond (requirements R17). */
export function OfflineBanner() {
  const isOffline = useSelector(connectionSlice.selectors.selectIsOffline);
  return isOffline ? <p className="status-line">{connectionTexts.offline}</p> : null;
}
