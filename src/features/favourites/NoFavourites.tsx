import type { ReactNode } from 'react';

export function NoFavourites({ children }: { children: ReactNode }) {
  return (
    <div className="favourites-none">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.5 4.2 12.6a5.1 5.1 0 0 1 7.2-7.2l.6.6.6-.6a5.1 5.1 0 0 1 7.2 7.2z" />
      </svg>
      {children}
    </div>
  );
}
