import type { AddToCart } from '../../core/cart/add-to-cart';
import type { CartGateway } from '../../core/cart/cart-gateway';
import type { ChangeQuantity } from '../../core/cart/change-quantity';
import type { LoadCart } from '../../core/cart/load-cart';
import type { PersonalizeLine } from '../../core/cart/personalize-line';
import type { ChangePromotionCode } from '../../core/cart/promotion-codes';
import type { RecalculateCart } from '../../core/cart/recalculate-cart';
import type { ChooseFulfilment } from '../../core/cart/fulfilment/choose-fulfilment';
import type { FulfilmentGateway } from '../../core/cart/fulfilment/fulfilment-gateway';
import type { LoadCartOptions, LoadItemOptions } from '../../core/cart/fulfilment/load-fulfilment-options';
import type { SavedItemsGateway } from '../../core/cart/saved/saved-items-gateway';
import type { MoveToCart, RemoveSaved, SaveForLater } from '../../core/cart/saved/save-for-later';
import type { FetchCartWays } from '../../ui/cart/cart-ways';
import { token } from '../token/token';

export const CartTokens = {
  cart: token<CartGateway>('CartGateway'),
  fulfilment: token<FulfilmentGateway>('FulfilmentGateway'),
  savedItems: token<SavedItemsGateway>('SavedItemsGateway'),
  loadCart: token<LoadCart>('LoadCart'),
  /** The cart of this request's page on a server: the page and its header show the same cart. */
  loadShownCart: token<LoadCart>('LoadShownCart'),
  addToCart: token<AddToCart>('AddToCart'),
  changeQuantity: token<ChangeQuantity>('ChangeQuantity'),
  personalizeLine: token<PersonalizeLine>('PersonalizeLine'),
  applyPromotionCode: token<ChangePromotionCode>('ApplyPromotionCode'),
  removePromotionCode: token<ChangePromotionCode>('RemovePromotionCode'),
  recalculateCart: token<RecalculateCart>('RecalculateCart'),
  chooseFulfilment: token<ChooseFulfilment>('ChooseFulfilment'),
  loadCartOptions: token<LoadCartOptions>('LoadCartOptions'),
  loadItemOptions: token<LoadItemOptions>('LoadItemOptions'),
  saveForLater: token<SaveForLater>('SaveForLater'),
  moveToCart: token<MoveToCart>('MoveToCart'),
  removeSaved: token<RemoveSaved>('RemoveSaved'),
  /** The use cases of fulfilment and saved items, for screens. */
  ways: token<FetchCartWays>('CartWays'),
} as const;
