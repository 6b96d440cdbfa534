import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Capabilities } from '../../core/configuration/capabilities';
import type { RepeatDeliveryGateway } from '../../core/repeat-delivery/repeat-delivery-gateway';
import { plansUsing, USED_BY_NONE, type PlanUse, type UseCount } from '../../core/repeat-delivery/plans-using';

export interface PlansUsingPorts {
  readonly repeatPlans: RepeatDeliveryGateway['plans'];
  readonly capabilities: Capabilities;
}

/**
 * Counts the plans that use an address or a card (ACC-03): none without a use, and in a shop without repeat delivery;
 * undefined when they cannot be read.
 */
export const countPlansUsing = (
  { repeatPlans, capabilities }: PlansUsingPorts,
  use: PlanUse | undefined,
): T.Task<UseCount | undefined> =>
  use === undefined || !capabilities.has('repeat-delivery')
    ? T.of(USED_BY_NONE)
    : pipe(
        repeatPlans,
        TE.match(
          () => undefined,
          ({ plans }) => plansUsing(plans, use),
        ),
      );

/**
 * Whether active plans deliver to this address, which are paused without it (ACC-03): none do without an address, and in a
 * shop without repeat delivery; undefined when they cannot be read.
 */
export const deliversTo = (ports: PlansUsingPorts, addressId: string | undefined): T.Task<boolean | undefined> =>
  pipe(
    countPlansUsing(ports, addressId === undefined ? undefined : { addressId }),
    T.map((count) => count && count.active > 0),
  );
