/** By file extension. Text types get a charset and are compressed. */
export const textTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  ics: 'text/calendar',
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

export const extensionOf = (file: string) => /\.([^./]+)$/.exec(file)?.[1] ?? '';

export function contentTypeOf(file: string): string {
  const type = contentTypes[extensionOf(file)] ?? unknownType;
  return extensionOf(file) in textTypes ? `${type}; charset=utf-8` : type;
}
