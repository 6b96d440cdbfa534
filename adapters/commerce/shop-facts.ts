import type { ShopFact } from '../../core/shared/shop-fact';
import { ownValue } from '../../core/shared/own-value';
import { refusalOf, type ReadRefusal, type Said } from '../http/refusal-of';

/** The facts of the platform's codes (contracts: errors). A refusal is looked up by errorCode and by errorKey. */
const FACTS_OF_CODES: Readonly<Record<string, ReadonlyArray<ShopFact>>> = {
  'USR.CWXFR0130E': ['identity-missing'],
  CWXFR0130E: ['identity-missing'],
  CWXFR0268E: ['identity-missing'],
  NOT_AUTHORIZED_FOR_QUERY: ['identity-missing'],
  '2035': ['session-over'],
  '2510': ['session-over'],
  CMN1039E: ['session-over', 'session-unknown'],
  _ERR_INVALID_COOKIE: ['session-over'],
  CWXFR0200E: ['session-over'],
  CWXFR0221E: ['session-over'],
  ERR_AUTHENTICATION_COOKIE_NOT_IN_HTTPS: ['session-over'],
  CWXFR0222E: ['session-over'],
  ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWED: ['session-over'],
  CWXFR0223E: ['session-over'],
  ERR_COOKIE_EXPIRED: ['session-over'],
  CWXBB1010E: ['session-over'],
  CWXBB1011E: ['session-over'],
  CWXBB1012E: ['session-over'],
  '2500': ['sign-in-required'],
  '2550': ['sign-in-required'],
  '2520': ['prohibited-character'],
  '2540': ['cross-site-request-forgery'],
  '2490': ['account-locked'],
  _ERR_LOGONID_ALREDY_EXIST: ['email-taken'],
  _ERR_VALIDATION_CODE_INVALID: ['code-refused'],
  _ERR_SIGN_IN_LINK_INVALID: ['link-refused'],
  _ERR_CAPTCHA_INVALID: ['captcha-refused'],
  _ERR_PALS_NUMBER_INVALID: ['pals-number-refused'],
  _ERR_CART_FULL: ['cart-full'],
  _ERR_SERVICE_UNAVAILABLE: ['no-response'],
};

/** The prefix of the codes about passwords, of which the platform has one for each rule of its policy. */
const PASSWORD_CODES = '_ERR_AUTHENTICATION_';

/** The platform's names of the fields that it refuses (REG-02). */
const FACTS_OF_PARAMETERS: Readonly<Record<string, ShopFact>> = {
  firstName: 'first-name-refused',
  lastName: 'last-name-refused',
  logonId: 'email-refused',
  email1: 'email-refused',
  email2: 'email-refused',
  logonPassword: 'password-refused',
  logonPasswordVerify: 'password-refused',
  xcred_logonPasswordOld: 'old-password-refused',
  phone1: 'phone-number-refused',
  xppro_userField2: 'pals-number-refused',
};

/** The first parameter of a refused sign-in whose message is not for shoppers (ERR-07). */
const NULL_POINTER = /null.?pointer.?exception/i;

/**
 * Returns the facts of a refusal of the commerce service, each once: those of its codes first, then those of the fields
 * that its parameters name, in their order. Empty for a refusal that has no meaning for the shop.
 */
export const shopFactsOf = ({ codes, parameters }: Pick<Said, 'codes' | 'parameters'>): ReadonlyArray<ShopFact> => [
  ...new Set([
    ...codes.flatMap(factsOfCode),
    ...(NULL_POINTER.test(parameters[0] ?? '') ? (['wrong-credentials'] as const) : []),
    ...parameters.flatMap((parameter) => ownValue(FACTS_OF_PARAMETERS, parameter) ?? []),
  ]),
];

/** Reads the error responses of the commerce service. */
export const readCommerceRefusal: ReadRefusal = (response) => {
  const said = refusalOf(response);
  return { ...said, facts: shopFactsOf(said) };
};

const factsOfCode = (code: string): ReadonlyArray<ShopFact> =>
  code.startsWith(PASSWORD_CODES) ? ['password-refused'] : (ownValue(FACTS_OF_CODES, code) ?? []);
