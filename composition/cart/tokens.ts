import type { AddToCart } from '../../core/cart/add-to-cart';
import type { CartGateway } from '../../core/cart/cart-gateway';
import type { ChangeQuantity } from '../../core/cart/change-quantity';
import type { LoadCart } from '../../core/cart/load-cart';
import type { ChangePromotionCode } from '../../core/cart/promotion-codes';
import type { RecalculateCart } from '../../core/cart/recalculate-cart';
import { token } from '../token/token';

export const CartTokens = {
  cart: token<CartGateway>('CartGateway'),
  loadCart: token<LoadCart>('LoadCart'),
  /** The cart of this request's page on a server: the page and its header show the same cart. */
  loadShownCart: token<LoadCart>('LoadShownCart'),
  addToCart: token<AddToCart>('AddToCart'),
  changeQuantity: token<ChangeQuantity>('ChangeQuantity'),
  applyPromotionCode: token<ChangePromotionCode>('ApplyPromotionCode'),
  removePromotionCode: token<ChangePromotionCode>('RemovePromotionCode'),
  recalculateCart: token<RecalculateCart>('RecalculateCart'),
} as const;
