// The reference's cart: the app's own page as it stands, and the least that a page written by hand does where a count
// changes: the line, its parent's total, the totals below, both stores.

const cart = JSON.parse(localStorage.getItem('cart'));
const lines = Object.values(cart);
const rows = [...document.querySelectorAll('.cart-table tbody tr')];
let sum = document.querySelector('.total-price');
const vatRows = [...document.querySelectorAll('.vat-details dl > div')];
const euro = new Intl.NumberFormat('de-AT', { style: 'currency', currency: 'EUR' });
const largestCookie = 4000;

const formatted = (cents) => euro.format(cents / 100);

const stepper = (row) => {
  const [minus, plus] = row.querySelectorAll('.stepper button');
  return { minus, plus, input: row.querySelector('.stepper input') };
};

function turn(button, isOff) {
  if (isOff) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}

function showLine(place) {
  const { count, price, product } = lines[place];
  const { minus, plus, input } = stepper(rows[place]);
  input.value = count;
  turn(minus, count <= (product?.mandatory ? 1 : 0));
  turn(plus, count >= 600);
  rows[place].lastElementChild.lastChild.data = formatted(count * price);
}

/** A new sum is a new element, as in the app, for it comes with a small move. */
function showSum(amount) {
  if (sum.dataset.amount === amount) return;
  const next = sum.cloneNode(true);
  next.classList.add('bar-sum-new');
  next.dataset.amount = amount;
  next.querySelector('br').nextSibling.data = `${amount} `;
  sum.replaceWith(next);
  sum = next;
}

function showTotals() {
  let total = 0;
  const gross = new Map();
  for (const { count, price, product } of lines) {
    total += count * price;
    gross.set(product?.taxrate, (gross.get(product?.taxrate) ?? 0) + count * price);
  }
  showSum(formatted(total));
  const sorted = [...gross].sort(([one], [other]) => (other ?? -1) - (one ?? -1));
  sorted.forEach(([rate, sum], index) => {
    const [whole, part] = vatRows[index].querySelectorAll('dd');
    whole.textContent = formatted(sum);
    if (rate === undefined) return;
    const vat = Math.round((sum * rate) / (100 + rate));
    part.textContent = part.textContent.replace(/€\s[\d.,]+/, formatted(vat));
  });
}

function store() {
  const json = JSON.stringify(cart);
  localStorage.setItem('cart', json);
  const isShort = json.length < largestCookie && encodeURIComponent(json).length < largestCookie;
  document.cookie = isShort
    ? `cart=${encodeURIComponent(json)}; path=/; max-age=2592000; samesite=lax`
    : 'cart=; path=/; max-age=0';
}

function setCount(place, count) {
  const line = lines[place];
  const change = (count - line.count) * line.price;
  line.count = line.amount = count;
  for (const owner of new Set([line, cart[line.key.split('|')[0]]])) owner.totalPrice += change;
  showLine(place);
  showTotals();
  store();
}

const placeOf = (element) => rows.indexOf(element.closest('tr'));

document.querySelector('.cart-table').addEventListener('click', ({ target }) => {
  const button = target.closest('.stepper button');
  if (!button || button.hasAttribute('aria-disabled')) return;
  const place = placeOf(button);
  setCount(place, lines[place].count + (button === stepper(rows[place]).plus ? 1 : -1));
});

document.querySelector('.cart-table').addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.target.tagName !== 'INPUT') return;
  event.preventDefault();
  const typed = event.target.value.trim();
  const place = placeOf(event.target);
  if (/^\d+$/.test(typed)) setCount(place, Math.min(Number(typed), 600));
  else showLine(place);
});

lines.forEach((_, place) => showLine(place));
