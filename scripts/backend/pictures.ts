import { moviePicture } from '../../src/domain/showNames';
import { mediaAddress } from '../../src/shared/text/webAddress';

export type Picture = {
  /** As the backend writes it. */
  path: string;
  /** `undefined` if the shop refuses the address. */
  address: string | undefined;
  /** `undefined` without a response. */
  status?: number;
};

const fields = ['thumbImage', 'headerImage', 'headerImagePath', 'productImagePath'];
const atOnce = 4;

function pathsIn(read: unknown): string[] {
  if (typeof read !== 'object' || read === null) return [];
  const own = read as Record<string, unknown>;
  const poster = 'movieId' in own ? moviePicture(own) : own['imagePath'];
  const paths = [poster, ...fields.map((field) => own[field])].filter((path) => typeof path === 'string');
  return [...paths, ...Object.values(own).flatMap(pathsIn)];
}

/** The pictures that the shop would show, as far as `most`; `media` and `shop` are those of the shop. */
export function picturesIn(read: unknown[], media: string, shop: string, most: number): Picture[] {
  const paths = [...new Set(read.flatMap(pathsIn))].slice(0, most);
  return paths.map((path) => ({ path, address: mediaAddress(path, media, shop) }));
}

async function statusOf(address: string, timeout: number): Promise<number | undefined> {
  try {
    return (await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(timeout) })).status;
  } catch {
    return undefined;
  }
}

/** Asks for each picture once, without credentials. `timeout` is in ms. */
export async function askPictures(pictures: Picture[], timeout: number): Promise<Picture[]> {
  const asked: Picture[] = [];
  for (let first = 0; first < pictures.length; first += atOnce) {
    const some = pictures.slice(first, first + atOnce);
    asked.push(
      ...(await Promise.all(
        some.map(async (picture) => {
          const status = picture.address && (await statusOf(picture.address, timeout));
          return { ...picture, ...(status ? { status } : {}) };
        }),
      )),
    );
  }
  return asked;
}
