import { useState } from 'react';
import { settings } from '@/config/settings';
import { mediaAddress } from '@/lib/webAddress';

type Props = {
  /** The backend's path; missing or broken pictures show a drawn placeholder. */
  path: string | undefined;
  /** Empty where the name stands beside the picture. */
  alt: string;
  /** What the picture shows: its first letter stands in the placeholder. */
  name?: string;
  shape: 'poster' | 'wide' | 'square';
  eager?: boolean;
};

const sizes = { poster: [300, 450], wide: [480, 320], square: [96, 96] } as const;

export function Picture({ path, alt, name, shape, eager = false }: Props) {
  const [brokenPath, setBrokenPath] = useState<string>();
  const address = path && mediaAddress(path, settings.VITE_MEDIA_BASE_URL, window.location.origin);
  const [width, height] = sizes[shape];
  if (!address || brokenPath === path) {
    return (
      <span
        className={`picture picture-${shape} picture-missing`}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        data-initial={name && /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase()}
      />
    );
  }
  return (
    <img
      className={`picture picture-${shape}`}
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBrokenPath(path)}
    />
  );
}
