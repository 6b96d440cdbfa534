import { setting } from './setting.ts';
import * as types from './setting-types.ts';

/** The settings of the pharmacy in the embedded backend. */
export const PHARMACY_SETTINGS = {
  PHARMACY_KEY: setting({
    of: ['backend'],
    type: types.longKey,
    fallback: '',
    unset: 'none; `/pharmacy/v1` is off',
    meaning: 'the key with which the pharmacy says what vets decided about prescriptions ([orders](orders.md))',
    when: 'on a public shop that sells prescription items: without it nobody approves them',
    isSecret: true,
  }),
};
