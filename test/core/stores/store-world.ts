import { SOME_STORES } from '../../builders/store';
import { FakeAccountStore } from '../../fakes/fake-account-store';
import { FakeLogger } from '../../fakes/fake-logger';
import { FakePreferredStoreMemory } from '../../fakes/fake-preferred-store-memory';
import { FakeStoreCoordinates } from '../../fakes/fake-store-coordinates';
import { FakeStoreGateway } from '../../fakes/fake-store-gateway';

/** What use cases about stores stand on, with three stores around San Diego and one in New York. */
export class StoreWorld {
  now = 0;
  readonly stores = new FakeStoreGateway().hasStores(...SOME_STORES);
  readonly coordinates = new FakeStoreCoordinates(() => this.now);
  readonly memory = new FakePreferredStoreMemory();
  readonly account = new FakeAccountStore();
  readonly logger = new FakeLogger();
  userTypeNow = 'G';
  readonly session = { userType: () => this.userTypeNow };
}

export const SAN_DIEGO = { latitude: 32.7157, longitude: -117.1611 };
