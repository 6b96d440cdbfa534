import type { ReactElement } from 'react';
import { mailPath } from '../../../core/paths/notice-paths';
import { HOME_PATH } from '../../../core/paths/paths';
import { REPEAT_DELIVERY_PATH } from '../../../core/paths/repeat-delivery-paths';
import type {
  MailedRepeatDelivery,
  MailedStatus,
  PendingNotice,
  ReminderChoice,
  ReminderKind,
} from '../../../core/stock-notices/stock-notices';
import { Banner } from '../../design/banner';
import { Button } from '../../design/button';
import { PlanDay } from '../../repeat-delivery/plan-day';
import { StepLink } from '../shared/mailed-code-page';
import * as frame from '../shared/mailed-code-page.module.css';
import { PageFrame } from '../shared/page-frame';
import * as styles from './mail-page.module.css';
import type { MailData, Stopped } from './notice-data';

const DONE: Readonly<Record<Exclude<Stopped, 'same-kind' | 'repeat-delivery'>, string>> = {
  notice: 'We won’t email you about this product.',
  notices: 'We won’t email you about products that are back in stock.',
  offers: 'We won’t email you offers.',
  appointments: 'We won’t remind you of appointments.',
  'repeat-deliveries':
    'We won’t remind you of repeat deliveries. We’ll still email you about a new or higher total, and when something is left out or moved.',
};

/** What became of a repeat delivery that was to be paused; one that is active was resumed since. */
const PAUSED: Readonly<Record<MailedStatus, string | undefined>> = {
  active: undefined,
  paused: 'Your repeat delivery is paused. We won’t send anything until you resume it.',
  cancelled: 'Your repeat delivery was already canceled. We won’t send anything.',
};

const AGAIN: Readonly<Record<ReminderKind, string>> = {
  appointments: 'We’ll remind you of appointments.',
  'repeat-deliveries': 'We’ll remind you of repeat deliveries.',
};

const STOPPED_LIKE = 'You’ve stopped emails like this one. See below what you still get.';

type Done = Pick<MailData, 'about' | 'stopped' | 'again' | 'repeatDelivery'>;

const doneText = ({ about, stopped, again, repeatDelivery }: Done): string | undefined => {
  const done = stopped === 'same-kind' ? about : stopped;
  if (done === 'repeat-delivery') return repeatDelivery && PAUSED[repeatDelivery.status];
  if (done !== undefined) return DONE[done];
  if (stopped !== undefined) return STOPPED_LIKE;
  return again === undefined ? undefined : AGAIN[again];
};

interface ChangeProps {
  readonly token: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly label: string;
  readonly text: string;
}

const Change = ({ token, fields, label, text }: ChangeProps): ReactElement => (
  <form method="post" action={mailPath(token)}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" look="secondary" size="small" aria-label={label}>
      {text}
    </Button>
  </form>
);

const nameOf = ({ product, store }: PendingNotice): string =>
  store === undefined ? product : `${product}, at ${store}`;

const Notices = ({
  token,
  notices,
}: {
  readonly token: string;
  readonly notices: ReadonlyArray<PendingNotice>;
}): ReactElement => (
  <section className={styles.part} aria-labelledby="mail-products">
    <h2 id="mail-products">Back-in-stock emails</h2>
    {notices.length === 0 ? (
      <p>You haven’t signed up for any products.</p>
    ) : (
      <ul className={styles.list}>
        {notices.map((notice) => (
          <li key={notice.id} className={styles.row}>
            <span>{nameOf(notice)}</span>
            <Change token={token} fields={{ notice: notice.id }} label={`Stop: ${nameOf(notice)}`} text="Stop" />
          </li>
        ))}
      </ul>
    )}
    {notices.length < 2 ? null : (
      <Change token={token} fields={{ notice: 'all' }} label="Stop all of these" text="Stop all of these" />
    )}
  </section>
);

const Offers = ({ token, wantsOffers }: { readonly token: string; readonly wantsOffers: boolean }): ReactElement => (
  <section className={styles.part} aria-labelledby="mail-offers">
    <h2 id="mail-offers">Offers</h2>
    {wantsOffers ? (
      <div className={styles.row}>
        <span>You’re getting our offers by email.</span>
        <Change token={token} fields={{ offers: 'true' }} label="Stop offers" text="Stop" />
      </div>
    ) : (
      <p>You’re not getting offers by email.</p>
    )}
  </section>
);

const REMINDERS: Readonly<Record<ReminderKind, { readonly name: string; readonly on: string; readonly off: string }>> =
  {
    appointments: {
      name: 'appointment reminders',
      on: 'We remind you the day before an appointment.',
      off: 'We don’t remind you of appointments.',
    },
    'repeat-deliveries': {
      name: 'repeat delivery reminders',
      on: 'We remind you three days before a repeat delivery ships.',
      off: 'We don’t remind you of repeat deliveries, unless the total is new or higher, or something is left out or moved.',
    },
  };

