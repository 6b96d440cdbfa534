import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { ProfileGateway } from '../account/profile/profile-gateway';
import type { UpstreamFailure } from '../shared/upstream-failure';
import { planChoices, type PlanChoices, type PlanChoicesPorts } from './load-repeat-deliveries';
import type { LoadRepeatOffer, OfferWithPets } from './load-repeat-offer';
import type { RepeatOffer } from './repeat-offer';
import { MAX_PLAN_LINES, type WantedItem } from './repeat-plan';

/** What a shopper sees and chooses before a plan is started. */
export interface RepeatStart extends OfferWithPets, PlanChoices {
  /** The wanted items that are delivered again and again. */
  readonly items: ReadonlyArray<WantedItem>;
  /** Whether a phone number is asked for: the account has none, and at least one of the addresses has none. */
  readonly needsPhone: boolean;
}

export interface LoadRepeatStartPorts extends PlanChoicesPorts {
  readonly loadRepeatOffer: LoadRepeatOffer;
  readonly profile: ProfileGateway['profile'];
}

/** None of the products is delivered again and again. */
export interface NothingToRepeat {
  readonly kind: 'nothing-to-repeat';
}

/**
 * Loads what a plan of these items would cost, and the addresses and cards that it can have (RPD-01). Items that are not
 * delivered again and again are left out. At most `MAX_PLAN_LINES` products are asked for.
 */
export type LoadRepeatStart = (
  wanted: ReadonlyArray<WantedItem>,
) => TE.TaskEither<NothingToRepeat | UpstreamFailure, RepeatStart>;

export const makeLoadRepeatStart =
  ({ loadRepeatOffer, profile, ...choices }: LoadRepeatStartPorts): LoadRepeatStart =>
  (wanted) => {
    const asked = wanted.slice(0, MAX_PLAN_LINES);
    if (asked.length === 0) return TE.left(NOTHING);
    return pipe(
      TE.Do,
      TE.apSW('offer', loadRepeatOffer(asked.map(({ partNumber }) => partNumber))),
      TE.apSW('choices', TE.fromTask(planChoices(choices))),
      TE.apSW('lacksPhone', TE.fromTask(lacksPhone(profile))),
      TE.map(({ offer, choices: chosen, lacksPhone: isLacking }) => ({
        ...offer,
        ...chosen,
        items: offeredOf(asked, offer),
        needsPhone: isLacking && (chosen.addresses ?? []).some(({ phone }) => phone === ''),
      })),
      TE.filterOrElseW(
        ({ items }) => items.length > 0,
        () => NOTHING,
      ),
    );
  };

const NOTHING: NothingToRepeat = { kind: 'nothing-to-repeat' };

/** Whether the account is known to have no phone number. */
const lacksPhone = (profile: ProfileGateway['profile']): Task<boolean> =>
  pipe(
    profile,
    TE.match(
      () => false,
      ({ phone }) => phone === '',
    ),
  );

const offeredOf = (asked: ReadonlyArray<WantedItem>, { products }: RepeatOffer): ReadonlyArray<WantedItem> =>
  asked.filter((item) => products.some(({ partNumber }) => partNumber === item.partNumber));
