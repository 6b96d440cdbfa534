import { use, type ReactElement } from 'react';
import type { CareMembership, OwnBenefit } from '../../../../core/memberships/membership';
import { formatDate } from '../../../../core/orders/date-words';
import { APPOINTMENT_FORM_ACTIONS } from '../../../../core/paths/appointment-form-actions';
import { LINKS } from '../../../../core/paths/links';
import { formatMoney } from '../../../../core/shared/money';
import { Badge } from '../../../design/badge';
import { ButtonLink } from '../../../design/button';
import { CurrencyContext } from '../../../design/money';
import { VisuallyHidden } from '../../../design/visually-hidden';
import { CapabilityContext } from '../../../page/capability-context';
import { PostedForm } from '../../shared/posted-form';
import * as shared from '../account-list.module.css';
import { cancelMembershipPath } from './memberships-data';
import * as styles from './memberships.module.css';

/** A price for each month in the shop's currency. */
export const useMonthly = (): ((price: number) => string) => {
  const currency = use(CurrencyContext);
  return (price) => `${formatMoney(price, currency)} a month`;
};

const leftWords = ({ left, times, per }: OwnBenefit): string => `${left} of ${times} left this calendar ${per}`;

const Benefits = ({ benefits }: Pick<CareMembership, 'benefits'>): ReactElement => (
  <ul className={styles.benefits}>
    {benefits.map((benefit) => (
      <li key={benefit.id} className={styles.benefit}>
        <span>{benefit.text}</span>
        <strong>{leftWords(benefit)}</strong>
      </li>
    ))}
  </ul>
);

/** Takes a cancellation back. It works until the membership has ended. */
export const KeepMembership = ({ id, name, petName }: CareMembership): ReactElement => (
  <PostedForm
    action={APPOINTMENT_FORM_ACTIONS.keepMembership}
    look="secondary"
    size="small"
    label={
      <>
        Keep membership<VisuallyHidden>: {`${name} for ${petName}`}</VisuallyHidden>
      </>
    }
  >
    <input type="hidden" name="id" value={id} />
  </PostedForm>
);

/** A running membership with what is left of its benefits, and the way out of it or back (ACC-09). */
export const Membership = ({ membership }: { readonly membership: CareMembership }): ReactElement => {
  const { id, name, petName, price, startedOn, endsOn, nextMonthOn, benefits } = membership;
  const { leadsTo } = use(CapabilityContext);
  const monthly = useMonthly();
  return (
    <li className={shared.entry}>
      <div>
        <h3 className={shared.name}>{petName}</h3>
        <p className={shared.soft}>
          {name} · {monthly(price)}, paid at the store
        </p>
        <p className={shared.soft}>
          {endsOn === undefined
            ? `Member since ${formatDate(startedOn)}. Your next paid month starts ${formatDate(nextMonthOn)}.`
            : `Canceled. You can use the benefits through ${formatDate(endsOn)}.`}
        </p>
      </div>
      {endsOn === undefined ? null : (
        <p className={shared.badges}>
          <Badge tone="plain">Ends {formatDate(endsOn)}</Badge>
        </p>
      )}
      <Benefits benefits={benefits} />
      <div className={shared.ways}>
        {leadsTo(LINKS.grooming) ? (
          <ButtonLink
            href={`${LINKS.grooming}?step=book`}
            look="quiet"
            size="small"
            aria-label={`Book an appointment for ${petName}`}
          >
            Book an appointment
          </ButtonLink>
        ) : null}
        {endsOn === undefined ? (
          <ButtonLink
            href={cancelMembershipPath(id)}
            look="quiet"
            size="small"
            aria-label={`Cancel ${name} for ${petName}`}
          >
            Cancel
          </ButtonLink>
        ) : (
          <KeepMembership {...membership} />
        )}
      </div>
    </li>
  );
};
