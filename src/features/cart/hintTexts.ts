const asked = 'Stimmt das so?';

/** Questions about counts that look odd. `many` and `few` are counted: „2 × Autoticket“. */
export const cartHintTexts = {
  unequal: (show: string, many: string, few: string) => `${show}: ${many}, aber nur ${few}. ${asked}`,
  bookedTwice: (show: string, count: number) => `${show}: ${count}-mal gebucht. ${asked}`,
};
