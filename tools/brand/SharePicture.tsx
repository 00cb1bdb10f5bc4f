import type { ReactNode } from 'react';
import { brand } from '@/shop/brand';
import { BrandMark } from '@/shop/ui/BrandMark';

type Props = {
  theme: 'dark' | 'light';
  /** An SVG with a view box of 560 × 240. */
  children: ReactNode;
};

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
