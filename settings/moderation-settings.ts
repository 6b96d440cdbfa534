import { setting } from './setting.ts';
import * as types from './setting-types.ts';

/** The settings of moderation in the embedded backend. */
export const MODERATION_SETTINGS = {
  MODERATION_KEY: setting({
    of: ['backend'],
    type: types.longKey,
    fallback: '',
    unset: 'none; `/moderation/v1` is off',
    meaning: 'the key with which another system publishes or rejects reviews that wait',
    when: 'on a public shop: without it nobody decides about reviews that wait',
    isSecret: true,
  }),
};
