import { setting, type SettingType } from './setting.ts';
import * as types from './setting-types.ts';

const MAX_LINES = 6;
const MAX_LINE_LENGTH = 80;

/** The lines of an address as on an envelope. */
const addressLines: SettingType<ReadonlyArray<string>> = {
  expects: `2 to ${MAX_LINES} lines of at most ${MAX_LINE_LENGTH} characters, separated by semicolons`,
  read: (text) => {
    const lines = text.split(';').map((line) => line.trim());
    const isWritten = lines.every((line) => line.length <= MAX_LINE_LENGTH && /^[^\p{Cc}\p{Zl}\p{Zp}]+$/u.test(line));
    return isWritten && lines.length >= 2 && lines.length <= MAX_LINES ? lines : undefined;
  },
};

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
    meaning: 'the address that receives a signed report of each new, cancelled or returned order',
    when: 'to connect a warehouse or an order management system',
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
  RETURN_ADDRESS: setting({
    of: ['backend'],
    type: addressLines,
    fallback: [],
    unset: 'none; in a demonstration an example',
    meaning:
      'where shoppers send returns to: the lines of the address, separated by semicolons, such as `Returns; 1 Main St; San Diego, CA 92101`. It is printed on the return slip; without it shoppers are asked to contact the shop',
    when: 'on a public shop that takes returns by mail',
  }),
};
