import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PreferredStore } from '../../core/stores/preferred/preferred-store';
import type { OwnStore } from '../../ui/pages/stores/store-locator-page';

/** The shopper's store in memory. A chosen store applies at once. */
export class FakeOwnStore implements OwnStore {
  store: PreferredStore | undefined;
  chosenIds: ReadonlyArray<string> = [];
  constructor(store?: PreferredStore) {
    this.store = store;
    makeAutoObservable(this, { store: observableRef });
  }
  readonly choose = async (id: string): Promise<boolean> => {
    runInAction(() => {
      this.chosenIds = [...this.chosenIds, id];
      this.store = { id, locationId: '1', name: 'Mission Valley' };
    });
    return true;
  };
}
