import { useState } from 'react';
import { settings } from '@/shared/config/settings';
import { mediaAddress } from '@/shared/text/webAddress';

type Props = {
  /** The backend's path; missing or broken pictures show a drawn placeholder. */
  path: string | undefined;
  /** Empty where the name stands beside the picture. */
  alt: string;
  /** What the picture shows: a poster is drawn of it; where that is small, of its first letter. */
  name?: string;
  shape: 'poster' | 'wide' | 'square';
  eager?: boolean;
  /** Whether it is the one of its page, which a card's picture grows into. */
  isMain?: boolean;
};

const sizes = { poster: [300, 450], wide: [480, 320], square: [96, 96] } as const;

/** Tones that `_picture.scss` declares. */
const toneCount = 6;
const hashSize = 997;

/** The tone of a title's drawn poster: a hash, so that it is the same at each visit. */
export function posterTone(title: string): number {
  let hash = 0;
  for (const character of title) hash = (hash * 31 + character.charCodeAt(0)) % hashSize;
  return hash % toneCount;
}

export function Picture({ path, alt, name = '', shape, eager = false, isMain = false }: Props) {
  const [brokenPath, setBrokenPath] = useState<string>();
  const address = path && mediaAddress(path, settings.VITE_MEDIA_BASE_URL, window.location.origin);
  const [width, height] = sizes[shape];
  const whenNear = eager ? undefined : globalThis.showWhenNear;
  const className = `picture picture-${shape}${isMain ? ' detail-picture' : ''}`;
  if (!address || brokenPath === path) {
    return (
      <span
        className={`${className} picture-missing`}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        data-tone={posterTone(name)}
        data-title={name}
        data-initial={/[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase()}
      />
    );
  }
  return (
    <img
      // Another picture waits anew.
      key={address}
      ref={whenNear}
      className={className}
      src={whenNear ? undefined : address}
      data-src={whenNear && address}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBrokenPath(path)}
    />
  );
}
