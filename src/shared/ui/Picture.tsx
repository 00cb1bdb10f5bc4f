import { useState } from 'react';
import { PictureView, type PictureProps } from './PictureView';

export function Picture(props: PictureProps) {
  const { path } = props;
  const [brokenPath, setBrokenPath] = useState<string>();
  const isBroken = path !== undefined && brokenPath === path;
  return <PictureView {...props} isBroken={isBroken} onError={() => setBrokenPath(path)} />;
}
