import type { IO } from 'fp-ts/IO';
import { PREVIEW_CHANGES_PATH, PREVIEW_OVER_PATH } from '../paths/preview-paths';
import { ownPathOrHome, returnPathFrom, withReturnPath } from '../paths/return-url';
import type { SessionStore } from '../identity/session/session-store';
import type { UpstreamFailure } from '../shared/upstream-failure';
import { ERROR_PAGE_PATHS, isCheckoutPage, isLogonForm, isWhereErrorsLead, SIGN_OUT_PATH } from './error-pages';
import { routeRefusal, type ErrorAction } from './route-error-code';
import { encodePart } from '../shared/encode-part';

export interface ErrorCodeRouterPorts {
  readonly session: Pick<SessionStore, 'clearRewards'>;
  /** Path and query of the page on which the call failed. */
  readonly currentPage: IO<string>;
  /**
   * How often the browser has restored the page from its back-forward cache. After each time, the page can be left
   * again.
   */
  readonly visit: IO<number>;
  /** Sends the shopper to a path of the shop. */
  readonly leave: (path: string) => IO<void>;
}

/**
 * Runs the actions for a failed commerce call (ERR-01 to ERR-05, see routeRefusal). Other failures, and failures on the
 * pages that errors lead to, have no effect. After one error has led away from a page, further failures of the same
 * visit have no effect.
 */
export type ErrorCodeRouter = (failure: UpstreamFailure) => IO<void>;

export const makeErrorCodeRouter = ({ session, currentPage, visit, leave }: ErrorCodeRouterPorts): ErrorCodeRouter => {
  let leftFrom: string | undefined;
  const act = (action: ErrorAction, from: string): void =>
    action.kind === 'clear-rewards' ? session.clearRewards() : leave(pathFor(action, from))();
  return (failure) => () => {
    const from = currentPage();
    const here = `${visit()} ${from}`;
    const actions = actionsFor(failure, from);
    if (leftFrom === here || actions.length === 0 || actions.some((action) => leadsRound(action, from))) return;
    leftFrom = here;
    for (const action of actions) act(action, from);
  };
};

const actionsFor = (failure: UpstreamFailure, from: string): ReadonlyArray<ErrorAction> => {
  if (failure.kind !== 'refused') return [];
  return routeRefusal(failure, isCheckoutPage(from) ? 'checkout' : 'other');
};

/** Whether an action leads to the current page, or to the step before it. */
const leadsRound = (action: ErrorAction, from: string): boolean =>
  isWhereErrorsLead(from) || (isLogonForm(from) && action.kind === 'sign-out' && action.then === 'logon-form');

/**
 * Returns the path of an action. Error pages and the sign-out page receive the current address, so that a sign-in returns
 * to it.
 */
const pathFor = (action: Exclude<ErrorAction, { kind: 'clear-rewards' }>, from: string): string => {
  switch (action.kind) {
    case 'open':
      return withReturnPath(ERROR_PAGE_PATHS[action.page], returnPathFrom(from));
    case 'open-preview':
      return action.because === 'over' ? PREVIEW_OVER_PATH : PREVIEW_CHANGES_PATH;
    case 'sign-out':
      return `${SIGN_OUT_PATH}?next=${action.then}&URL=${encodePart(ownPathOrHome(from))}`;
  }
};
