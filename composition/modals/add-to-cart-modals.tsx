import { AddedToCart } from '../../ui/cart/added-to-cart';
import { NotAddedToCart } from '../../ui/cart/not-added-to-cart';
import type { ModalScreen } from './modal-screen';

/** ADD_TO_CART: what was just added. */
export const addToCartModal: ModalScreen<'cart' | 'modals'> = ({ cart, modals }) => ({
  title: 'Added to your cart',
  size: 'medium',
  element: (
    <AddedToCart
      cart={cart}
      partNumber={cart.lastAdded?.partNumber ?? ''}
      choice={cart.lastAdded?.choice}
      quantity={cart.lastAdded?.quantity ?? 1}
      onClose={modals.close}
    />
  ),
});

/** ADD_TO_CART_ERROR: why something was not added. */
export const addToCartErrorModal: ModalScreen<'cart' | 'chrome' | 'modals'> = ({ cart, chrome, modals }) => ({
  title: 'This was not added to your cart',
  size: 'small',
  element:
    cart.refused === undefined ? (
      <p>Please try again.</p>
    ) : (
      <NotAddedToCart
        cart={cart}
        refused={cart.refused}
        onClose={modals.close}
        onChooseStore={chrome.can('pickup') ? () => modals.setType('CHANGE_STORE') : undefined}
      />
    ),
});
