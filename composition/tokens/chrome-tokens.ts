import type { ChromeViewModel } from '../../ui/app/chrome-view-model';
import type { CartViewModel } from '../../ui/cart/cart-view-model';
import type { HeaderPanelsViewModel } from '../../ui/chrome/header-panels-view-model';
import type { ModalViewModel } from '../../ui/overlay/modal-view-model';
import type { CardFlow } from '../../ui/petco-pay/card-flow';
import type { RewardsMenuViewModel } from '../../ui/rewards/rewards-menu-view-model';
import type { MyStoreViewModel } from '../../ui/stores/my-store-view-model';
import { token } from '../token';

/** What is around every page; bound once the page's data is known. */
export const ChromeTokens = {
  cart: token<CartViewModel>('CartViewModel'),
  chrome: token<ChromeViewModel>('ChromeViewModel'),
  modals: token<ModalViewModel>('ModalViewModel'),
  /** What is open in the header: whatever opens something there asks it (`open`, `close`, `isOpen`). */
  panels: token<HeaderPanelsViewModel>('HeaderPanelsViewModel'),
  /** The shopper's own store; pages take it as `MyStore`. */
  myStore: token<MyStoreViewModel>('MyStoreViewModel'),
  rewardsMenu: token<RewardsMenuViewModel>('RewardsMenuViewModel'),
  /** The way to the card; its state is with `cardFlowOf` (composition/petco-pay). */
  cardFlow: token<CardFlow>('CardFlow'),
} as const;
