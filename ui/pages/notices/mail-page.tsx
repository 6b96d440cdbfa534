import type { ReactElement } from 'react';
import { mailPath } from '../../../core/paths/notice-paths';
import { HOME_PATH } from '../../../core/paths/paths';
import type { PendingNotice } from '../../../core/stock-notices/stock-notices';
import { Banner } from '../../design/banner';
import { Button } from '../../design/button';
import { StepLink } from '../shared/mailed-code-page';
import * as frame from '../shared/mailed-code-page.module.css';
import { PageFrame } from '../shared/page-frame';
import * as styles from './mail-page.module.css';
import type { MailData, Stopped } from './notice-data';

const DONE: Readonly<Record<Stopped, string>> = {
  notice: 'We won’t email you about this product.',
  notices: 'We won’t email you about products that are back in stock.',
  offers: 'We won’t email you offers.',
};

interface StopProps {
  readonly token: string;
  readonly field: { readonly name: 'notice' | 'offers'; readonly value: string };
  readonly label: string;
  readonly text: string;
}

const Stop = ({ token, field, label, text }: StopProps): ReactElement => (
  <form method="post" action={mailPath(token)}>
    <input type="hidden" {...field} />
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
            <Stop
              token={token}
              field={{ name: 'notice', value: notice.id }}
              label={`Stop: ${nameOf(notice)}`}
              text="Stop"
            />
          </li>
        ))}
      </ul>
    )}
    {notices.length < 2 ? null : (
      <Stop token={token} field={{ name: 'notice', value: 'all' }} label="Stop all of these" text="Stop all of these" />
    )}
  </section>
);

const Offers = ({ token, wantsOffers }: { readonly token: string; readonly wantsOffers: boolean }): ReactElement => (
  <section className={styles.part} aria-labelledby="mail-offers">
    <h2 id="mail-offers">Offers</h2>
    {wantsOffers ? (
      <div className={styles.row}>
        <span>You’re getting our offers by email.</span>
        <Stop token={token} field={{ name: 'offers', value: 'true' }} label="Stop offers" text="Stop" />
      </div>
    ) : (
      <p>You’re not getting offers by email.</p>
    )}
  </section>
);

const INVALID = 'This link doesn’t work. Please use the link in our latest email.';

/** The mail that the owner of an address can stop, without signing in and without scripts (ACC-06). */
export const MailPage = ({ data }: { readonly data: MailData }): ReactElement => {
  const { token, notices, wantsOffers, stopped, problem } = data;
  return (
    <PageFrame>
      <div className={frame.page}>
        <div className={frame.words}>
          <h1>Email preferences</h1>
        </div>
        {problem === undefined ? null : <Banner tone="bad" urgent title={problem} />}
        {notices === undefined ? <Banner tone="warning" title={INVALID} /> : null}
        {notices === undefined || stopped === undefined ? null : <Banner tone="good" title={DONE[stopped]} />}
        {notices === undefined ? null : <Notices token={token} notices={notices} />}
        {wantsOffers === undefined ? null : <Offers token={token} wantsOffers={wantsOffers} />}
        {notices === undefined ? null : (
          <p className={styles.note}>You’ll still get emails about your orders, repeat deliveries and appointments.</p>
        )}
        <StepLink href={HOME_PATH}>Continue shopping</StepLink>
      </div>
    </PageFrame>
  );
};
