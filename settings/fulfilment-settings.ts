import { setting } from './setting.ts';
import * as types from './setting-types.ts';

/** The settings of the fulfilment side in the embedded backend. */
export const FULFILMENT_SETTINGS = {
  FULFILMENT_KEY: setting({
    of: ['backend'],
    type: types.longKey,
    fallback: '',
    unset: 'none; `/fulfilment/v1` is off',
    meaning: 'the key with which a warehouse or a store moves shipments ([orders](orders.md))',
    when: 'to let another system pack and ship',
    isSecret: true,
  }),
  FULFILMENT_WEBHOOK_URL: setting({
    of: ['backend'],
    type: types.serviceAddress,
    fallback: '',
    unset: 'none',
    meaning: 'where new, cancelled and returned orders are reported to',
    when: 'with a system that is to be told of orders',
  }),
  FULFILMENT_WEBHOOK_SECRET: setting({
    of: ['backend'],
    type: types.longSecret,
    fallback: '',
    unset: 'none',
    meaning: 'signs these reports; needed with `FULFILMENT_WEBHOOK_URL`',
    when: 'with it',
    isSecret: true,
  }),
};
