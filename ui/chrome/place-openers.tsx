import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import MapPin from 'lucide-react/icons/map-pin';
import Store from 'lucide-react/icons/store';
import type { MyStore } from '../stores/my-store';
import type { HeaderPanelsViewModel } from './header-panels-view-model';
import { LocationOpener } from './location-opener';

export interface PlaceOpenerProps {
  readonly myStore: Pick<MyStore, 'store' | 'zipCode' | 'guessedZip'>;
  readonly panels: Pick<HeaderPanelsViewModel, 'open'>;
  /** Until scripts have taken over they are links. */
  readonly isHydrated: boolean;
}

/** "Deliver to" with the shopper's ZIP code, or the one where they seem to be; opens the dialog for another one. */
export const DeliveryOpener = observer(({ myStore, panels, isHydrated }: PlaceOpenerProps): ReactElement => (
  <LocationOpener
    icon={<MapPin size={22} aria-hidden />}
    label="Deliver to"
    value={myStore.zipCode ?? myStore.guessedZip ?? 'Your ZIP'}
    onOpen={isHydrated ? () => panels.open('zipModal') : undefined}
  />
));

/** "My store" with its name; opens the choice of another one. */
export const StoreOpener = observer(({ myStore, panels, isHydrated }: PlaceOpenerProps): ReactElement => (
  <LocationOpener
    icon={<Store size={22} aria-hidden />}
    label="My store"
    value={myStore.store?.name ?? 'Find a store'}
    onOpen={isHydrated ? () => panels.open('changeStore') : undefined}
  />
));
