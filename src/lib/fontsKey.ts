/** Where it is noted which fonts are on the machine: the address of the sheet that names them. */
export const fontsKey = 'fonts';
