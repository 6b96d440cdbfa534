import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Capabilities } from '../configuration/capabilities';
import { summaryOf, type ListSummary } from '../lists/wish-list';
import type { WishLists } from '../lists/wish-lists';
import type { ListOrders } from '../orders/list-orders';
import type { OrderSummary } from '../orders/order';
import type { SignInNeeded } from '../orders/order-gateway';
import { foodUrl } from '../pets/food-for-pet';
import { breedOf, type PetKinds } from '../pets/pet';
import type { PetGateway } from '../pets/pet-gateway';
import type { RepeatDeliveryGateway } from '../repeat-delivery/repeat-delivery-gateway';
import { planAlerts, type PlanAlert } from '../repeat-delivery/plan-notice';
import { nextPlan, type RepeatPlan } from '../repeat-delivery/repeat-plan';
import type { Clock } from '../shared/clock';
import { orElse } from '../shared/or-else';
import type { UpstreamFailure } from '../shared/upstream-failure';

/** One part of a page about the shopper, which fails by itself. */
export type OverviewPart<A> = { readonly kind: 'known'; readonly value: A } | { readonly kind: 'failed' };

/** A pet as a page names it. */
export interface OverviewPet {
  readonly name: string;
  /** The address of the food that suits it. */
  readonly foodUrl: string;
}

const FAILED = { kind: 'failed' } as const;
const known = <A>(value: A): OverviewPart<A> => ({ kind: 'known', value });

/** Turns a failure into a part that is `failed`. */
export const part = <A>(task: TE.TaskEither<unknown, A>): TE.TaskEither<never, OverviewPart<A>> =>
  pipe(
    task,
    TE.match((): OverviewPart<A> => FAILED, known),
    TE.fromTask,
  );

/** As `part`, for what needs a session: it still fails for a shopper who is not signed in. */
export const partOfMember = <A>(
  task: TE.TaskEither<SignInNeeded | UpstreamFailure, A>,
): TE.TaskEither<SignInNeeded, OverviewPart<A>> =>
  pipe(
    task,
    TE.map(known),
    TE.orElse((failure) =>
      failure.kind === 'sign-in-needed' ? TE.left(failure) : TE.right<SignInNeeded, OverviewPart<A>>(FAILED),
    ),
  );

/** The shopper's newest order, a part without a value for a shopper who has none. */
export const newestOrder = (
  listOrders: ListOrders,
): TE.TaskEither<SignInNeeded, OverviewPart<OrderSummary | undefined>> =>
  pipe(
    listOrders({ number: 1, size: 1 }),
    TE.map(({ items: [newest] }) => newest),
    partOfMember,
  );

export interface OverviewPetsPorts {
  readonly pets: Pick<PetGateway, 'pets' | 'kinds'>;
  readonly clock: Clock;
  readonly capabilities: Capabilities;
}

/**
 * The shopper's pets. Without the capability `pets` there are none, and no request is made. What breeds weigh is read at
 * the same time; when it cannot be read, a pet has the size of its weight.
 */
export const overviewPets = ({
  pets,
  clock,
  capabilities,
}: OverviewPetsPorts): TE.TaskEither<never, OverviewPart<ReadonlyArray<OverviewPet>>> =>
  part(
    capabilities.has('pets')
      ? pipe(
          TE.Do,
          TE.apS('all', pets.pets),
          TE.apS('kinds', TE.fromTask(orElse<PetKinds>(pets.kinds, []))),
          TE.map(({ all, kinds }) =>
            all.map((pet) => ({ name: pet.name, foodUrl: foodUrl(pet, breedOf(kinds, pet), clock()) })),
          ),
        )
      : TE.right([]),
  );

export interface NextDeliveryPorts {
  readonly repeatPlans: RepeatDeliveryGateway['plans'];
  readonly capabilities: Capabilities;
}

/** The repeat deliveries of a shopper as a page names them. */
export interface NextDelivery {
  /** The plan that delivers next; undefined when none is active. */
  readonly next: RepeatPlan | undefined;
  /** The plans that need the shopper's attention, the earliest first. */
  readonly alerts: ReadonlyArray<PlanAlert>;
}

const NO_DELIVERY: NextDelivery = { next: undefined, alerts: [] };

/**
 * The repeat delivery that comes next, and those that need attention. Without the capability `repeat-delivery` there is none,
 * and no request is made.
 */
export const nextDelivery = ({
  repeatPlans,
  capabilities,
}: NextDeliveryPorts): TE.TaskEither<never, OverviewPart<NextDelivery>> =>
  part(
    capabilities.has('repeat-delivery')
      ? pipe(
          repeatPlans,
          TE.map(({ plans }) => ({ next: nextPlan(plans), alerts: planAlerts(plans) })),
        )
      : TE.right(NO_DELIVERY),
  );

export interface OverviewListsPorts {
  readonly wishLists: Pick<WishLists, 'lists'>;
  readonly capabilities: Capabilities;
}

/** The shopper's lists, the default one first. Without the capability `lists` there are none, and no request is made. */
export const overviewLists = ({
  wishLists,
  capabilities,
}: OverviewListsPorts): TE.TaskEither<never, OverviewPart<ReadonlyArray<ListSummary>>> =>
  part(
    capabilities.has('lists')
      ? pipe(
          wishLists.lists,
          TE.map((all) => all.map(summaryOf)),
        )
      : TE.right([]),
  );
