import type { AccountProblem } from '../../../../core/account/account-form';
import type { FieldErrors } from '../../../../core/forms/form';
import { PLAN_PARAMETERS, type PlanView } from '../../../../core/paths/repeat-delivery-forms';
import { REPEAT_DELIVERY_PATH } from '../../../../core/paths/repeat-delivery-paths';
import type { PlanEdit } from '../../../../core/repeat-delivery/change-repeat-delivery';
import type { RepeatDeliveries } from '../../../../core/repeat-delivery/load-repeat-deliveries';
import type { CancelField } from '../../../../core/repeat-delivery/cancel-form';
import type { PlanField } from '../../../../core/repeat-delivery/plan-form';
import type { RepeatPlan } from '../../../../core/repeat-delivery/repeat-plan';
import { encodePart } from '../../../../core/shared/encode-part';

/** What a form has just done, with what the page says about it. */
export const PLAN_DONE = {
  start: 'Your repeat delivery has been started.',
  'start-not-moved': 'Your repeat delivery has been started, but the item is still in your cart.',
  'start-once': 'You already started this repeat delivery. Nothing was changed.',
  edit: 'Changes saved.',
  skip: 'Next delivery skipped.',
  pause: 'Paused. We won’t send anything until you resume it.',
  resume: 'Resumed.',
  'send-now': 'We’re sending it today.',
  cancel: 'Canceled. We won’t send any more deliveries.',
  undo: 'Your last change was undone.',
} as const;

export type PlanDone = keyof typeof PLAN_DONE;

/** Element id of the form that changes a plan. */
export const PLAN_FORM_ID = 'edit';

/** A form of a plan that was refused, or that is to be shown again as it is. */
export interface RefusedPlanForm {
  /** What the form that changes the plan said; undefined for a button without fields. */
  readonly edit: PlanEdit | undefined;
  readonly errors: FieldErrors<PlanField | CancelField>;
  readonly problem: AccountProblem | undefined;
  /** Whether the shopper has to add a phone number to the profile first. */
  readonly needsPhone?: boolean;
}

/** The data of the page of repeat deliveries (RPD-02). */
export interface PlansData {
  /** Undefined when a refused form could not be shown with them, because the session has ended. */
  readonly deliveries: RepeatDeliveries | undefined;
  /** The plan that the page is about; undefined for the list. */
  readonly planId: string | undefined;
  /** What is shown of the plan; undefined for the list. */
  readonly view: PlanView | undefined;
  readonly done: PlanDone | undefined;
  /** Whether past purchases can be offered. Read only for a shopper who has nothing to be delivered. */
  readonly hasPurchases: boolean;
  readonly refused: RefusedPlanForm | undefined;
}

/** The list, saying what was done to a plan. */
export const planDonePath = (done: PlanDone, planId: string): string =>
  `${REPEAT_DELIVERY_PATH}?${PLAN_PARAMETERS.done}=${done}&${PLAN_PARAMETERS.plan}=${encodePart(planId)}`;

/** The plan that the page is about; undefined when the shopper has no such plan. */
export const planOf = ({ deliveries, planId }: Pick<PlansData, 'deliveries' | 'planId'>): RepeatPlan | undefined =>
  deliveries?.plans.find(({ id }) => id === planId);

const TITLES: Readonly<Record<PlanView, string>> = {
  change: 'Change your repeat delivery',
  cancel: 'Cancel this repeat delivery?',
  'send-now': 'Send it now?',
};

type ShownPlan = Pick<PlansData, 'deliveries' | 'planId' | 'view'>;

/**
 * Why the plan has no such page as the address asks for: a canceled one cannot be changed, and a paused one not be sent.
 * Another tab may have canceled or paused it. Undefined for a page that it has.
 */
export const closedText = (data: ShownPlan): string | undefined => {
  const status = data.view === undefined ? undefined : planOf(data)?.status;
  if (status === 'cancelled') return 'This repeat delivery is canceled. To get it again, start it again.';
  return status === 'paused' && data.view === 'send-now'
    ? 'This repeat delivery is paused. Resume it before you send it now.'
    : undefined;
};

/** The title of the page. */
export const plansTitle = (data: ShownPlan): string =>
  data.view === undefined || planOf(data) === undefined || closedText(data) !== undefined
    ? 'Repeat delivery'
    : TITLES[data.view];
