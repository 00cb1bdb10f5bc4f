import { useState } from 'react';
import { PictureView, type PictureProps } from './PictureView';

export function Picture(props: PictureProps) {
  const { path } = props;
  const [brokenPath, setBrokenPath] = useState<string>();
  const isBroken = path !== undefined && brokenPath === path;
  // Called instead of rendered, as each view of a card (`docs/decisions/0010-long-lists.md`).
  return PictureView({ ...props, isBroken, onError: () => setBrokenPath(path) });
}
