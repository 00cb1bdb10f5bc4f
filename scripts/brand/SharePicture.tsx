import type { ReactNode } from 'react';
import { brand } from '@/shared/config/brand';
import { BrandMark } from '@/shared/ui/BrandMark';

type Props = {
  theme: 'dark' | 'light';
  /** The scene, 560 wide and 240 high. */
  children: ReactNode;
};

/** What stands beside a link to the shop: a scene, and the name of the house in the colours of its header. */
export function SharePicture({ theme, children }: Props) {
  return (
    <div className="share-picture" data-bs-theme={theme}>
      {children}
      <div className="share-edge" />
      <p>
        <BrandMark />
        {brand.name}
      </p>
    </div>
  );
}
