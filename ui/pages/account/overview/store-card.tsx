import type { ReactElement } from 'react';
import Store from 'lucide-react/icons/store';
import { LINKS } from '../../../../core/paths/links';
import { storePath } from '../../../../core/paths/paths';
import type { PreferredStore } from '../../../../core/stores/preferred/preferred-store';
import { OverviewCard } from './overview-card';

/** The shopper's store, or the way to choose one. */
export const StoreCard = ({ store }: { readonly store: PreferredStore | undefined }): ReactElement => (
  <OverviewCard
    title="Your store"
    icon={<Store size={22} aria-hidden />}
    link={
      store === undefined
        ? { text: 'Find a store', url: LINKS.storeLocator }
        : { text: 'Hours and services', url: storePath(store.id) }
    }
  >
    {store === undefined ? (
      <p>Choose a store to see what you can pick up today.</p>
    ) : (
      <>
        <p>
          <strong>{store.name}</strong>
        </p>
        <p>
          <a href={LINKS.storeLocator}>Change store</a>
        </p>
      </>
    )}
  </OverviewCard>
);
