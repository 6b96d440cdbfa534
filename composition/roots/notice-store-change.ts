import type { MyStoreViewModel } from '../../ui/stores/my-store-view-model';

type Visible = Pick<Document, 'visibilityState' | 'addEventListener'>;
type Storing = Pick<Window, 'addEventListener'>;

/** Another tab may have chosen a store: told by the browser where it can, and read when a page is looked at again. */
export const noticeStoreChange = (
  window: Storing,
  document: Visible,
  myStore: Pick<MyStoreViewModel, 'recall'>,
): void => {
  window.addEventListener('storage', () => myStore.recall());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') myStore.recall();
  });
};
