import { reaction, runInAction } from 'mobx';
import type { FulfilmentOption } from '../../../core/cart/fulfilment/fulfilment';
import type { Disposer } from '../../../core/shared/disposer';
import { isRight } from '../../../core/shared/either';
import type { FetchCartWays } from '../../cart/cart-ways';
import type { MyStore } from '../../stores/my-store';
import type { ProductViewModel } from './product-view-model';

export interface SameDayPorts {
  readonly ways: FetchCartWays;
  readonly myStore: Pick<MyStore, 'store' | 'zipCode'>;
}

/**
 * Asks whether the selected variant and quantity can be delivered on the same day, now and after each change of them and
 * of the shopper's place (CHK-02). Without a place nothing is asked. When the service does not respond, the model says so.
 */
export const watchSameDay = (
  model: Pick<ProductViewModel, 'quantity' | 'sameDay' | 'isSameDayUnread' | 'selected'>,
  { ways, myStore }: SameDayPorts,
): Disposer => {
  let turn = 0;
  const ask = async (partNumber: string, quantity: number): Promise<void> => {
    turn += 1;
    const asked = turn;
    const place = { storeId: myStore.store?.id, zipCode: myStore.zipCode };
    const isKnown = place.storeId !== undefined || place.zipCode !== undefined;
    const fetched = isKnown ? await ways() : undefined;
    const loaded =
      fetched !== undefined && isRight(fetched)
        ? await fetched.right.loadItemOptions({ partNumber, quantity }, place)()
        : undefined;
    const options: ReadonlyArray<FulfilmentOption> = loaded !== undefined && isRight(loaded) ? loaded.right : [];
    runInAction(() => {
      if (asked !== turn) return;
      model.sameDay = options.find(({ method }) => method === 'same-day');
      model.isSameDayUnread = isKnown && (loaded === undefined || !isRight(loaded));
    });
  };
  const stop = reaction(
    () => `${model.selected.partNumber} ${model.quantity} ${myStore.store?.id ?? ''} ${myStore.zipCode ?? ''}`,
    () => void ask(model.selected.partNumber, model.quantity),
    { fireImmediately: true },
  );
  return () => {
    turn += 1;
    stop();
  };
};
