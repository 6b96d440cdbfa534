import { isFormKey } from '../../../core/shared/form-key';
import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { SessionStore } from '../../../core/identity/session/session-store';
import { REPEAT_START_PATH } from '../../../core/paths/repeat-delivery-paths';
import { isDate } from '../../../core/repeat-delivery/plan-form';
import { START_PARAMETERS } from '../../../core/repeat-delivery/start-parameters';
import { itemsIn } from '../../../core/repeat-delivery/start-items';
import type { LoadRepeatStart, RepeatStart } from '../../../core/repeat-delivery/load-repeat-start';
import type { PageLoader, PageOutcome } from '../../page/page';
import { accountPage } from '../account/account-head';
import { signInFirst } from '../shared/sign-in-first';
import { START_TITLE, type StartData } from './start-data';

export interface StartLoaderPorts {
  readonly loadRepeatStart: LoadRepeatStart;
  readonly newChangeKey: IO<string>;
  readonly userType: SessionStore['userType'];
  readonly shop: string;
}

/** Longer ones are no code of a frequency, no weight and no line of a cart. */
const MAX_PARAMETER = 20;

/**
 * Loads the page that starts a repeat delivery of the items in its address (RPD-01). Guests are asked to sign in, and come
 * back with what they chose. An address without a key is redirected to the same one with a new key: browsers keep no copy of
 * this page, so Back loads it again, and with another key its button would start a second plan.
 */
export const makeStartLoader =
  ({ loadRepeatStart, newChangeKey, userType, shop }: StartLoaderPorts): PageLoader<StartData> =>
  ({ query }) => {
    if (userType() !== 'registered') return T.of(signInFirst(`${REPEAT_START_PATH}?${query.toString()}`));
    const startKey = query.get(START_PARAMETERS.startKey) ?? '';
    if (!isFormKey(startKey)) return T.of(withKey(query, newChangeKey()));
    const page = (start: RepeatStart | undefined): PageOutcome<StartData> =>
      accountPage(START_TITLE, shop, {
        ...enteredIn(query),
        start,
        typed: start === undefined ? {} : chosenIn(query, start),
        errors: {},
        problem: undefined,
        startKey,
      });
    return pipe(
      loadRepeatStart(itemsIn(query.getAll(START_PARAMETERS.item))),
      TE.match(
        ({ kind }) => (kind === 'nothing-to-repeat' ? page(undefined) : { kind: 'unavailable' }),
        (start) => page(start),
      ),
    );
  };

const withKey = (query: URLSearchParams, startKey: string): PageOutcome<never> => {
  const keyed = new URLSearchParams(query);
  keyed.set(START_PARAMETERS.startKey, startKey);
  return { kind: 'redirect', url: `${REPEAT_START_PATH}?${keyed.toString()}`, isPermanent: false };
};

/**
 * What the address says of the form: a date that can be chosen, and an address and a card that the shopper has. Anything
 * else is left to the form.
 */
const chosenIn = (query: URLSearchParams, start: RepeatStart): StartData['typed'] => {
  const { firstDate, lastDate, addresses = [], cards = [] } = start;
  const nextDate = query.get(START_PARAMETERS.nextDate) ?? '';
  const address = addresses.find(({ id }) => id === query.get(START_PARAMETERS.addressId));
  const card = cards.find(({ walletId }) => walletId === query.get(START_PARAMETERS.walletId));
  return {
    ...(isDate(nextDate) && nextDate >= firstDate && nextDate <= lastDate ? { nextDate } : {}),
    ...(address === undefined ? {} : { addressId: address.id }),
    ...(card === undefined ? {} : { walletId: card.walletId }),
  };
};

/** What the address or a posted form says beside the items. */
export const enteredIn = (query: URLSearchParams): Pick<StartData, 'every' | 'weight' | 'cartItem'> => {
  const text = (name: string): string => (query.get(name) ?? '').slice(0, MAX_PARAMETER);
  return {
    every: text(START_PARAMETERS.every),
    weight: text(START_PARAMETERS.weight),
    cartItem: text(START_PARAMETERS.cartItem) || undefined,
  };
};
