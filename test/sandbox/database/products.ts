import type { PackageRecord, ProductRecord } from './types';

type Written = Pick<ProductRecord, 'purchaseProductId' | 'productName' | 'price' | 'slug'> &
  Partial<ProductRecord>;

const snackDiscountId = 190;

function family(defaults: Partial<ProductRecord>, products: Written[]): ProductRecord[] {
  return products.map((product) => ({
    taxrate: 20,
    mandatory: false,
    productOrderType: 'product',
    productType: 'extra',
    productCateogry: 'Sonstiges',
    isSpot: false,
    ...defaults,
    sortPosition: product.purchaseProductId,
    ...product,
  }));
}

const snack = {
  taxrate: 10,
  productType: 'snack',
  productCateogry: 'Snacks',
  discountPurchaseProductId: snackDiscountId,
};

const cinema = [
  ...family({ taxrate: 13, productType: 'fee', productCateogry: 'Auto' }, [
    {
      purchaseProductId: 101,
      productName: 'Autoticket (Stellplatz für ein Auto)',
      description: 'Einmal je Auto, egal wie viele mitfahren.',
      price: 500,
      mandatory: true,
      slug: 'autoticket',
    },
  ]),
  ...family(snack, [
    { purchaseProductId: 102, productName: 'Popcorn gesalzen', price: 490, slug: 'popcorn' },
    { purchaseProductId: 103, productName: 'Nachos mit Käsesauce', price: 650, slug: 'nachos' },
    { purchaseProductId: 105, productName: 'Popcorn süß', price: 490, slug: 'popcorn-suess' },
  ]),
  ...family({ productType: 'drink', productCateogry: 'Getränke' }, [
    { purchaseProductId: 104, productName: 'Limonade 0,5 l', price: 390, slug: 'limonade' },
    { purchaseProductId: 110, productName: 'Heißer Kakao', price: 420, slug: 'kakao' },
  ]),
  ...family({ productOrderType: 'option', productType: 'rental', productCateogry: 'Zum Ausborgen' }, [
    { purchaseProductId: 106, productName: 'Kuscheldecke zum Ausborgen', price: 300, slug: 'decke' },
    { purchaseProductId: 107, productName: 'UKW-Radio zum Ausborgen', price: 400, slug: 'radio' },
    {
      purchaseProductId: 108,
      productName: 'Platz in der ersten Reihe',
      description: 'Solange es welche gibt; bitte 30 Minuten vor Beginn da sein.',
      price: 600,
      slug: 'erste-reihe',
    },
  ]),
  ...family(snack, [
    { purchaseProductId: 109, productName: 'Überraschungssackerl für Kinder', price: 550, slug: 'sackerl' },
  ]),
  ...family({ taxrate: 10, productType: 'discount', productCateogry: 'Rabatt' }, [
    {
      purchaseProductId: snackDiscountId,
      productName: 'Snack-Rabatt',
      description: 'Ab zwei Snacks zu einer Vorstellung.',
      price: -200,
      slug: 'snack-rabatt',
    },
  ]),
];

const spot = { productType: 'spot', productCateogry: 'Standplatz', isSpot: true };

const markets = [
  ...family(spot, [
    { purchaseProductId: 201, productName: 'Standplatz PKW', price: 2500, slug: 'standplatz-pkw' },
    { purchaseProductId: 202, productName: 'Standplatz Kombi', price: 3000, slug: 'standplatz-kombi' },
    {
      purchaseProductId: 203,
      productName: 'Standplatz Transporter',
      price: 4000,
      slug: 'standplatz-transporter',
    },
    { purchaseProductId: 211, productName: 'Verkaufsplatz PKW', price: 1500, slug: 'verkaufsplatz-pkw' },
    {
      purchaseProductId: 212,
      productName: 'Verkaufsplatz Motorrad',
      price: 800,
      slug: 'verkaufsplatz-motorrad',
    },
    {
      purchaseProductId: 213,
      productName: 'Verkaufsplatz Wohnmobil',
      price: 2500,
      slug: 'verkaufsplatz-wohnmobil',
    },
  ]),
  ...family({ productOrderType: 'option', productType: 'rental', productCateogry: 'Zum Ausborgen' }, [
    { purchaseProductId: 204, productName: 'Tisch mieten', price: 800, slug: 'tisch' },
    { purchaseProductId: 206, productName: 'Sonnenschirm mieten', price: 600, slug: 'sonnenschirm' },
    { purchaseProductId: 221, productName: 'Parkplatz am Gelände', price: 500, slug: 'parkplatz' },
  ]),
  ...family({ productType: 'fee', productCateogry: 'Gebühr' }, [
    {
      purchaseProductId: 205,
      productName: 'Müllpauschale',
      price: 300,
      mandatory: true,
      slug: 'muellpauschale',
    },
  ]),
  ...family({ taxrate: 10, productType: 'drink', productCateogry: 'Getränke' }, [
    { purchaseProductId: 222, productName: 'Frühstück am Stand', price: 750, slug: 'fruehstueck' },
  ]),
];

export const filmProductIds = [101, 102, 103, 105, 104, 110, 106, 107, 108];
export const childrensFilmProductIds = [101, 109, 105, 104, 110, 106];
export const stallProductIds = [205, 201, 202, 203, 204, 206, 222];
export const childrensStallProductIds = [204, 222];
export const carProductIds = [211, 212, 213, 222];
export const eventProductIds = [221, 104];

export const filmPackages: PackageRecord[] = [
  {
    packageName: 'Popcornpaket',
    contents: [
      { purchaseProductId: 102, count: 1 },
      { purchaseProductId: 104, count: 2 },
    ],
  },
  {
    packageName: 'Großes Autopaket',
    contents: [
      { purchaseProductId: 103, count: 1 },
      { purchaseProductId: 105, count: 2 },
      { purchaseProductId: 104, count: 4 },
    ],
  },
];

export function buildProducts(): ProductRecord[] {
  return structuredClone([...cinema, ...markets]);
}

export function buildGiftCards(): ProductRecord[] {
  return family(
    { taxrate: 0, productType: 'voucher', productCateogry: 'Gutschein' },
    [20, 30, 50, 100].map((euros, index) => ({
      purchaseProductId: 401 + index,
      productName: `Kinogutschein € ${euros}`,
      description: 'Für alle Vorstellungen, kommt als PDF zum Ausdrucken per E-Mail.',
      price: euros * 100,
      slug: `gutschein-${euros}`,
    })),
  );
}
