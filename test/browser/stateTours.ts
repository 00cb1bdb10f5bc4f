import { detailTours } from './detailStates';
import { dialogTours } from './dialogStates';
import { externalTours } from './externalStates';
import { formTours } from './formStates';
import { layoutTours } from './layoutStates';
import { listTours } from './listStates';
import { loadingTours } from './loadingStates';
import { ordersTours } from './ordersStates';
import { pageTours } from './pageStates';
import { paymentTours } from './paymentStates';
import { purchaseTours } from './purchaseStates';
import type { StateTour } from './stateTour';
import { stornoTours } from './stornoStates';

/** All states of every screen, in the order of a visit. */
export const stateTours: StateTour[] = [
  ...loadingTours,
  ...listTours,
  ...detailTours,
  ...purchaseTours,
  ...paymentTours,
  ...stornoTours,
  ...ordersTours,
  ...pageTours,
  ...formTours,
  ...dialogTours,
  ...externalTours,
  ...layoutTours,
];
