import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { pageShown, visitsModule } from './visitsSaga';

export const modules = [visitsModule];

/** Shows nothing: announces which page is shown. Rendered with consent to statistics only. */
export function Visits() {
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  useEffect(() => void dispatch(pageShown(pathname)), [dispatch, pathname]);
  return null;
}
