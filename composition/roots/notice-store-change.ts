import type { MyStoreViewModel } from '../../ui/stores/my-store-view-model';

type Visible = Pick<Document, 'visibilityState' | 'addEventListener'>;
type Storing = Pick<Window, 'addEventListener'>;

/** Notices a store chosen in another tab: by the browser's events, and by reading it when the page is shown again. */
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
