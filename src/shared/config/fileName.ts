/** The end of an address that names a file, for servers and the service worker. Any other point ends a sentence. */
export const fileNameExpression = '\\.\\w+$';
