import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { CardFields } from '../../../../core/checkout/loading/checkout';
import type { Brand } from '../../../../core/configuration/brand';
import type { SessionStore } from '../../../../core/identity/session/session-store';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import type { Clock } from '../../../../core/shared/clock';
import { encodePart } from '../../../../core/shared/encode-part';
import type { LoadWallet } from '../../../../core/wallet/load-wallet';
import type { WalletCard } from '../../../../core/wallet/wallet';
import type { PageLoader, PageOutcome } from '../../../page/page';
import { readTypedCard } from '../../../checkout/card/typed-card';
import { countPlansUsing, type PlansUsingPorts } from '../../../repeat-delivery/repeat-use';
import { usedByPlans } from '../../../repeat-delivery/used-by-plans-text';
import { signInFirst } from '../../shared/sign-in-first';
import { accountPage } from '../account-head';
import { editingOf } from './editing';
import { replacementFor, whenDefaultOf } from './replacement';
import {
  addCardPath,
  WALLET_DONE,
  WALLET_MARKS,
  walletTitle,
  type Adding,
  type Editing,
  type WalletData,
} from './wallet-data';

export interface WalletPagePorts extends PlansUsingPorts {
  readonly loadWallet: LoadWallet;
  readonly userType: SessionStore['userType'];
  readonly clock: Clock;
  readonly origin: string;
  readonly shop: string;
  readonly brand: Brand;
}

/**
 * Loads the wallet, the question whether a card is to be removed, or the form for its date (ACC-03). Shoppers who are not
 * signed in sign in first and come back to the wallet. For a card that is not in the wallet it shows the list.
 */
export const makeWalletLoader =
  ({
    loadWallet,
    repeatPlans,
    capabilities,
    userType,
    clock,
    origin,
    shop,
    brand,
  }: WalletPagePorts): PageLoader<WalletData> =>
  ({ query }) => {
    if (userType() !== 'registered') return T.of(signInFirst(ACCOUNT_PATHS.wallet));
    return pipe(
      loadWallet,
      TE.map(({ cards, cardFields, isFull }) => ({
        cards,
        cardFields,
        isFull,
        removing: cards.find(({ walletId }) => walletId === query.get(WALLET_MARKS.remove)),
      })),
      TE.bind('plansUsing', ({ removing }) => TE.fromTask(countPlansUsing({ repeatPlans, capabilities }, removing))),
      TE.match(
        (): PageOutcome<WalletData> => ({ kind: 'unavailable' }),
        ({ cardFields, plansUsing, ...loaded }) => {
          const now = clock();
          const editing = loaded.removing === undefined ? editingIn(query, loaded.cards, now) : undefined;
          const adding =
            loaded.removing === undefined && editing === undefined
              ? addingOf(query, cardFields, { origin, isFull: loaded.isFull === true })
              : undefined;
          const data: WalletData = {
            ...loaded,
            whenDefault: whenDefaultOf({ ...loaded, now }, brand),
            usedBy: usedByPlans('card', plansUsing),
            replacement: replacementFor({ ...loaded, plansUsing, now }, brand),
            editing,
            adding,
            canAdd: cardFields !== undefined,
            now,
            done: WALLET_DONE.find((done) => done === query.get(WALLET_MARKS.done)),
            problem: query.get(WALLET_MARKS.outcome) === 'failed' ? NOT_APPROVED : undefined,
          };
          return { ...accountPage(walletTitle(data), shop, data), cardFields: adding?.cardFields };
        },
      ),
    );
  };

/** The form for the date of a card, as the address says; undefined on the list. */
const editingIn = (query: URLSearchParams, cards: ReadonlyArray<WalletCard>, now: number): Editing | undefined => {
  const edited = query.get(WALLET_MARKS.edit);
  const chosen = {
    month: query.get(WALLET_MARKS.month) ?? undefined,
    year: query.get(WALLET_MARKS.year) ?? undefined,
  };
  return editingOf(
    cards.find(({ walletId }) => walletId === edited),
    now,
    chosen,
  );
};

const NOT_APPROVED = 'Your bank didn’t approve the card, so it wasn’t saved.';

/**
 * The card to add, as the address says; undefined on the list. A refused approval begins again. No card is typed for a
 * full wallet; one that was approved is taken up, because the wallet may have it already.
 */
const addingOf = (
  query: URLSearchParams,
  cardFields: CardFields | undefined,
  { origin, isFull }: { readonly origin: string; readonly isFull: boolean },
): Adding | undefined => {
  const setup = query.get(WALLET_MARKS.setup);
  if (cardFields === undefined || (setup === null && !query.has(WALLET_MARKS.add))) return undefined;
  const isApproved = setup !== null && query.get(WALLET_MARKS.outcome) !== 'failed';
  if (isFull && !isApproved) return undefined;
  return {
    cardFields,
    cardPage:
      cardFields.kind === 'embedded'
        ? `${cardFields.origin}/card?return_url=${encodePart(origin + addCardPath)}`
        : undefined,
    typedCard: readTypedCard(query),
    approveAt: undefined,
    setupId: isApproved ? setup : undefined,
  };
};
