import type { ReactElement } from 'react';
import { speciesWords } from '../../../../core/appointments/appointment-words';
import { formatDay } from '../../../../core/catalogue/delivery-promise';
import { joinForm, MEMBER_NAME_LENGTH } from '../../../../core/memberships/join-form';
import type { CareMembership, CarePlan } from '../../../../core/memberships/membership';
import { formatDate } from '../../../../core/orders/date-words';
import { APPOINTMENT_FORM_ACTIONS } from '../../../../core/paths/appointment-form-actions';
import { LINKS } from '../../../../core/paths/links';
import { Banner } from '../../../design/banner';
import { Button, ButtonLink } from '../../../design/button';
import { Select } from '../../../design/select';
import { FormField } from '../../../forms/form-field';
import { usePostOnce } from '../../shared/use-post-once';
import { AccountForm } from '../account-form';
import { AccountFormProblem } from '../account-form-problem';
import { AccountFrame } from '../account-frame';
import * as shared from '../account-list.module.css';
import { AccountSection } from '../account-section';
import { KeepMembership, Membership, useMonthly } from './membership-entry';
import {
  joinPath,
  MEMBERSHIP_DONE,
  membershipsTitle,
  type MembershipDone,
  type MembershipsData,
} from './memberships-data';
import * as styles from './memberships.module.css';

