import { useState } from 'react';
import { PictureView, type PictureProps } from './PictureView';

export function Picture(props: PictureProps) {
  const { path } = props;
  const [brokenPath, setBrokenPath] = useState<string>();
  const isBroken = path !== undefined && brokenPath === path;
  // Called instead of rendered, which saves an object for each picture of a long list.
  return PictureView({ ...props, isBroken, onError: () => setBrokenPath(path) });
}
