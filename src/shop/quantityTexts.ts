export const quantityTexts = {
  /** With non-breaking spaces. */
  times: (count: number) => `${count}\u00a0×`,
  counted: (count: number, name: string) => `${count}\u00a0×\u00a0${name}`,
  group: (name: string) => `Anzahl: ${name}`,
  decrease: (name: string) => `Menge verringern: ${name}`,
  increase: (name: string) => `Menge erhöhen: ${name}`,
  input: (name: string) => `Menge: ${name}`,
  limited: (count: number) => `Die Menge wurde auf ${count} gesetzt.`,
  refused: (count: number) => `Diese Menge geht nicht. Es bleibt bei ${count}.`,
};

type Counted = { purchaseProductId: number; productName: string };

/** „2 × Popcorn“ by product. */
export function countsOf(products: readonly Counted[], chosen: Readonly<Record<number, number>>) {
  return Object.fromEntries(
    products.flatMap(({ purchaseProductId, productName }) => {
      const count = chosen[purchaseProductId];
      return count ? [[purchaseProductId, quantityTexts.counted(count, productName)]] : [];
    }),
  );
}
