import { setting } from './setting.ts';
import * as types from './setting-types.ts';

/** The settings of sales taxes in the embedded backend. */
export const TAX_SETTINGS = {
  TAX_PROVIDER: setting({
    of: ['backend'],
    type: types.oneOf('embedded', 'taxjar'),
    fallback: 'embedded',
    unset: '`embedded`',
    meaning:
      'where sales taxes come from: the embedded rates of the states, without those of counties and cities, or TaxJar ([checkout](checkout.md#taxes))',
    when: 'to `taxjar` on a public shop that sells in states with local taxes',
  }),
  TAXJAR_API_KEY: setting({
    of: ['backend'],
    type: types.key,
    fallback: '',
    unset: 'none',
    meaning: 'the shop’s key at TaxJar; needs `TAX_PROVIDER=taxjar`',
    when: 'with TaxJar, which needs it',
    isSecret: true,
  }),
  TAXJAR_ORIGIN: setting({
    of: ['backend'],
    type: types.origin,
    fallback: 'https://api.taxjar.com',
    unset: '`https://api.taxjar.com`',
    meaning: 'the origin of TaxJar’s interface',
    when: 'to test, to `https://api.sandbox.taxjar.com`',
  }),
  TAX_FALLBACK: setting({
    of: ['backend'],
    type: types.oneOf('none', 'embedded'),
    fallback: 'none',
    unset: '`none`',
    meaning:
      'what happens while the tax provider does not answer: with `none` no order is placed whose tax is not known, with `embedded` the embedded rates of the states take its place',
    when: 'to `embedded` when orders matter more than exact taxes',
  }),
};
