const firstDay = Date.UTC(2098, 0, 3);
const day = 24 * 60 * 60 * 1000;

/** @typedef {{ key: string, count: number, price: number, totalPrice: number }} Line prices in cents */
/** @typedef {{ count: number, lines: Record<string, Line> }} StoredCart `count` lines in the order of the table */

const products = [
  { id: 101, productName: 'Autoticket', price: 500, taxrate: 20, mandatory: true },
  { id: 102, productName: 'Popcorn gesalzen', price: 490, taxrate: 10, mandatory: false },
];

/** A ticket with two add-ons. */
function linesOf(/** @type {number} */ index) {
  const [year, month, date] = new Date(firstDay + index * day).toISOString().slice(0, 10).split('-');
  const showId = 10_000 + index;
  const id = 1 + (index % 60);
  const shared = { order: `${year}${month}${date}2030`, showId, count: 1, amount: 1 };
  const ticket = {
    ...shared,
    ...{ key: `show-${showId}`, id, productType: 'show', price: 1250 },
    show: { showId, date: `${date}.${month}.${year}`, time: '20:30', urlIdentifier: `stummfilm-${index}` },
    movie: { movieId: id, movieName: `Faust – eine deutsche Volkssage (${index})` },
  };
  const addOns = products.map(({ price, ...product }) => ({
    ...shared,
    ...{ key: `${ticket.key}|${product.id}`, id: product.id, productType: 'showProduct', price },
    product: { productOrderType: 'product', purchaseProductId: product.id, ...product },
  }));
  return [ticket, ...addOns];
}

/**
 * A cart as the shop stores it: tickets of different shows with add-ons, each with a quantity of 1.
 * @param {number} count of lines
 * @returns {StoredCart}
 */
export function storedCart(count) {
  const lines = Array.from({ length: Math.ceil(count / 3) }, (_, index) => linesOf(index))
    .flat()
    .slice(0, count);
  const totalOf = (/** @type {string} */ key) =>
    lines.reduce(
      (sum, line) => (line.key === key || line.key.startsWith(`${key}|`) ? sum + line.price : sum),
      0,
    );
  return {
    count,
    lines: Object.fromEntries(lines.map((line) => [line.key, { ...line, totalPrice: totalOf(line.key) }])),
  };
}
