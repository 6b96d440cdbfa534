import { cartMessage } from '../../core/cart/cart-message';
import { PersonalizationDialog } from '../../ui/personalization/personalization-dialog';
import { PersonalizationViewModel } from '../../ui/personalization/personalization-view-model';
import type { ModalScreen } from './modal-screen';

/** PERSONALIZATION: asks for the text of a product, and adds the product with it (PRO-08). */
export const personalizationModal: ModalScreen<'cart' | 'modals' | 'shared'> = ({ cart, modals, shared }) => {
  const { wantedPersonalization: wanted } = shared;
  if (wanted === undefined) throw new Error('no product is chosen');
  const model = new PersonalizationViewModel(wanted, async (personalization) => {
    let problem: string | undefined;
    await cart.add({ ...wanted, personalization }, (dialog) => {
      if (dialog === 'ADD_TO_CART') modals.setType(dialog);
      else problem = cart.refused === undefined ? undefined : cartMessage(cart.refused.error);
    });
    return problem;
  });
  return {
    title: 'Personalize it',
    size: 'medium',
    isBusy: () => model.isAdding,
    element: <PersonalizationDialog model={model} />,
  };
};
