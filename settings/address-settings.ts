import { setting } from './setting.ts';
import * as types from './setting-types.ts';

/** The settings of the directory of postal addresses in the embedded backend. */
export const ADDRESS_SETTINGS = {
  ADDRESS_PROVIDER: setting({
    of: ['backend'],
    type: types.oneOf('embedded', 'smarty'),
    fallback: 'embedded',
    unset: '`embedded`',
    meaning:
      'where suggestions and corrections of addresses come from: the embedded cities and common streets, or Smarty, which knows every US address ([checkout](checkout.md#the-directory-of-addresses))',
    when: 'to `smarty` on a public shop',
  }),
  SMARTY_AUTH_ID: setting({
    of: ['backend'],
    type: types.key,
    fallback: '',
    unset: 'none',
    meaning: 'the id of the shop’s secret key at Smarty; needs `ADDRESS_PROVIDER=smarty`',
    when: 'with Smarty, which needs it',
    isSecret: true,
  }),
  SMARTY_AUTH_TOKEN: setting({
    of: ['backend'],
    type: types.key,
    fallback: '',
    unset: 'none',
    meaning: 'the token of the shop’s secret key at Smarty; needs `ADDRESS_PROVIDER=smarty`',
    when: 'with Smarty, which needs it',
    isSecret: true,
  }),
};
