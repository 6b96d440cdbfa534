import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { shopFactsOf } from '../../../adapters/commerce/shop-facts';
import type { ShopFact } from '../../../core/shared/shop-fact';
import { refusal, serve, transactions } from './commerce-site';

type Wire = Parameters<typeof refusal>[1];

/** The facts of a refusal received over the wire. */
const factsOf = async (error: Wire): Promise<ReadonlyArray<ShopFact> | undefined> => {
  serve(() => refusal(400, error));
  const outcome = await transactions()({ kind: 'personal', method: 'GET', path: 'person/@self' })();
  return E.isLeft(outcome) && outcome.left.kind === 'refused' ? outcome.left.facts : undefined;
};

test.each<[Wire, ReadonlyArray<ShopFact>]>([
  [{ errorKey: 'USR.CWXFR0130E' }, ['identity-missing']],
  [{ errorCode: 'CWXFR0130E' }, ['identity-missing']],
  [{ errorKey: 'NOT_AUTHORIZED_FOR_QUERY', errorCode: 'CWXFR0268E' }, ['identity-missing']],
  [{ errorKey: '_ERR_INVALID_COOKIE', errorCode: 'CMN1039E' }, ['session-over', 'session-unknown']],
  [{ errorKey: '_ERR_INVALID_COOKIE' }, ['session-over']],
  [{ errorKey: 'ERR_COOKIE_EXPIRED', errorCode: 'CWXFR0223E' }, ['session-over']],
  [{ errorKey: 'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWED', errorCode: 'CWXFR0222E' }, ['session-over']],
  [{ errorKey: 'ERR_AUTHENTICATION_COOKIE_NOT_IN_HTTPS', errorCode: 'CWXFR0221E' }, ['session-over']],
  [{ errorCode: 'CWXFR0200E' }, ['session-over']],
  [{ errorKey: 'CWXBB1010E', errorCode: '1010' }, ['session-over']],
  [{ errorKey: 'CWXBB1011E', errorCode: '1011' }, ['session-over']],
  [{ errorKey: 'CWXBB1012E', errorCode: '1012' }, ['session-over']],
  [{ errorCode: '2035' }, ['session-over']],
  [{ errorCode: '2510' }, ['session-over']],
  [{ errorCode: '2500' }, ['sign-in-required']],
  [{ errorCode: '2550' }, ['sign-in-required']],
  [{ errorCode: '2520' }, ['prohibited-character']],
  [{ errorCode: '2540' }, ['cross-site-request-forgery']],
])('[CRT-03] [ERR-01] maps the identity error %j to the facts %j', async (error, facts) => {
  expect(await factsOf(error)).toEqual(facts);
});

test.each<[Wire, ReadonlyArray<ShopFact>]>([
  [
    { errorCode: '2030', errorKey: '_ERR_LOGONID_ALREDY_EXIST', errorParameters: 'logonId' },
    ['email-taken', 'email-refused'],
  ],
  [{ errorKey: '_ERR_PALS_NUMBER_INVALID', errorParameters: ['xppro_userField2'] }, ['pals-number-refused']],
  [{ errorKey: '_ERR_CAPTCHA_INVALID', errorParameters: 'xcred_demographicField5' }, ['captcha-refused']],
  [{ errorKey: '_ERR_CMD_INVALID_PARAM', errorParameters: 'firstName' }, ['first-name-refused']],
  [{ errorKey: '_ERR_CMD_INVALID_PARAM', errorParameters: 'lastName' }, ['last-name-refused']],
  [{ errorKey: '_ERR_CMD_INVALID_PARAM', errorParameters: 'email1' }, ['email-refused']],
  [{ errorKey: '_ERR_CMD_INVALID_PARAM', errorParameters: 'email2' }, ['email-refused']],
  [{ errorKey: '_ERR_CMD_INVALID_PARAM', errorParameters: 'phone1' }, ['phone-number-refused']],
  [{ errorKey: '_ERR_CMD_INVALID_PARAM', errorParameters: 'logonPasswordVerify' }, ['password-refused']],
  [
    { errorKey: '_ERR_CMD_INVALID_PARAM', errorParameters: 'lastName, firstName' },
    ['last-name-refused', 'first-name-refused'],
  ],
  [{ errorCode: '503', errorKey: '_ERR_SERVICE_UNAVAILABLE' }, ['no-response']],
])('[REG-02] [REG-08] maps the refused registration %j to the facts %j', async (error, facts) => {
  expect(await factsOf(error)).toEqual(facts);
});

test.each<[Wire, ReadonlyArray<ShopFact>]>([
  [{ errorCode: '2490', errorKey: '_ERR_AUTHENTICATION_ERROR' }, ['account-locked', 'password-refused']],
  [{ errorCode: '2030', errorKey: '_ERR_AUTHENTICATION_ERROR' }, ['password-refused']],
  [{ errorKey: '_ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD' }, ['password-refused']],
  [{ errorKey: '_ERR_VALIDATION_CODE_INVALID', errorParameters: 'validationCode' }, ['code-refused']],
  [{ errorKey: '_ERR_SIGN_IN_LINK_INVALID', errorParameters: 'code' }, ['link-refused']],
  [{ errorKey: '_ERR_OTHER' }, []],
])('[ERR-07] [USR-05] maps the refused sign-in or password %j to the facts %j', async (error, facts) => {
  expect(await factsOf(error)).toEqual(facts);
});

test.each([
  'java.lang.NullPointerException',
  'java.lang.NullPointerException: at Logon',
  'null pointer exception',
  'nullpointerexception',
])('[ERR-07] the first parameter %j means wrong credentials', async (parameter) => {
  expect(await factsOf({ errorKey: '_ERR_OTHER', errorParameters: [parameter] })).toEqual(['wrong-credentials']);
});

test('[ERR-07] ignores a null pointer exception in second position', async () => {
  const errorParameters = ['other', 'java.lang.NullPointerException'];
  expect(await factsOf({ errorKey: '_ERR_OTHER', errorParameters })).toEqual([]);
});

test('[ERR-05] uses the status text as code for an empty body, without facts', async () => {
  serve(() => [502, '']);
  expect(await transactions()({ kind: 'personal', method: 'GET', path: 'person/@self' })()).toMatchObject(
    E.left({ kind: 'refused', isLocal: true, facts: [] }),
  );
});

test('[CRT-03] ignores inherited property names as codes and parameters', () => {
  for (const name of ['constructor', '__proto__', 'toString']) {
    expect(shopFactsOf({ codes: [name], parameters: [name] })).toEqual([]);
  }
});

test('[CRT-03] gives every fact once, independent of the order of two codes', () => {
  const codes = fc.constantFrom('CMN1039E', '_ERR_INVALID_COOKIE', '2550', '2490', '_ERR_AUTHENTICATION_ERROR', 'x');
  fc.assert(
    fc.property(codes, codes, fc.array(fc.constantFrom('logonId', 'email1', 'phone1')), (one, other, parameters) => {
      const facts = shopFactsOf({ codes: [one, other], parameters });
      expect(new Set(facts).size).toBe(facts.length);
      expect(new Set(shopFactsOf({ codes: [other, one], parameters }))).toEqual(new Set(facts));
    }),
  );
});
