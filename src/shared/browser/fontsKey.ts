/** Storage key of the downloaded fonts. Value: the address of their stylesheet, a line break, its text. */
export const fontsKey = 'fonts';
