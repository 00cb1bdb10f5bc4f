import type { VoucherRecord } from './types';

export function buildVouchers(): VoucherRecord[] {
  return [
    {
      code: 'WILLKOMMEN10',
      name: 'Willkommensrabatt',
      category: 'Rabatt',
      value: 1000,
      purchaseProductId: 901,
      singleUse: false,
      used: false,
    },
    {
      code: 'GUTSCHEIN25',
      name: 'Kinogutschein € 25',
      category: 'Gutschein',
      value: 2500,
      purchaseProductId: 902,
      singleUse: true,
      used: false,
    },
    {
      code: 'VERBRAUCHT',
      name: 'Kinogutschein € 20',
      category: 'Gutschein',
      value: 2000,
      purchaseProductId: 903,
      singleUse: true,
      used: true,
    },
    {
      code: 'NURFLOHMARKT',
      name: 'Flohmarktrabatt',
      category: 'Rabatt',
      value: 500,
      purchaseProductId: 904,
      singleUse: false,
      used: false,
      onlyWith: 'flohmarkt',
    },
    {
      code: 'AB30',
      name: 'Rabatt ab € 30',
      category: 'Rabatt',
      value: 500,
      purchaseProductId: 905,
      singleUse: false,
      used: false,
      minimum: 3000,
    },
    {
      code: 'ZEHNPROZENT',
      name: '10 % Rabatt',
      category: 'Rabatt',
      value: 0,
      purchaseProductId: 906,
      singleUse: false,
      used: false,
      percent: 10,
    },
  ];
}

/** Ignores case and spaces. */
export function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}
