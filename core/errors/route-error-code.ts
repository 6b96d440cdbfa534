import type { ShopFact } from '../shared/shop-fact';
import type { Refused } from '../shared/upstream-failure';
import type { AfterSignOut, ErrorPage } from './error-pages';

/** An action after an error; actions run in order. */
export type ErrorAction =
  /** Removes the rewards cookies and the stored rewards data (ERR-05). */
  | { readonly kind: 'clear-rewards' }
  /** Opens the sign-out page, which then leads to `then`. */
  | { readonly kind: 'sign-out'; readonly then: AfterSignOut }
  | { readonly kind: 'open'; readonly page: ErrorPage }
  /** Opens the page of the preview, which says why (MOD-01). */
  | { readonly kind: 'open-preview'; readonly because: 'over' | 'changes' };

/**
 * How to read the specification's two lines on code 2520 (ERR-02): as one of the sign-out codes, as the
 * prohibited-character code, or, as the shop does, as both: it signs out and then opens that page.
 */
export type Reading = 'sign-out' | 'error-page' | 'both';

/** The kind of page on which the call failed: some codes have an effect on the checkout only (ERR-04). */
export type FailingPage = 'checkout' | 'other';

/** The target of a code or a fact; some lead to the sign-out page from the checkout only (ERR-04). */
type Lead = 'sign-out' | 'sign-out-at-checkout' | 'preview-over' | 'preview-changes' | ErrorPage;

/** The specification's table of codes (section 8), and those of the store preview. */
const LEADS_OF_CODES: ReadonlyMap<string, Lead> = new Map<string, Lead>([
  ['2500', 'sign-out'],
  ['2550', 'sign-out'],
  ['2530', 'sign-out'],
  ['2510', 'sign-out'],
  ['2035', 'sign-out'],
  ['CWXFR0222E', 'sign-out'],
  ['CWXFR0223E', 'sign-out'],
  ['2520', 'prohibited-character'],
  ['2540', 'cross-site-request-forgery'],
  ['CMN1039E', 'cookie'],
  ['CWXBB1011E', 'sign-out-at-checkout'],
  ['CWXFR0268E', 'sign-out-at-checkout'],
  ['CWXFR0200E', 'sign-out-at-checkout'],
  ['CWXFR0221E', 'sign-out-at-checkout'],
  ['_ERR_PREVIEW_OVER', 'preview-over'],
  ['_ERR_PREVIEW_READ_ONLY', 'preview-changes'],
]);

/** The targets for refusals without such codes. */
const LEADS_OF_FACTS: ReadonlyMap<ShopFact, Lead> = new Map<ShopFact, Lead>([
  ['sign-in-required', 'sign-out'],
  ['session-over', 'sign-out'],
  ['identity-missing', 'sign-out-at-checkout'],
  ['prohibited-character', 'prohibited-character'],
  ['cross-site-request-forgery', 'cross-site-request-forgery'],
  ['session-unknown', 'cookie'],
]);

/**
 * Returns the actions for a refusal (ERR-01 to ERR-05): those of its first code that has actions. A refusal without
 * codes comes from a service that does not use them; then the first of its facts that has actions counts.
 */
export const routeRefusal = (
  { codes, facts }: Pick<Refused, 'codes' | 'facts'>,
  page: FailingPage,
): ReadonlyArray<ErrorAction> => {
  const ways =
    codes.length > 0 ? codes.map((code) => routeErrorCode(code, page)) : facts.map((fact) => routeShopFact(fact, page));
  return ways.find((actions) => actions.length > 0) ?? [];
};

/**
 * Returns the actions for the code of the first error of a failed commerce call (ERR-01 to ERR-05). An unknown code has
 * no actions. Rewards are always cleared before another page is opened, except in a preview, which changes nothing.
 */
export const routeErrorCode = (
  code: string,
  page: FailingPage,
  reading: Reading = 'both',
): ReadonlyArray<ErrorAction> => actionsOf(LEADS_OF_CODES.get(code), page, reading);

/** Returns the actions for a fact of a refusal, as `routeErrorCode` does for a code. */
export const routeShopFact = (fact: ShopFact, page: FailingPage): ReadonlyArray<ErrorAction> =>
  actionsOf(LEADS_OF_FACTS.get(fact), page, 'both');

const actionsOf = (lead: Lead | undefined, page: FailingPage, reading: Reading): ReadonlyArray<ErrorAction> => {
  const move = lead === undefined ? undefined : moveOf(lead, page, reading);
  if (move === undefined) return [];
  return move.kind === 'open-preview' ? [move] : [{ kind: 'clear-rewards' }, move];
};

const moveOf = (lead: Lead, page: FailingPage, reading: Reading): ErrorAction | undefined => {
  switch (lead) {
    case 'sign-out-at-checkout':
      return page === 'checkout' ? TO_LOGON_FORM : undefined;
    case 'sign-out':
      return TO_LOGON_FORM;
    case 'prohibited-character':
      return prohibitedCharacter(reading);
    case 'preview-over':
      return { kind: 'open-preview', because: 'over' };
    case 'preview-changes':
      return { kind: 'open-preview', because: 'changes' };
    case 'cross-site-request-forgery':
    case 'cookie':
      return { kind: 'open', page: lead };
  }
};

const TO_LOGON_FORM: ErrorAction = { kind: 'sign-out', then: 'logon-form' };

const prohibitedCharacter = (reading: Reading): ErrorAction => {
  switch (reading) {
    case 'sign-out':
      return TO_LOGON_FORM;
    case 'error-page':
      return { kind: 'open', page: 'prohibited-character' };
    case 'both':
      return { kind: 'sign-out', then: 'prohibited-character' };
  }
};
