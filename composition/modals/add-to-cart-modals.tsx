import { AddedToCart } from '../../ui/cart/added-to-cart';
import { GoesWith } from '../../ui/cart/goes-with';
import { GoesWithViewModel } from '../../ui/cart/goes-with-view-model';
import { NotAddedToCart } from '../../ui/cart/not-added-to-cart';
import { PICK_UP_REFUSED } from './change-store-modal';
import type { ModalScreen } from './modal-screen';

/** ADD_TO_CART: what was just added, and what goes with it in a shop that has recommendations. */
export const addToCartModal: ModalScreen<'behaviour' | 'cart' | 'chrome' | 'loadRecommendation' | 'modals'> = ({
  behaviour,
  cart,
  chrome,
  loadRecommendation,
  modals,
}) => {
  const { partNumber = '', choice, personalization, quantity = 1, undo } = cart.lastAdded ?? {};
  const goesWith = new GoesWithViewModel(partNumber, {
    cart,
    loadRecommendation,
    // What is added from this dialog is marked there.
    show: (dialog) => {
      if (dialog === 'ADD_TO_CART_ERROR') modals.setType(dialog);
    },
  });
  return {
    title: 'Added to your cart',
    size: 'medium',
    element: (
      <AddedToCart
        cart={cart}
        partNumber={partNumber}
        choice={choice}
        personalization={personalization}
        quantity={quantity}
        onClose={modals.close}
        onUndo={undo?.run}
        beside={chrome.can('recommendations') ? <GoesWith model={goesWith} behaviour={behaviour} /> : undefined}
      />
    ),
  };
};

/** ADD_TO_CART_ERROR: why something was not added. */
export const addToCartErrorModal: ModalScreen<'cart' | 'chrome' | 'modals'> = ({ cart, chrome, modals }) => ({
  title: 'We couldn’t add this to your cart',
  size: 'small',
  element:
    cart.refused === undefined ? (
      <p>Please try again.</p>
    ) : (
      <NotAddedToCart
        cart={cart}
        refused={cart.refused}
        onClose={modals.close}
        onChooseStore={chrome.can('pickup') ? () => modals.setType('CHANGE_STORE', PICK_UP_REFUSED) : undefined}
      />
    ),
});
