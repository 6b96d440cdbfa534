import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { FieldErrors } from '../forms/form';
import { requireFields, type InvalidFields } from '../forms/require-fields';
import { frequencyIn } from './frequency';
import { CHOOSE_REASON, type CancelField } from './cancel-form';
import { errorsOfPart } from './errors-of-part';
import { CARD_EXPIRES, changeForm, CHOOSE_ADDRESS, CHOOSE_CARD, isDate, type PlanField } from './plan-form';
import type {
  ChangePlanFailure,
  NewPlan,
  PlanChange,
  PlanNotReady,
  PlanRefused,
  RepeatDeliveryGateway,
} from './repeat-delivery-gateway';
import { CANCEL_REASONS, type CancelReason, type RepeatPlan, type WantedItem } from './repeat-plan';
import { withFieldErrors } from './start-repeat-delivery';

/** What the form of a plan says. */
export interface PlanEntry extends Readonly<Record<PlanField, string>> {
  /** Items with the quantity 0 are taken out. Empty when the form has none. */
  readonly items: ReadonlyArray<WantedItem>;
}

/**
 * The form of a plan as it was posted. `shown` is what it said before: only what differs from it is changed, so that a page
 * that is older than another change takes nothing back, and a date that could not be chosen any more stays.
 */
export interface PlanEdit {
  readonly kind: 'edit';
  /** An address or a card that was removed from the account is empty in both, and stays so. */
  readonly entered: PlanEntry;
  readonly shown: PlanEntry;
  /** Whether the form asked for address and card. It does not when they could not be read. */
  readonly asksDetails: boolean;
}

/** The form that cancels a plan, as it was posted. */
export interface PlanCancelling {
  readonly kind: 'cancel';
  readonly reason: string;
}

/** What a shopper entered to change a plan. */
export type TypedChange = PlanEdit | PlanCancelling | Exclude<PlanChange, { readonly kind: 'change' | 'cancel' }>;

type WrongFields = InvalidFields<PlanField | CancelField>;

/** All products were taken out of a plan, which is what cancelling is for. */
export interface NoItemsLeft {
  readonly kind: 'no-items-left';
}

/** The form says what it said before, and neither the address nor the card has to be replaced. */
export interface NothingChanged {
  readonly kind: 'nothing-changed';
}

/** Neither the address nor the account has a phone number. The form has no field for one: the profile has. */
export interface PhoneNeeded {
  readonly kind: 'phone-needed';
}

export type ChangeRepeatDeliveryError = WrongFields | NoItemsLeft | NothingChanged | PhoneNeeded | ChangePlanFailure;

/**
 * Changes a repeat delivery, and returns it as it is then (RPD-02). Invalid fields, a plan without products, and a form
 * that changes nothing fail without a request.
 */
export type ChangeRepeatDelivery = (
  planId: string,
  typed: TypedChange,
) => TE.TaskEither<ChangeRepeatDeliveryError, RepeatPlan>;

export const makeChangeRepeatDelivery =
  ({
    repeatDelivery,
  }: {
    readonly repeatDelivery: Pick<RepeatDeliveryGateway, 'change' | 'plans'>;
  }): ChangeRepeatDelivery =>
  (planId, typed) =>
    pipe(
      changeOf(typed),
      TE.chainW(({ change, quantities }) =>
        quantities.size === 0 ? TE.right(change) : withLines(repeatDelivery.plans, { planId, change, quantities }),
      ),
      TE.chainW((change) => repeatDelivery.change(planId, change)),
      TE.mapLeft((failure) => (isPhoneRefused(failure) ? PHONE_NEEDED : withFieldErrors(errorsOfPart)(failure))),
      TE.orElseW((failure) =>
        failure.kind === 'nothing-changed' && typed.kind === 'edit' && typed.asksDetails
          ? unchanged(repeatDelivery.plans, planId)
          : TE.left(failure),
      ),
    );

const PHONE_NEEDED: PhoneNeeded = { kind: 'phone-needed' };

const isPhoneRefused = (failure: { readonly kind: string; readonly part?: PlanRefused['part'] }): boolean =>
  failure.kind === 'plan-refused' && failure.part === 'phone';

/** Whoever saves a plan without changing anything wanted to replace what it lacks, if it lacks something. */
const unchanged = (
  plans: RepeatDeliveryGateway['plans'],
  planId: string,
): TE.TaskEither<InvalidFields<PlanField> | NothingChanged, never> =>
  pipe(
    plans,
    TE.matchE(
      () => TE.left(NOTHING_CHANGED),
      (known) => {
        const errors = lackErrors(known.plans.find(({ id }) => id === planId));
        return TE.left(Object.keys(errors).length === 0 ? NOTHING_CHANGED : { kind: 'invalid-fields', errors });
      },
    ),
  );

