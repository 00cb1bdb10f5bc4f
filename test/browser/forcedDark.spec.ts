import { expect, test } from './fixtures';
import { addresses, fillCart, openCart, openCheckout, phone } from './steps';

test.use({ deviceScaleFactor: 2 });

type Text = { text: string; x: number; y: number; width: number; height: number };

/** The first line of each text that is on the screen and not covered; in CSS pixels. */
function textsOnScreen(): Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent!.trim();
    const element = walker.currentNode.parentElement!;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { x, y, width, height, right, bottom } = range.getClientRects()[0] ?? new DOMRect();
    const isOut = x < 0 || y < 0 || right > window.innerWidth || bottom > window.innerHeight;
    if (text === '' || width < 5 || isOut || !element.checkVisibility({ opacityProperty: true })) continue;
    if (element.closest('svg, .visually-hidden, :disabled, [aria-disabled=true]')) continue;
    const corners = [x + 1, right - 1].flatMap((left) =>
      [y + 2, bottom - 2].map((top) => [left, top] as const),
    );
    const isUncovered = corners.every(([left, top]) => {
      const hit = document.elementFromPoint(left, top);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    if (isUncovered) found.push({ text, x, y, width, height });
  }
  return found;
}

/** Computed colours do not tell what the browser painted: the most frequent pixel, and the one of the most contrast to it. */
async function weakTexts([data, texts]: [string, Text[]]): Promise<string[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', {
    willReadFrequently: true,
  })!;
  canvas.drawImage(image, 0, 0);
  function luminance(colour: number): number {
    const [red, green, blue] = [colour >> 16, (colour >> 8) & 255, colour & 255].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  }
  return texts.flatMap(({ text, ...box }) => {
    const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((side) => Math.round(side * 2));
    const pixels = canvas.getImageData(x!, y!, width!, height!).data;
    const counts = new Map<number, number>();
    for (let at = 0; at < pixels.length; at += 4) {
      const colour = (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const background = luminance([...counts].reduce((one, other) => (other[1] > one[1] ? other : one))[0]);
    const contrasts = [...counts.keys()].map((colour) => {
      const other = luminance(colour);
      return (Math.max(background, other) + 0.05) / (Math.min(background, other) + 0.05);
    });
    const contrast = Math.max(...contrasts);
    return contrast < 4.5 ? [`${text}: ${contrast.toFixed(2)}`] : [];
  });
}

test('where the browser forces dark pages on a light system, texts have a contrast of 4.5:1', async ({
  page,
  context,
}) => {
  const blank = await context.newPage();
  async function check(name: string) {
    const shot = await page.screenshot({ animations: 'disabled' });
    const texts = await page.evaluate(textsOnScreen);
    expect(texts.length, name).toBeGreaterThan(10);
    const weak = await blank.evaluate(weakTexts, [shot.toString('base64'), texts] satisfies [string, Text[]]);
    expect.soft(weak, name).toEqual([]);
  }
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.setViewportSize({ ...phone, height: 1800 });
  for (const address of [
    '/',
    addresses.programme,
    addresses.fleaMarkets,
    '/flohmarkt-wien/packliste',
    `${addresses.fleaMarkets}/501`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await check(address);
  }
  await fillCart(page);
  await check('show');
  await openCart(page);
  await check('cart');
  await openCheckout(page);
  await check('checkout');
});
