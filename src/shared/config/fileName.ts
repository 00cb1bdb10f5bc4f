/**
 * The end of an address that names a file, for servers and the service worker alike; a point with punctuation behind it
 * ends a sentence.
 */
export const fileNameExpression = '\\.\\w+$';
