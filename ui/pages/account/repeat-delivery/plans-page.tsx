import { Suspense, use, type ComponentType, type ReactElement } from 'react';
import { formatDay } from '../../../../core/catalogue/delivery-promise';
import type { Brand } from '../../../../core/configuration/brand';
import { LINKS, servicePath } from '../../../../core/paths/links';
import { CART_PATH } from '../../../../core/paths/paths';
import { REPEAT_DELIVERY_PATH } from '../../../../core/paths/repeat-delivery-paths';
import type { RepeatDeliveries } from '../../../../core/repeat-delivery/load-repeat-deliveries';
import type { RepeatPlan } from '../../../../core/repeat-delivery/repeat-plan';
import { repeatStartPath } from '../../../../core/repeat-delivery/start-address';
import { Banner } from '../../../design/banner';
import { ButtonLink } from '../../../design/button';
import { EmptyState } from '../../../design/empty-state';
import { CapabilityContext } from '../../../page/capability-context';
import { AccountFormProblem } from '../account-form-problem';
import { AccountFrame } from '../account-frame';
import { PlanButton, PlanCard } from './plan-card';
import { KeptPlanForm, PlanForms } from './plan-forms';
import type { PlanQuestionProps } from './plan-question';
import { closedText, PLAN_DONE, planOf, plansTitle, type PlanDone, type PlansData } from './plans-data';
import * as styles from './plans-page.module.css';

export interface PlansPageProps {
  readonly data: PlansData;
  readonly brand: Brand;
  /** Asks before a plan is canceled or sent now. */
  readonly Question: ComponentType<PlanQuestionProps>;
}

/** The dates that a skip left out beside its own (RPD-03). */
const LeftOut = ({ dates }: { readonly dates: ReadonlyArray<string> }): ReactElement | null =>
  dates.length === 0 ? null : (
    <p>
      Also left out because the delivery before was late: {dates.map(formatDay).join(' and ')}. You weren’t charged.
    </p>
  );

/** What was done, and the way to take it back. */
const Done = ({ done, plan }: { readonly done: PlanDone; readonly plan: RepeatPlan | undefined }): ReactElement => (
  <Banner
    tone={done === 'start-not-moved' || done === 'start-once' ? 'warning' : 'good'}
    urgent
    title={PLAN_DONE[done]}
    action={
      done === 'start-once' && plan !== undefined ? (
        <ButtonLink href={repeatStartPath({ items: plan.lines })} look="secondary" size="small">
          Start another one
        </ButtonLink>
      ) : plan?.canUndo === true ? (
        <PlanButton plan={plan} action="undo" label="Undo" look="secondary" />
      ) : undefined
    }
  >
    {done === 'start-not-moved' ? (
      <p>
        Remove it from <a href={CART_PATH}>your cart</a> if you don’t want to buy it there, too.
      </p>
    ) : null}
    {done === 'skip' ? <LeftOut dates={plan?.leftOut ?? []} /> : null}
    {plan?.status === 'active' && !plan.isLate && done !== 'send-now' ? (
      <p>
        The next delivery ships on {formatDay(plan.nextDate)}.
        {done === 'resume' || done === 'undo' ? ' We’ll charge your card that day.' : null}
      </p>
    ) : null}
  </Banner>
);

interface EmptyProps extends Pick<PlansData, 'hasPurchases'> {
  readonly title: string;
}

const Empty = ({ title, hasPurchases }: EmptyProps): ReactElement => {
  const { leadsTo } = use(CapabilityContext);
  const about = servicePath('repeat-delivery');
  return (
    <EmptyState
      title={title}
      actions={
        <>
          {hasPurchases && leadsTo(LINKS.buyAgain) ? (
            <ButtonLink href={LINKS.buyAgain}>Choose from past purchases</ButtonLink>
          ) : (
            <ButtonLink href={LINKS.home}>Start shopping</ButtonLink>
          )}
          {leadsTo(about) ? (
            <ButtonLink href={about} look="secondary">
              How it works
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <p>
        Get food, litter and treats delivered on your schedule, for less. Choose “Set up repeat delivery” on a product’s
        page, in your cart or on an order.
      </p>
    </EmptyState>
  );
};

interface ListProps extends Pick<PlansData, 'hasPurchases'> {
  readonly deliveries: RepeatDeliveries;
  readonly brand: Brand;
}

const List = ({ deliveries, hasPurchases, brand }: ListProps): ReactElement => {
  const { plans } = deliveries;
  const open = plans.filter(({ status }) => status !== 'cancelled');
  const cancelled = plans.filter(({ status }) => status === 'cancelled');
  return (
    <>
      {open.length === 0 ? (
        <Empty
          title={cancelled.length === 0 ? 'No repeat deliveries yet' : 'No active repeat deliveries'}
          hasPurchases={hasPurchases}
        />
      ) : null}
      {open.length === 0 ? null : (
        <ul className={styles.plans}>
          {open.map((plan) => (
            <PlanCard key={plan.id} plan={plan} choices={deliveries} brand={brand} />
          ))}
        </ul>
      )}
      {cancelled.length === 0 ? null : (
        <details className={styles.former}>
          <summary>Canceled ({cancelled.length})</summary>
          <ul className={styles.plans}>
            {cancelled.map((plan) => (
              <PlanCard key={plan.id} plan={plan} choices={deliveries} brand={brand} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

const One = ({ data, brand, Question }: PlansPageProps): ReactElement | null => {
  const { deliveries, view, refused } = data;
  const plan = planOf(data);
  if (deliveries === undefined) {
    return refused?.edit === undefined || data.planId === undefined ? (
      <p>
        <ButtonLink href={REPEAT_DELIVERY_PATH} look="secondary">
          Try again
        </ButtonLink>
      </p>
    ) : (
      <>
        <p>Your changes are kept on this page.</p>
        <KeptPlanForm planId={data.planId} edit={refused.edit} />
      </>
    );
  }
  if (plan === undefined || view === undefined) {
    return <List deliveries={deliveries} hasPurchases={data.hasPurchases} brand={brand} />;
  }
  const closed = closedText(data);
  return (
    <>
      {closed === undefined ? null : <Banner tone="warning" urgent title={closed} />}
      {closed !== undefined ? (
        <ul className={styles.plans}>
          <PlanCard plan={plan} choices={deliveries} brand={brand} />
        </ul>
      ) : view === 'change' ? (
        <PlanForms plan={plan} deliveries={deliveries} refused={refused} brand={brand} />
      ) : (
        <Suspense>
          <Question plan={plan} choices={deliveries} view={view} refused={refused} />
        </Suspense>
      )}
      <p>
        <a href={REPEAT_DELIVERY_PATH}>All repeat deliveries</a>
      </p>
    </>
  );
};

/** The shopper's repeat deliveries: a list, the forms of one of them, or a question (RPD-02). */
export const PlansPage = (props: PlansPageProps): ReactElement => {
  const { data } = props;
  const { refused, done, view } = data;
  // The form of a plan says why it was refused.
  const isForm = view === 'change' && planOf(data) !== undefined;
  const isSaid = isForm || closedText(data) !== undefined;
  return (
    <AccountFrame place="repeat-delivery" title={plansTitle(data)}>
      {refused?.problem === undefined || isSaid ? null : (
        <AccountFormProblem problem={refused.problem} returnPath={REPEAT_DELIVERY_PATH} />
      )}
      {done === undefined || view !== undefined || refused !== undefined ? null : (
        <Done done={done} plan={planOf(data)} />
      )}
      <One {...props} />
    </AccountFrame>
  );
};