const NOTHING_CHANGED: NothingChanged = { kind: 'nothing-changed' };

const lackErrors = (plan: RepeatPlan | undefined): FieldErrors<PlanField> => ({
  ...(plan !== undefined && plan.addressId === undefined ? { addressId: CHOOSE_ADDRESS } : {}),
  ...(plan !== undefined && plan.walletId === undefined ? { walletId: CHOOSE_CARD } : {}),
  ...(plan?.isCardExpired === true ? { walletId: CARD_EXPIRES } : {}),
});

/** A change without the items of the plan, and the quantities of the items that the shopper changed. */
interface WantedPlan {
  readonly change: PlanChange;
  readonly quantities: ReadonlyMap<string, number>;
}

const NO_QUANTITIES: ReadonlyMap<string, number> = new Map();

const changeOf = (
  typed: TypedChange,
): TE.TaskEither<WrongFields | NoItemsLeft | NothingChanged | PlanNotReady, WantedPlan> => {
  switch (typed.kind) {
    case 'edit':
      return changeOfEdit(typed);
    case 'skip':
      // The next delivery of a plan has a date, so it is not the one that was shown.
      return isDate(typed.shownDate)
        ? TE.right({ change: typed, quantities: NO_QUANTITIES })
        : TE.left({ kind: 'plan-not-ready' });
    case 'send-now':
    case 'undo':
      // No plan has such a version, so it is not the one that was shown.
      return typed.shownVersion === undefined || /^\d{1,9}$/.test(typed.shownVersion)
        ? TE.right({ change: typed, quantities: NO_QUANTITIES })
        : TE.left({ kind: 'plan-not-ready' });
    case 'cancel':
      return isCancelReason(typed.reason)
        ? TE.right({ change: { kind: 'cancel', reason: typed.reason }, quantities: NO_QUANTITIES })
        : TE.left({ kind: 'invalid-fields', errors: { reason: CHOOSE_REASON } });
    default:
      return TE.right({ change: typed, quantities: NO_QUANTITIES });
  }
};

const isCancelReason = (text: string): text is CancelReason => Object.hasOwn(CANCEL_REASONS, text);

/**
 * Adds the items to a change: those of the plan as it is now, with the changed quantities. What another page has taken out
 * in the meantime stays out.
 */
const withLines = (
  plans: RepeatDeliveryGateway['plans'],
  { planId, change, quantities }: WantedPlan & { readonly planId: string },
): TE.TaskEither<NoItemsLeft | ChangePlanFailure, PlanChange> =>
  pipe(
    plans,
    TE.mapLeft((failure): NoItemsLeft | ChangePlanFailure => failure),
    TE.chain((known) => {
      const plan = known.plans.find(({ id }) => id === planId);
      if (plan === undefined) return TE.left({ kind: 'no-such-plan' });
      const lines = plan.lines
        .map(({ partNumber, quantity }) => ({ partNumber, quantity: quantities.get(partNumber) ?? quantity }))
        .filter(({ quantity }) => quantity > 0);
      return lines.length === 0 ? TE.left({ kind: 'no-items-left' }) : TE.right({ ...change, kind: 'change', lines });
    }),
  );

const changeOfEdit = ({
  entered,
  shown,
}: PlanEdit): TE.TaskEither<InvalidFields<PlanField> | NoItemsLeft | NothingChanged, WantedPlan> => {
  const { every, nextDate, addressId, walletId, items } = entered;
  const quantities = changedQuantities(items, shown.items);
  const parts: Partial<NewPlan> = {
    ...(every === shown.every ? {} : { frequency: frequencyIn(every) }),
    ...(nextDate === shown.nextDate ? {} : { nextDate }),
    ...(addressId === '' || addressId === shown.addressId ? {} : { addressId }),
    ...(walletId === '' || walletId === shown.walletId ? {} : { walletId }),
  };
  return pipe(
    requireFields<PlanField>(changeForm(shown), { every, nextDate, addressId, walletId }),
    TE.chainW((): TE.TaskEither<InvalidFields<PlanField> | NoItemsLeft | NothingChanged, WantedPlan> => {
      if (items.length > 0 && items.every(({ quantity }) => quantity <= 0)) return TE.left({ kind: 'no-items-left' });
      return Object.keys(parts).length === 0 && quantities.size === 0
        ? TE.left(NOTHING_CHANGED)
        : TE.right({ change: { kind: 'change', ...parts }, quantities });
    }),
  );
};

const changedQuantities = (items: PlanEntry['items'], shown: PlanEntry['items']): ReadonlyMap<string, number> => {
  const before = new Map(shown.map(({ partNumber, quantity }) => [partNumber, quantity]));
  const changed = items.filter(({ partNumber, quantity }) => before.get(partNumber) !== quantity);
  return new Map(changed.map(({ partNumber, quantity }) => [partNumber, quantity]));
};
