/** By the ending of a file's name; what is text is said to be UTF-8 and is compressed. */
export const textTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'application/xml',
};

const binaryTypes: Readonly<Record<string, string>> = {
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

export const contentTypes = { ...textTypes, ...binaryTypes };
export const unknownType = 'application/octet-stream';

export const endingOf = (file: string) => /\.([^./]+)$/.exec(file)?.[1] ?? '';

/** As it stands in the header. */
export function contentTypeOf(file: string): string {
  const type = contentTypes[endingOf(file)] ?? unknownType;
  return endingOf(file) in textTypes ? `${type}; charset=utf-8` : type;
}
