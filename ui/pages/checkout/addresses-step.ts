import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Address, AddressDefaults, AddressField, SavedAddress } from '../../../core/addresses/address';
import type { SetDeliveryAddress } from '../../../core/checkout/steps/set-delivery-address';
import type { FieldErrors } from '../../../core/forms/form';
import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { encodePart } from '../../../core/shared/encode-part';
import type { AddressQuestionData } from '../../checkout/address/address-question';
import type { PageLoader } from '../../page/page';
import type { ActionResult, PageAction } from '../../page/page-action';
import { textOf } from '../shared/posted-fields';
import { deliveryErrors } from '../../checkout/address/delivery-errors';
import { deliveryAddresses } from '../../checkout/shown-checkout';
import { addressIn, chosenSuggestion, isKeptAsTyped } from './posted-address';
import { loadStep, NOTHING_LOADED, refusedStep, withoutCart, type StepData, type StepPorts } from './step-page';

/** The data of the page of saved addresses, the dialogs' counterpart for browsers without scripts. */
export interface AddressesData extends StepData {
  /** The address that is changed; undefined: the list, or a new address. */
  readonly edited: SavedAddress | undefined;
  readonly isNew: boolean;
  readonly typed: Address | undefined;
  readonly errors: FieldErrors<AddressField>;
  /** What was chosen in a form that was refused; undefined in a new one. */
  readonly isDefault: boolean | undefined;
  readonly question: AddressQuestionData | undefined;
  /** Whether the items can go to the refused address in another way. */
  readonly needsOtherWay?: boolean | undefined;
}

/** The parameter that names the address to change, or `new`. */
export const EDIT = 'edit';
const NEW = 'new';
/** The name of the checkbox that makes the address the default for deliveries; a hidden field says that there was one. */
export const DEFAULT = 'isDefault';
export const HAS_DEFAULT = 'hasDefault';

/** Loads the saved addresses, or the form for one of them (CHK-04). */
export const makeAddressesLoader =
  (ports: StepPorts): PageLoader<AddressesData> =>
  ({ query }) =>
    loadStep(ports, 'delivery', (checkout) => ({
      ...NOTHING_ENTERED,
      checkout: withoutCart(checkout),
      problem: undefined,
      edited: deliveryAddresses(checkout).find(({ id }) => id === query.get(EDIT)),
      isNew: query.get(EDIT) === NEW || deliveryAddresses(checkout).length === 0,
    }));

const NOTHING_ENTERED: AddressesData = {
  ...NOTHING_LOADED,
  edited: undefined,
  isNew: false,
  typed: undefined,
  errors: {},
  isDefault: undefined,
  question: undefined,
};

export interface AddressesActionPorts {
  readonly setDeliveryAddress: SetDeliveryAddress;
  readonly shop: string;
}

const SEE_DELIVERY = { kind: 'see-other', url: CHECKOUT_PATHS.delivery } as const;

/** Handles the choice of a saved address without scripts. */
export const makeChooseAddressAction =
  ({ setDeliveryAddress, shop }: AddressesActionPorts): PageAction<AddressesData> =>
  (form) =>
    pipe(
      setDeliveryAddress({ kind: 'saved', addressId: textOf(form, 'addressId') }),
      TE.match(
        (error): ActionResult<AddressesData> => ({
          ...refusedStep<AddressesData>(shop, 'delivery', error, {}, NOTHING_ENTERED),
          url: CHECKOUT_PATHS.addresses,
        }),
        (): ActionResult<AddressesData> => SEE_DELIVERY,
      ),
    );

/** Handles the form of a new or changed address without scripts. */
export const makeSaveAddressAction =
  (ports: AddressesActionPorts): PageAction<AddressesData> =>
  (form) =>
    save(ports, form, addressIn(form), isKeptAsTyped(form));

/** A form without the checkbox changes no default. */
const defaultIn = (form: URLSearchParams): Partial<AddressDefaults> =>
  form.has(HAS_DEFAULT) ? { delivery: form.has(DEFAULT) } : {};

const save = (
  ports: AddressesActionPorts,
  form: URLSearchParams,
  address: Address,
  asTyped: boolean,
): T.Task<ActionResult<AddressesData>> => {
  const { setDeliveryAddress, shop } = ports;
  const id = textOf(form, EDIT);
  const entered = { typed: addressIn(form), isDefault: form.has(DEFAULT) };
  const url = `${CHECKOUT_PATHS.addresses}?${EDIT}=${id === '' ? NEW : encodePart(id)}`;
  return pipe(
    setDeliveryAddress({
      kind: 'typed',
      address,
      asTyped,
      replaces: textOf(form, 'replaces') || undefined,
      isDefault: defaultIn(form),
    }),
    TE.matchE(
      (error): T.Task<ActionResult<AddressesData>> => {
        const { address: errors = {}, needsOtherWay } = deliveryErrors(error);
        const changes = { ...entered, errors, needsOtherWay };
        const empty = { ...NOTHING_ENTERED, isNew: true, ...changes };
        return T.of({ ...refusedStep<AddressesData>(shop, 'delivery', error, changes, empty), url });
      },
      (set): T.Task<ActionResult<AddressesData>> => {
        if (set.kind === 'set') return T.of(SEE_DELIVERY);
        const suggestion = chosenSuggestion(form, set);
        if (suggestion !== undefined) return save(ports, form, suggestion, true);
        const { typed, suggestions } = set;
        return T.of({ kind: 'refused', status: 409, url, changes: { ...entered, question: { typed, suggestions } } });
      },
    ),
  );
};
