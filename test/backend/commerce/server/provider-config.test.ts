import { readConfig } from '../../../../backend/config.ts';

test('[CHK-03] addresses are embedded, or of Smarty with both parts of its key', () => {
  const read = (environment: object) => {
    const reading = readConfig({ ...environment });
    return reading.ok ? reading.config.addresses : reading.problems;
  };
  const key = { SMARTY_AUTH_ID: 'an-id', SMARTY_AUTH_TOKEN: 'a-token' };
  expect(read({})).toEqual({ kind: 'embedded' });
  expect(read({ ADDRESS_PROVIDER: 'smarty', ...key })).toEqual({
    kind: 'smarty',
    authId: 'an-id',
    authToken: 'a-token',
  });
  expect(read({ ADDRESS_PROVIDER: 'smarty', SMARTY_AUTH_ID: 'an-id' })).toEqual([
    'SMARTY_AUTH_TOKEN must be set with ADDRESS_PROVIDER=smarty',
  ]);
  expect(read(key)).toEqual([
    'ADDRESS_PROVIDER must be smarty when SMARTY_AUTH_ID is set',
    'ADDRESS_PROVIDER must be smarty when SMARTY_AUTH_TOKEN is set',
  ]);
  expect(read({ ADDRESS_PROVIDER: 'guess' })).toHaveLength(1);
});

test('[ORD-09] taxes are embedded, or of TaxJar with its key; the fallback has to be chosen', () => {
  const read = (environment: object) => {
    const reading = readConfig({ ...environment });
    return reading.ok ? reading.config.taxes : reading.problems;
  };
  const apiKey = 'a-key-of-taxjar';
  expect(read({})).toEqual({ kind: 'embedded' });
  const taxjar = { kind: 'taxjar', apiKey, origin: 'https://api.taxjar.com', fallsBack: false };
  expect(read({ TAX_PROVIDER: 'taxjar', TAXJAR_API_KEY: apiKey })).toEqual(taxjar);
  const sandbox = { TAXJAR_ORIGIN: 'https://api.sandbox.taxjar.com', TAX_FALLBACK: 'embedded' };
  expect(read({ TAX_PROVIDER: 'taxjar', TAXJAR_API_KEY: apiKey, ...sandbox })).toEqual({
    ...taxjar,
    origin: sandbox.TAXJAR_ORIGIN,
    fallsBack: true,
  });
  expect(read({ TAX_PROVIDER: 'taxjar' })).toEqual(['TAXJAR_API_KEY must be set with TAX_PROVIDER=taxjar']);
  expect(read({ TAXJAR_API_KEY: apiKey })).toEqual(['TAX_PROVIDER must be taxjar when TAXJAR_API_KEY is set']);
  expect(read({ TAX_PROVIDER: 'abacus', TAX_FALLBACK: 'guess' })).toHaveLength(2);
});
