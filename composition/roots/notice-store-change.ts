import type { MyStoreViewModel } from '../../ui/stores/my-store-view-model';

type Visible = Pick<Document, 'visibilityState' | 'addEventListener'>;

/** Another tab may have chosen a store: a page that is looked at again reads what is remembered. */
export const noticeStoreChange = (document: Visible, myStore: Pick<MyStoreViewModel, 'recall'>): void =>
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') myStore.recall();
  });
