import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { HeaderUser } from '../../../../core/identity/session/header-user';
import type { AccountOverview } from '../../../../core/overview/load-account-overview';
import type { PreferredStore } from '../../../../core/stores/preferred/preferred-store';
import type { ChromeViewModel } from '../../../chrome/chrome-view-model';
import { AccountFrame } from '../account-frame';
import { LastOrder } from './last-order';
import { ListsCard } from './lists-card';
import { NextDelivery } from './next-delivery';
import { PetsCard } from './pets-card';
import { RewardsCard } from './rewards-card';
import { AddressesCard, WalletOverview } from './saved-cards';
import { StoreCard } from './store-card';
import * as styles from './overview-page.module.css';

export interface OverviewPageProps {
  readonly data: AccountOverview;
  readonly chrome: Pick<ChromeViewModel, 'user' | 'brand'>;
}

/**
 * The store that the header shows. Right after a sign-in it is that of the account, which the browser looks up once the
 * page is loaded.
 */
const storeOf = ({
  preferredStoreId: id,
  preferredStoreLocationId: locationId,
  preferredStoreName: name,
}: HeaderUser): PreferredStore | undefined =>
  id === undefined || locationId === undefined || name === undefined ? undefined : { id, locationId, name };

/** The account's first page: what is going on, and the ways to everything else (ACC-01). */
export const OverviewPage = observer(({ data, chrome }: OverviewPageProps): ReactElement => {
  const { user, brand } = chrome;
  return (
    <AccountFrame place="overview" title={user.firstName === undefined ? 'My Account' : `Hi, ${user.firstName}`}>
      <div className={styles.cards}>
        <LastOrder part={data.lastOrder} />
        <NextDelivery part={data.nextDelivery} />
        <RewardsCard part={data.rewards} programme={brand.rewards} />
        <PetsCard part={data.pets} />
        <ListsCard part={data.lists} />
        <StoreCard store={storeOf(user) ?? data.store} />
        <AddressesCard part={data.addresses} />
        <WalletOverview part={data.cards} brand={brand} />
      </div>
    </AccountFrame>
  );
});