const Reminder = ({
  token,
  choice: { kind, isWanted },
}: {
  readonly token: string;
  readonly choice: ReminderChoice;
}): ReactElement => {
  const { name, on, off } = REMINDERS[kind];
  return (
    <li className={styles.row}>
      <span>{isWanted ? on : off}</span>
      <Change
        token={token}
        fields={{ reminders: kind, wanted: String(!isWanted) }}
        label={isWanted ? `Stop ${name}` : `Get again: ${name}`}
        text={isWanted ? 'Stop' : 'Get again'}
      />
    </li>
  );
};

/** The reminders, those of the mail that led here first. */
const Reminders = ({ token, reminders, about }: Pick<MailData, 'token' | 'reminders' | 'about'>): ReactElement => (
  <section className={styles.part} aria-labelledby="mail-reminders">
    <h2 id="mail-reminders">Reminders</h2>
    <ul className={styles.list}>
      {[...reminders]
        .sort((one, other) => Number(other.kind === about) - Number(one.kind === about))
        .map((choice) => (
          <Reminder key={choice.kind} token={token} choice={choice} />
        ))}
    </ul>
  </section>
);

const listOf = ([first = '', ...more]: ReadonlyArray<string>): string =>
  more.length === 0 ? first : `${first} and ${more.length} more`;

const NOT_SENT: Readonly<Record<Exclude<MailedStatus, 'active'>, string>> = {
  paused: 'We won’t send it unless you resume it.',
  cancelled: 'It’s canceled, and we won’t send it.',
};

const SIGN_IN: Readonly<Record<MailedStatus, string>> = {
  active: 'Sign in to change or cancel it',
  paused: 'Sign in to resume, change or cancel it',
  cancelled: 'Sign in to see your repeat deliveries',
};

const RepeatDelivery = ({
  token,
  delivery,
}: {
  readonly token: string;
  readonly delivery: MailedRepeatDelivery;
}): ReactElement => {
  const { products, status } = delivery;
  return (
    <section className={styles.part} aria-labelledby="mail-repeat">
      <h2 id="mail-repeat">Your repeat delivery</h2>
      {status === 'active' ? (
        <div className={styles.row}>
          <span>
            {listOf(products)}. <PlanDay plan={delivery} />
          </span>
          <Change
            token={token}
            fields={{ 'repeat-delivery': 'pause' }}
            label="Pause this repeat delivery"
            text="Pause"
          />
        </div>
      ) : (
        <p>
          {listOf(products)}. {NOT_SENT[status]}
        </p>
      )}
      <p>
        <a href={REPEAT_DELIVERY_PATH}>{SIGN_IN[status]}</a>
      </p>
    </section>
  );
};

/** The repeat delivery of a mail whose account is gone or has another address now. */
const NoRepeatDelivery = (): ReactElement => (
  <section className={styles.part} aria-labelledby="mail-repeat">
    <h2 id="mail-repeat">Your repeat delivery</h2>
    <p>This repeat delivery isn’t in an account with your email address anymore.</p>
    <p>
      <a href={REPEAT_DELIVERY_PATH}>Sign in to see your repeat deliveries</a>
    </p>
  </section>
);

const INVALID = 'This link doesn’t work. Please use the link in our latest email.';

/** The mail that the owner of an address can stop, without signing in and without scripts (ACC-06). */
export const MailPage = ({ data }: { readonly data: MailData }): ReactElement => {
  const { token, about, notices, wantsOffers, reminders, repeatDelivery, problem } = data;
  const done = doneText(data);
  const isAboutReminders = reminders.some(({ kind }) => kind === about);
  const ofReminders = reminders.length === 0 ? null : <Reminders token={token} reminders={reminders} about={about} />;
  return (
    <PageFrame>
      <div className={frame.page}>
        <div className={frame.words}>
          <h1>Email preferences</h1>
        </div>
        {problem === undefined ? null : <Banner tone="bad" urgent title={problem} />}
        {notices === undefined ? <Banner tone="warning" title={INVALID} /> : null}
        {notices === undefined || done === undefined ? null : <Banner tone="good" title={done} />}
        {repeatDelivery === undefined ? null : <RepeatDelivery token={token} delivery={repeatDelivery} />}
        {notices !== undefined && about === 'repeat-delivery' && repeatDelivery === undefined ? (
          <NoRepeatDelivery />
        ) : null}
        {isAboutReminders ? ofReminders : null}
        {notices === undefined ? null : <Notices token={token} notices={notices} />}
        {isAboutReminders ? null : ofReminders}
        {wantsOffers === undefined ? null : <Offers token={token} wantsOffers={wantsOffers} />}
        {notices === undefined ? null : (
          <p className={styles.note}>
            You’ll still get emails about your account, your orders, and changes to your appointments and repeat
            deliveries.
          </p>
        )}
        <StepLink href={HOME_PATH}>Continue shopping</StepLink>
      </div>
    </PageFrame>
  );
};