const Plan = ({ plan }: { readonly plan: CarePlan }): ReactElement => {
  const monthly = useMonthly();
  return (
    <li className={shared.entry}>
      <div>
        <h3 className={shared.name}>{plan.name}</h3>
        <p className={shared.soft}>
          {plan.description} {monthly(plan.price)} for each pet.
        </p>
      </div>
      <ul className={styles.benefits}>
        {plan.benefits.map(({ id, text, times, per }) => (
          <li key={id} className={styles.benefit}>
            <span>{text}</span>
            <strong>
              {times} a {per}
            </strong>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink href={joinPath(plan.id)} look="secondary" aria-label={`Join ${plan.name}`}>
          Join
        </ButtonLink>
      </div>
    </li>
  );
};

const Lists = ({ plans, running, ended }: MembershipsData): ReactElement => (
  <>
    {running.length === 0 ? null : (
      <section aria-labelledby="running" className={styles.part}>
        <h2 id="running">Your pets’ memberships</h2>
        <ul className={shared.list}>
          {running.map((membership) => (
            <Membership key={membership.id} membership={membership} />
          ))}
        </ul>
      </section>
    )}
    <section aria-labelledby="plans" className={styles.part}>
      <h2 id="plans">{running.length === 0 ? 'Vital Care plans' : 'Add another pet'}</h2>
      <ul className={shared.list}>
        {plans.map((plan) => (
          <Plan key={plan.id} plan={plan} />
        ))}
      </ul>
    </section>
    {ended.length === 0 ? null : (
      <section aria-labelledby="ended" className={styles.part}>
        <h2 id="ended">Ended</h2>
        <ul>
          {ended.map(({ id, name, petName, startedOn, endsOn }) => (
            <li key={id}>
              {petName}, {name}: {formatDate(startedOn)} – {formatDate(endsOn)}
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
);

const PAID_AT_STORE =
  'You won’t be charged online. Pay for the first month at your next store visit, then once a month in store. Cancel anytime; your membership ends when the month does.';

interface SavedPetsProps extends Pick<MembershipsData, 'saved' | 'chosen'> {
  readonly planId: string;
}

/** The saved pets that can join. Choosing one fills in the form, also without scripts; a single one is chosen already. */
const SavedPets = ({ saved, chosen, planId }: SavedPetsProps): ReactElement | null =>
  saved.length === 0 || (saved.length === 1 && chosen !== undefined) ? null : (
    <nav aria-labelledby="saved-pets" className={shared.ways}>
      <span id="saved-pets" className={shared.soft}>
        Your pets
      </span>
      {saved.map((pet) => (
        <ButtonLink
          key={pet.id}
          href={joinPath(planId, pet.id)}
          look={pet.id === chosen?.id ? 'primary' : 'secondary'}
          size="small"
          aria-current={pet.id === chosen?.id ? 'true' : undefined}
        >
          {pet.petName}
        </ButtonLink>
      ))}
    </nav>
  );

/** The form of a plan. Without the plan, after the session has ended, it keeps what was typed. */
const Join = ({ data, planId }: { readonly data: MembershipsData; readonly planId: string }): ReactElement => {
  const { plans, saved, chosen, typed, errors, joinKey } = data;
  const monthly = useMonthly();
  const plan = plans.find(({ id }) => id === planId);
  const species = plan?.species ?? [];
  const options = species.map((value) => ({ value, label: speciesWords(value) }));
  return (
    <AccountSection
      title={plan === undefined ? 'Vital Care' : `${plan.name}, ${monthly(plan.price)}`}
      lead={PAID_AT_STORE}
    >
      <SavedPets saved={saved} chosen={typed === undefined ? chosen : undefined} planId={planId} />
      <AccountForm
        id="join"
        action={APPOINTMENT_FORM_ACTIONS.join}
        form={joinForm}
        values={{ petName: chosen?.petName ?? '', species: typed?.species ?? chosen?.species ?? species[0] ?? '' }}
        refused={typed === undefined ? undefined : { name: 'join', typed, errors, problem: undefined }}
        returnPath={joinPath(planId)}
        label="Join and pay in store"
      >
        {(model) => (
          <>
            <input type="hidden" name="planId" value={planId} />
            <input type="hidden" name="joinKey" value={joinKey} />
            <FormField
              form={model}
              formId="join"
              name="petName"
              autoComplete="off"
              maxLength={MEMBER_NAME_LENGTH}
              required
            />
            {options.length === 0 ? (
              <input type="hidden" name="species" value={model.field('species').value} />
            ) : (
              <Select
                name="species"
                label={model.field('species').label}
                options={options}
                value={model.field('species').value}
                error={model.field('species').errors}
                onChange={({ target }) => model.change('species', target.value)}
              />
            )}
          </>
        )}
      </AccountForm>
      <p>
        <a href={LINKS.vitalCareMembership}>Back to your memberships</a>
      </p>
    </AccountSection>
  );
};

const Cancel = ({ membership }: { readonly membership: CareMembership }): ReactElement => {
  const { id, name, petName, wouldEndOn } = membership;
  const { isPosted, onSubmit } = usePostOnce();
  return (
    <form
      method="post"
      action={APPOINTMENT_FORM_ACTIONS.cancelMembership}
      className={shared.question}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="id" value={id} />
      <p>
        {name} for <strong>{petName}</strong> will end on <strong>{formatDate(wouldEndOn)}</strong>. You can use its
        benefits until then.
      </p>
      <p className={shared.soft}>
        Appointments after that date stay booked at the regular price. You can take this back until the membership ends.
      </p>
      <div className={shared.ways}>
        <Button type="submit" size="large" pending={isPosted}>
          Cancel membership
        </Button>
        <ButtonLink href={LINKS.vitalCareMembership} look="secondary" size="large">
          Keep membership
        </ButtonLink>
      </div>
    </form>
  );
};

/** What was done; for the only membership that goes on, with the day on which its next month begins. */
const doneText = ({ running }: MembershipsData, done: MembershipDone): string => {
  const [only, ...others] = running.filter(({ endsOn }) => endsOn === undefined);
  const day = done === 'kept' && others.length === 0 ? only?.nextMonthOn : undefined;
  return day === undefined ? MEMBERSHIP_DONE[done] : `${MEMBERSHIP_DONE[done]} Next month: ${formatDay(day)}.`;
};

/** The memberships of Vital Care with what is left of their benefits, the plans, and the forms to join and cancel (ACC-09). */
export const MembershipsPage = ({ data }: { readonly data: MembershipsData }): ReactElement => {
  const { joining, cancelling, done, problem, keepable } = data;
  const isList = joining === undefined && cancelling === undefined;
  return (
    <AccountFrame place="memberships" title={membershipsTitle(data)}>
      {problem === undefined ? null : <AccountFormProblem problem={problem} returnPath={LINKS.vitalCareMembership} />}
      {keepable === undefined ? null : <KeepMembership {...keepable} />}
      {done === undefined || !isList ? null : <Banner tone="good" urgent title={doneText(data, done)} />}
      {cancelling === undefined ? null : <Cancel membership={cancelling} />}
      {joining === undefined ? null : <Join data={data} planId={joining} />}
      {isList ? <Lists {...data} /> : null}
    </AccountFrame>
  );
};
