/**
 * Where the faces of the fonts are kept that are on the machine: the address of their sheet, then its text in the next
 * line.
 */
export const fontsKey = 'fonts';
