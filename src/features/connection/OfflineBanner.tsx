import { useSelector } from 'react-redux';
import { connectionTexts } from './texts';
import { connectionSlice } from './connectionSlice';

/** Says that the shop is out of reach, for as long as it is (requirements R17). */
export function OfflineBanner() {
  const isOffline = useSelector(connectionSlice.selectors.selectIsOffline);
  return isOffline ? <p className="status-line">{connectionTexts.offline}</p> : null;
}
