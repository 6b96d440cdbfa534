import type { ReactElement } from 'react';
import type { SavedAddress } from '../../../../core/addresses/address';
import { formatDay } from '../../../../core/catalogue/delivery-promise';
import type { Brand } from '../../../../core/configuration/brand';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import { planPath, REPEAT_FORM_ACTIONS } from '../../../../core/paths/repeat-delivery-forms';
import { planAnchor } from '../../../../core/paths/plan-link';
import { repeatStartPath } from '../../../../core/repeat-delivery/start-address';
import { frequencyCode, frequencyText } from '../../../../core/repeat-delivery/frequency';
import type { PlanChoices } from '../../../../core/repeat-delivery/load-repeat-deliveries';
import {
  lacksIn,
  lacksNothing,
  noticeOf,
  planName,
  type PlanLacks,
  type PlanNotice,
} from '../../../../core/repeat-delivery/plan-notice';
import {
  resumedDate,
  type OpenDates,
  type PlanLine,
  type RepeatPlan,
} from '../../../../core/repeat-delivery/repeat-plan';
import type { WalletCard } from '../../../../core/wallet/wallet';
import { addressText } from '../../../checkout/address/address-lines';
import { Badge } from '../../../design/badge';
import { Banner } from '../../../design/banner';
import { ButtonLink } from '../../../design/button';
import { Money } from '../../../design/money';
import { ProductPicture } from '../../../design/product-picture';
import { VisuallyHidden } from '../../../design/visually-hidden';
import { fieldId } from '../../../forms/field-id';
import { PostedForm, type PostedFormProps } from '../../shared/posted-form';
import { walletCardName } from '../../shared/wallet-card-name';
import { capital } from '../../../repeat-delivery/repeat-words';
import { scheduleText } from './plan-words';
import { PLAN_FORM_ID } from './plans-data';
import * as styles from './plans-page.module.css';

export interface PlanCardProps {
  readonly plan: RepeatPlan;
  readonly choices: PlanChoices & Pick<OpenDates, 'firstDate'>;
  readonly brand: Brand;
}

/** The picture, the name and the price of one item. */
export const PlanItem = ({ line }: { readonly line: PlanLine }): ReactElement => {
  const { name, url, thumbnail, quantity, price, isGone, needsPrescription = false, nearest } = line;
  const isLinked = url !== undefined && (!isGone || needsPrescription);
  return (
    <li className={styles.item}>
      <ProductPicture image={thumbnail} alt="" sizes="4rem" from={96} to={160} className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.name}>{isLinked ? <a href={url}>{name}</a> : name}</p>
        {isGone ? (
          <p className={styles.gone}>
            {needsPrescription
              ? 'Now needs a prescription, so it’s not included in your deliveries. You can still order it when you need it.'
              : 'No longer sold, so it’s not included in your deliveries.'}
            {nearest === undefined ? null : (
              <>
                {' '}
                Similar: <a href={nearest.url}>{nearest.name}</a>
              </>
            )}
          </p>
        ) : (
          <p className={styles.soft}>
            Quantity {quantity} · <Money amount={price} /> each
          </p>
        )}
      </div>
    </li>
  );
};

interface PlanButtonProps extends Pick<PostedFormProps, 'look' | 'label'> {
  readonly plan: RepeatPlan;
  readonly action: keyof typeof REPEAT_FORM_ACTIONS;
}

/** A button that changes a plan at once. What it did can be undone. */
export const PlanButton = ({ plan, action, label, look = 'quiet' }: PlanButtonProps): ReactElement => (
  <PostedForm
    action={REPEAT_FORM_ACTIONS[action]}
    look={look}
    size="small"
    label={
      <>
        {label}
        <VisuallyHidden> {planName(plan)}</VisuallyHidden>
      </>
    }
  >
    <input type="hidden" name="planId" value={plan.id} />
    {action === 'skip' ? <input type="hidden" name="shownDate" value={plan.nextDate} /> : null}
    {action === 'undo' && plan.version !== undefined ? (
      <input type="hidden" name="shownVersion" value={plan.version} />
    ) : null}
  </PostedForm>
);

const Link = ({
  plan,
  view,
  label,
}: {
  readonly plan: RepeatPlan;
  readonly view: 'change' | 'cancel' | 'send-now';
  readonly label: string;
}): ReactElement => (
  <ButtonLink
    href={planPath(plan.id, view)}
    look={view === 'change' ? 'secondary' : 'quiet'}
    size="small"
    aria-label={`${label} ${planName(plan)}`}
  >
    {label}
  </ButtonLink>
);

/** Begins again with what is still sold, as often as before, to the address and with the card that are still there. */
const startAgainPath = ({ lines, frequency, addressId, walletId }: RepeatPlan): string =>
  repeatStartPath({
    items: lines.filter(({ isGone }) => !isGone),
    every: frequencyCode(frequency),
    addressId,
    walletId,
  });

