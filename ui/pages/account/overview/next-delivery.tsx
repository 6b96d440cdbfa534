import type { ReactElement } from 'react';
import Repeat2 from 'lucide-react/icons/repeat-2';
import type { OverviewPart } from '../../../../core/overview/overview-part';
import { LINKS } from '../../../../core/paths/links';
import type { RepeatPlan } from '../../../../core/repeat-delivery/repeat-plan';
import { Money } from '../../../design/money';
import { PlanDay } from '../../../repeat-delivery/plan-day';
import { OverviewCard, Part } from './overview-card';
import * as styles from './overview-page.module.css';

export interface NextDeliveryProps {
  readonly part: OverviewPart<RepeatPlan | undefined>;
}

/** The repeat delivery that comes next (ACC-01, RPD-02). */
export const NextDelivery = ({ part }: NextDeliveryProps): ReactElement => (
  <OverviewCard
    title="Next delivery"
    icon={<Repeat2 size={22} aria-hidden />}
    link={{ text: 'Manage repeat deliveries', url: LINKS.repeatDelivery }}
  >
    <Part part={part} what="your repeat deliveries">
      {(plan) =>
        plan === undefined ? (
          <p>You have no active repeat delivery. Get food and litter delivered on your schedule, for less.</p>
        ) : (
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
        )
      }
    </Part>
  </OverviewCard>
);
