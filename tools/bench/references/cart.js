// On a copy of the app's page, the minimum that a hand-written page does when a quantity changes: update the line, the
// total of its parent, the totals and both stores.

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

function setDisabled(button, isDisabled) {
  if (isDisabled) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}

function showLine(index) {
  const { count, price, product } = lines[index];
  const { minus, plus, input } = stepper(rows[index]);
  input.value = count;
  setDisabled(minus, count <= (product?.mandatory ? 1 : 0));
  setDisabled(plus, count >= 600);
  rows[index].lastElementChild.lastChild.textContent = formatted(count * price);
}

/** Replaces the element, as the app does, to start its animation. */
function showSum(amount) {
  if (sum.dataset.amount === amount) return;
  const next = sum.cloneNode(true);
  next.classList.add('running-sum-new');
  next.dataset.amount = amount;
  next.querySelector('br').nextElementSibling.textContent = amount;
  sum.replaceWith(next);
  sum = next;
}

function showTotals() {
  let total = 0;
  const gross = new Map();
  for (const { count, price, product } of lines) {
    total += count * price;
    // The app leaves out what has no rate.
    if (product) gross.set(product.taxrate, (gross.get(product.taxrate) ?? 0) + count * price);
  }
  showSum(formatted(total));
  const sorted = [...gross].sort(([one], [other]) => other - one);
  sorted.forEach(([rate, sum], index) => {
    const [whole, part] = vatRows[index].querySelectorAll('dd');
    whole.textContent = formatted(sum);
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

function setCount(index, count) {
  const line = lines[index];
  const change = (count - line.count) * line.price;
  line.count = line.amount = count;
  for (const owner of new Set([line, cart[line.key.split('|')[0]]])) owner.totalPrice += change;
  showLine(index);
  showTotals();
  store();
}

const indexOf = (element) => rows.indexOf(element.closest('tr'));

document.querySelector('.cart-table').addEventListener('click', ({ target }) => {
  const button = target.closest('.stepper button');
  if (!button || button.hasAttribute('aria-disabled')) return;
  const index = indexOf(button);
  setCount(index, lines[index].count + (button === stepper(rows[index]).plus ? 1 : -1));
});

document.querySelector('.cart-table').addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.target.tagName !== 'INPUT') return;
  event.preventDefault();
  const typed = event.target.value.trim();
  const index = indexOf(event.target);
  if (/^\d+$/.test(typed)) setCount(index, Math.min(Number(typed), 600));
  else showLine(index);
});

lines.forEach((_, index) => showLine(index));
