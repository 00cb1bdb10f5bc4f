import { cleanup } from '@testing-library/react';
import Cookies from 'js-cookie';
import { toast } from 'react-toastify/unstyled';
import { resetClock } from '@/shared/browser/serverClock';
import { runCleanups } from './cleanups';
import { writeHistory } from './newTab';
import { externalNavigations, replacements } from './externalNavigations';

export function closePages(): void {
  runCleanups();
  cleanup();
}

/** Clears all storage and removes scripts of third parties, as for a new visitor. */
export function forgetVisitor(): void {
  toast.dismiss();
  resetClock();
  externalNavigations.length = 0;
  replacements.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  for (const script of document.querySelectorAll('script[src]')) script.remove();
  writeHistory('replaceState', '/');
}