const Ways = ({ plan }: Pick<PlanCardProps, 'plan'>): ReactElement => {
  if (plan.status === 'cancelled') {
    return (
      <div className={styles.ways}>
        {plan.lines.every(({ isGone }) => isGone) ? null : (
          <ButtonLink
            href={startAgainPath(plan)}
            look="secondary"
            size="small"
            aria-label={`Start again ${planName(plan)}`}
          >
            Start again
          </ButtonLink>
        )}
        {plan.canUndo ? <PlanButton plan={plan} action="undo" label="Undo last change" /> : null}
      </div>
    );
  }
  return (
    <div className={styles.ways}>
      <Link plan={plan} view="change" label="Change" />
      {plan.status === 'active' ? (
        <>
          <PlanButton plan={plan} action="skip" label="Skip next delivery" />
          {plan.isSentToday === true ? null : <Link plan={plan} view="send-now" label="Send now" />}
          <PlanButton plan={plan} action="pause" label="Pause" />
        </>
      ) : (
        <PlanButton plan={plan} action="resume" label="Resume" />
      )}
      <Link plan={plan} view="cancel" label="Cancel" />
      {plan.canUndo ? <PlanButton plan={plan} action="undo" label="Undo last change" /> : null}
    </div>
  );
};

const STATUS = {
  active: { tone: 'good', text: 'Active' },
  paused: { tone: 'offer', text: 'Paused' },
  cancelled: { tone: 'plain', text: 'Canceled' },
} as const;

const Facts = ({
  plan,
  address,
  card,
  brand,
}: Pick<PlanCardProps, 'plan' | 'brand'> & {
  readonly address: SavedAddress | undefined;
  readonly card: WalletCard | undefined;
}): ReactElement => {
  const { estimate, discount } = plan;
  return (
    <dl className={styles.facts}>
      {plan.status === 'active' ? (
        <div>
          <dt>Schedule</dt>
          <dd>{capital(frequencyText(plan.frequency))}</dd>
        </div>
      ) : null}
      {address === undefined ? null : (
        <div>
          <dt>Deliver to</dt>
          <dd>{addressText(address)}</dd>
        </div>
      )}
      {card === undefined ? null : (
        <div>
          <dt>Pay with</dt>
          <dd>{walletCardName(card, brand)}</dd>
        </div>
      )}
      {estimate === undefined || plan.status === 'cancelled' ? null : (
        <div>
          <dt>Next total</dt>
          <dd>
            <strong>
              <Money amount={estimate.total} />
            </strong>{' '}
            <span className={styles.soft}>
              before shipping and tax{discount === undefined ? '' : `, with ${discount}`}
            </span>
          </dd>
        </div>
      )}
    </dl>
  );
};

interface ResumedProps extends Pick<PlanCardProps, 'plan' | 'choices'> {
  readonly lacks: PlanLacks;
}

/** When a resumed plan ships, and what follows then. Promised only for one that can be resumed as it is. */
const Resumed = ({ plan, choices, lacks }: ResumedProps): ReactElement | null => {
  const isReady = plan.status === 'paused' && lacksNothing(lacks);
  const date = isReady ? resumedDate(plan, choices) : undefined;
  return date === undefined ? null : (
    <p className={styles.soft}>
      If you resume now, the next delivery ships on {formatDay(date)}. We’ll charge your card that day.
    </p>
  );
};

const FIELDS = {
  card: { name: 'walletId', label: 'Update card' },
  address: { name: 'addressId', label: 'Update address' },
} as const;

interface NoticeBannerProps {
  readonly plan: RepeatPlan;
  readonly notice: PlanNotice;
}

/** What needs attention, with the way to the field or the page that settles it. */
export const NoticeBanner = ({ plan, notice: { tone, text, toChange } }: NoticeBannerProps): ReactElement => {
  const field = toChange === undefined || toChange === 'phone' ? undefined : FIELDS[toChange];
  return (
    <Banner
      tone={tone}
      title={text}
      action={
        field !== undefined ? (
          <ButtonLink
            href={`${planPath(plan.id, 'change')}#${fieldId(PLAN_FORM_ID, field.name)}`}
            look="secondary"
            size="small"
          >
            {field.label}
          </ButtonLink>
        ) : toChange === 'phone' || plan.pauseReason === 'phone' ? (
          <ButtonLink href={ACCOUNT_PATHS.profile} look="secondary" size="small">
            Add a phone number
          </ButtonLink>
        ) : undefined
      }
    />
  );
};

/** One repeat delivery with all that can be done with it (RPD-02). */
export const PlanCard = ({ plan, choices, brand }: PlanCardProps): ReactElement => {
  const { addresses, cards } = choices;
  const address = addresses?.find(({ id }) => id === plan.addressId);
  const card = cards?.find(({ walletId }) => walletId === plan.walletId);
  const lacks = lacksIn(plan, choices);
  const notice = noticeOf(plan, lacks);
  const { tone, text } = STATUS[plan.status];
  return (
    <li id={planAnchor(plan.id)} className={styles.plan}>
      <div className={styles.head}>
        <h2 className={styles.title}>{scheduleText(plan)}</h2>
        <Badge tone={tone}>{text}</Badge>
      </div>
      {notice === undefined ? null : <NoticeBanner plan={plan} notice={notice} />}
      <ul className={styles.items} aria-label="Items">
        {plan.lines.map((line) => (
          <PlanItem key={line.partNumber} line={line} />
        ))}
      </ul>
      <Facts plan={plan} address={address} card={card} brand={brand} />
      <Resumed plan={plan} choices={choices} lacks={lacks} />
      <Ways plan={plan} />
    </li>
  );
};
