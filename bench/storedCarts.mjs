const firstDay = Date.UTC(2098, 0, 3);
const day = 24 * 60 * 60 * 1000;

/** @typedef {{ key: string, count: number, price: number, totalPrice: number }} Line prices in cents */
/** @typedef {{ count: number, lines: Record<string, Line> }} StoredCart `count` lines in the order of the table */

/** @param {number} index */
function ticket(index) {
  const [year, month, dayOfMonth] = new Date(firstDay + index * day).toISOString().slice(0, 10).split('-');
  return {
    key: `show-${10_000 + index}`,
    id: 1 + (index % 60),
    productType: 'show',
    price: 1250,
    order: `${year}${month}${dayOfMonth}2030`,
    showId: 10_000 + index,
    show: {
      showId: 10_000 + index,
      date: `${dayOfMonth}.${month}.${year}`,
      time: '20:30',
      urlIdentifier: `stummfilm-${index}`,
    },
    movie: { movieId: 1 + (index % 60), movieName: `Faust – eine deutsche Volkssage (${index})` },
  };
}

/**
 * @param {{ key: string, showId: number, order: string }} parent
 * @param {{ purchaseProductId: number, productName: string, price: number, taxrate: number, mandatory: boolean }} product
 */
function addOn({ key, showId, order }, { price, ...product }) {
  const { purchaseProductId: id } = product;
  return {
    key: `${key}|${id}`,
    id,
    productType: 'showProduct',
    price,
    order,
    showId,
    product: { id, productOrderType: 'product', ...product },
  };
}

const car = { purchaseProductId: 101, productName: 'Autoticket', price: 500, taxrate: 20, mandatory: true };
const popcorn = {
  purchaseProductId: 102,
  productName: 'Popcorn gesalzen',
  price: 490,
  taxrate: 10,
  mandatory: false,
};

/**
 * A cart as the shop stores it: tickets of different shows with two add-ons each, each with a quantity of 1.
 * @param {number} count of lines
 * @returns {StoredCart}
 */
export function storedCart(count) {
  const lines = Array.from({ length: Math.ceil(count / 3) }, (_, index) => {
    const parent = ticket(index);
    return [parent, addOn(parent, car), addOn(parent, popcorn)];
  })
    .flat()
    .slice(0, count);
  const totalOf = (/** @type {string} */ key) =>
    lines.reduce(
      (sum, line) => (line.key === key || line.key.startsWith(`${key}|`) ? sum + line.price : sum),
      0,
    );
  return {
    count,
    lines: Object.fromEntries(
      lines.map((line) => [line.key, { ...line, amount: 1, count: 1, totalPrice: totalOf(line.key) }]),
    ),
  };
}
