import { ContainerModule } from 'inversify';
import { makeFillFromZip } from '../../core/addresses/fill-from-zip';
import { makeMakeDefaultAddress } from '../../core/addresses/make-default-address';
import { makeSaveAddress } from '../../core/addresses/save-address';
import { makeSuggestAddress } from '../../core/addresses/suggest-address';
import { BackendTokens } from '../backend/tokens';
import { IdentityTokens } from '../identity/tokens';
import { CheckoutTokens } from './tokens';

/** Belongs to one shopper: loaded into the request's child container on the server. */
export const addressesModule = new ContainerModule(({ bind }) => {
  bind(CheckoutTokens.addressBook).toResolvedValue(({ addressBook }) => addressBook, [BackendTokens.personal]);
  bind(CheckoutTokens.addresses).toResolvedValue(({ addresses }) => addresses, [CheckoutTokens.addressBook]);
  bind(CheckoutTokens.removeAddress).toResolvedValue(({ remove }) => remove, [CheckoutTokens.addressBook]);
  bind(CheckoutTokens.saveAddress).toResolvedValue(
    (book, fillFromZip) => makeSaveAddress({ book, fillFromZip }),
    [CheckoutTokens.addressBook, CheckoutTokens.fillFromZip],
  );
  bind(CheckoutTokens.makeDefaultAddress).toResolvedValue(
    (book, userType) => makeMakeDefaultAddress({ book, userType }),
    [CheckoutTokens.addressBook, IdentityTokens.userType],
  );
  bind(CheckoutTokens.directory).toResolvedValue(({ addressDirectory }) => addressDirectory, [BackendTokens.shared]);
  bind(CheckoutTokens.suggestAddress).toResolvedValue(
    (directory) => makeSuggestAddress({ directory }),
    [CheckoutTokens.directory],
  );
  bind(CheckoutTokens.fillFromZip).toResolvedValue(
    (directory) => makeFillFromZip({ directory }),
    [CheckoutTokens.directory],
  );
});
