import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import MapPin from 'lucide-react/icons/map-pin';
import Store from 'lucide-react/icons/store';
import type { MyStore } from '../stores/my-store';
import type { HeaderPanelsViewModel } from './header-panels-view-model';
import { LocationOpener } from './location-opener';
import { deliveryLabel, storeLabel } from './place-labels';

export interface PlaceOpenerProps {
  readonly myStore: Pick<MyStore, 'store' | 'zipCode' | 'guessedZip'>;
  readonly panels: Pick<HeaderPanelsViewModel, 'open'>;
  /** Before hydration the openers are links. */
  readonly isHydrated: boolean;
}

/** "Deliver to" with the shopper's ZIP code, or a guess of it. Opens the ZIP dialog. */
export const DeliveryOpener = observer(({ myStore, panels, isHydrated }: PlaceOpenerProps): ReactElement => (
  <LocationOpener
    icon={<MapPin size={22} aria-hidden />}
    label="Deliver to"
    place="zip"
    value={deliveryLabel(myStore)}
    onOpen={isHydrated ? () => panels.open('zipModal') : undefined}
  />
));

/** "My store" with the store's name. Opens the store dialog. */
export const StoreOpener = observer(({ myStore, panels, isHydrated }: PlaceOpenerProps): ReactElement => (
  <LocationOpener
    icon={<Store size={22} aria-hidden />}
    label="My store"
    place="store"
    value={storeLabel(myStore)}
    onOpen={isHydrated ? () => panels.open('changeStore') : undefined}
  />
));
