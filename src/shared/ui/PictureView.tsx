import { settings } from '@/shared/config/settings';
import { mediaAddress } from '@/shared/text/webAddress';

export type PictureProps = {
  /** A path of the backend; a missing or broken picture is replaced by a drawn poster. */
  path: string | undefined;
  /** Empty if the name is beside the picture. */
  alt: string;
  /** Title on the drawn poster; small posters show its first letter. */
  name?: string;
  shape: 'poster' | 'wide' | 'square';
  eager?: boolean;
  /** Whether a card's picture morphs into it during the navigation. */
  isMain?: boolean;
};

const sizes = { poster: [300, 450], wide: [480, 320], square: [96, 96] } as const;

const toneCount = 6;
const hashSize = 997;

/** The tone of a title's drawn poster: a hash, so that it is the same at each visit. */
export function posterTone(title: string): number {
  let hash = 0;
  for (const character of title) hash = (hash * 31 + character.charCodeAt(0)) % hashSize;
  return hash % toneCount;
}

type Props = PictureProps & { isBroken?: boolean; onError?: () => void };

export function PictureView(props: Props) {
  const { path, alt, name = '', shape, eager = false, isMain = false, isBroken = false, onError } = props;
  const address = path && mediaAddress(path, settings.VITE_MEDIA_BASE_URL, window.location.origin);
  const [width, height] = sizes[shape];
  const whenNear = eager ? undefined : globalThis.showWhenNear;
  const className = `picture picture-${shape}${isMain ? ' detail-picture' : ''}`;
  if (!address || isBroken) {
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
      // A new element for a new address: `whenNear` observes the element.
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
      onError={onError}
    />
  );
}
