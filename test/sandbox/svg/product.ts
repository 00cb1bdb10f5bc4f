import { hashOf } from '../random';
import { paletteOf, type Palette } from './palette';
import { escapeXml } from './text';

type Shape = (palette: Palette) => string;

const bag: Shape = ({ warm, paper, bright }) =>
  `<g fill="${bright}"><circle cx="72" cy="72" r="18"/><circle cx="100" cy="60" r="21"/><circle cx="128" cy="72" r="18"/></g><path d="M52 78h96l-12 84H64Z" fill="${paper}"/><path d="M76 78h16l-2 84H80ZM108 78h16l-4 84h-10Z" fill="${warm}"/>`;
const cup: Shape = ({ warm, paper, bright }) =>
  `<path d="M116 30l26-10 4 10-22 9-8 35h-10Z" fill="${bright}"/><path d="M60 70h80l-10 96H70Z" fill="${paper}"/><path d="M64 104h72l-4 40H68Z" fill="${warm}"/>`;
const rental: Shape = ({ warm, paper, bright }) =>
  `<rect x="44" y="70" width="112" height="80" rx="12" fill="${paper}"/><circle cx="82" cy="110" r="24" fill="${warm}"/><circle cx="82" cy="110" r="9" fill="${paper}"/><path d="M120 92h26M120 110h26M120 128h26M140 70l14-36" stroke="${bright}" stroke-width="7" stroke-linecap="round"/>`;
const spot: Shape = ({ warm, paper, bright }) =>
  `<path d="M40 70h120l8 34H32Z" fill="${warm}"/><path d="M64 70h24l-4 34H58ZM112 70h24l6 34h-26Z" fill="${paper}"/><path d="M46 104v62M154 104v62" stroke="${bright}" stroke-width="8"/><rect x="40" y="132" width="120" height="16" fill="${paper}"/>`;
const coupon: Shape = ({ warm, paper, bright }) =>
  `<path d="M30 62h140v26a14 14 0 0 0 0 26v26H30v-26a14 14 0 0 0 0-26Z" fill="${paper}"/><path d="M128 66v70" stroke="${warm}" stroke-width="5" stroke-dasharray="8 7"/><path d="M80 76l7 17 18 1-14 12 5 18-16-10-16 10 5-18-14-12 18-1Z" fill="${bright}" stroke="${warm}" stroke-width="3"/>`;
const plate: Shape = ({ warm, paper, bright }) =>
  `<circle cx="100" cy="104" r="62" fill="${paper}"/><path d="M100 60a44 44 0 0 1 44 44h-44Z" fill="${warm}"/><circle cx="84" cy="116" r="18" fill="${bright}"/>`;

const shapes: Record<string, Shape> = {
  snack: bag,
  drink: cup,
  rental,
  spot,
  fee: coupon,
  voucher: coupon,
  discount: coupon,
};

export function drawProduct(name: string, productType: string): string {
  const palette = paletteOf(hashOf(name));
  const shape = Object.hasOwn(shapes, productType) ? shapes[productType] : plate;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" role="img">
<title>${escapeXml(name)}</title>
<rect width="200" height="200" fill="${palette.background}"/>
<circle cx="100" cy="108" r="84" fill="${palette.deep}"/>
${(shape ?? plate)(palette)}
</svg>`;
}
