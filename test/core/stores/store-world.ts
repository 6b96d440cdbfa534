import { SOME_STORES } from '../../builders/store';
import { FakeAccountStore } from '../../fakes/fake-account-store';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakePreferredPlaceStore } from '../../fakes/fake-preferred-place-store';
import { FakeStoreCoordinatesCache } from '../../fakes/fake-store-coordinates-cache';
import { FakeStoreGateway } from '../../fakes/fake-store-gateway';
import type { UserType } from '../../../core/identity/session/header-user';

/** The dependencies of the store use cases, with three stores around San Diego and one in New York. */
export class StoreWorld {
  now = 0;
  readonly stores = new FakeStoreGateway().hasStores(...SOME_STORES);
  readonly coordinates = new FakeStoreCoordinatesCache(() => this.now);
  readonly memory = new FakePreferredPlaceStore();
  readonly account = new FakeAccountStore();
  readonly logger = new FakeLogger();
  userTypeNow: UserType = 'guest';
  readonly session = { userType: () => this.userTypeNow };
}

export const SAN_DIEGO = { latitude: 32.7157, longitude: -117.1611 };
