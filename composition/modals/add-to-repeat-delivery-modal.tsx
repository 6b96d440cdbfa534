import { START_PARAMETERS } from '../../core/repeat-delivery/start-parameters';
import { itemsIn } from '../../core/repeat-delivery/start-items';
import { AddToRepeatDelivery } from '../../ui/repeat-delivery/add-to-repeat-delivery';
import { RepeatChoiceViewModel } from '../../ui/repeat-delivery/repeat-choice-view-model';
import type { ModalScreen } from './modal-screen';

/** ADD_TO_REPEAT_DELIVERY: it is about the address of the page that starts the repeat delivery (RPD-01). */
export const addToRepeatDeliveryModal: ModalScreen<'modals' | 'loadRepeatOffer'> = ({ modals, loadRepeatOffer }) => {
  const [, search = ''] = (modals.about ?? '').split('?');
  const query = new URLSearchParams(search);
  const model = new RepeatChoiceViewModel(itemsIn(query.getAll(START_PARAMETERS.item)));
  return {
    title: 'Set up repeat delivery',
    element: (
      <AddToRepeatDelivery
        model={model}
        ask={loadRepeatOffer}
        cartItem={query.get(START_PARAMETERS.cartItem) ?? undefined}
      />
    ),
  };
};
