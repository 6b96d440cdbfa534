import type { ReactElement } from 'react';
import Repeat2 from 'lucide-react/icons/repeat-2';
import type { NextDelivery as Deliveries, OverviewPart } from '../../../../core/overview/overview-part';
import { LINKS } from '../../../../core/paths/links';
import type { PlanAlert } from '../../../../core/repeat-delivery/plan-notice';
import type { RepeatPlan } from '../../../../core/repeat-delivery/repeat-plan';
import { Money } from '../../../design/money';
import { PlanDay } from '../../../repeat-delivery/plan-day';
import { OverviewCard, Part } from './overview-card';
import * as styles from './overview-page.module.css';

export interface NextDeliveryProps {
  readonly part: OverviewPart<Deliveries>;
}

/** Plans that are named; the others are on their page. */
const MAX_ALERTS = 3;

/** The plans that need attention, each with what to do and the link to it. */
const Alerts = ({ alerts }: { readonly alerts: ReadonlyArray<PlanAlert> }): ReactElement | null =>
  alerts.length === 0 ? null : (
    <ul className={styles.alerts}>
      {alerts.slice(0, MAX_ALERTS).map(({ url, name, text }) => (
        <li key={url}>
          <a href={url}>{name}</a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );

const Plan = ({ plan }: { readonly plan: RepeatPlan }): ReactElement => (
  <>
    <p>
      <PlanDay plan={plan} />
      {plan.estimate === undefined ? null : (
        <>
          , <Money amount={plan.estimate.total} /> before shipping and tax
        </>
      )}
    </p>
    <p className={styles.facts}>{plan.lines.map(({ name }) => name).join(', ')}</p>
  </>
);

/** The repeat deliveries that need attention, and the one that comes next (ACC-01, RPD-02). */
export const NextDelivery = ({ part }: NextDeliveryProps): ReactElement => (
  <OverviewCard
    title="Next delivery"
    icon={<Repeat2 size={22} aria-hidden />}
    link={{ text: 'Manage repeat deliveries', url: LINKS.repeatDelivery }}
  >
    <Part part={part} what="your repeat deliveries">
      {({ next, alerts }) => (
        <>
          <Alerts alerts={alerts} />
          {next === undefined ? null : <Plan plan={next} />}
          {next === undefined && alerts.length === 0 ? (
            <p>You have no active repeat delivery. Get food and litter delivered on your schedule, for less.</p>
          ) : null}
        </>
      )}
    </Part>
  </OverviewCard>
);
