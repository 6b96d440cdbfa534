import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';
import { checkAddress, type Address, type InvalidAddress } from './address';
import type { AddressDirectory } from './address-directory';

export type AddressValidation =
  /** The directory knows nothing better. */
  | { readonly kind: 'valid'; readonly address: Address }
  /** The directory would write the typed address differently: the shopper decides (CHK-03). */
  | { readonly kind: 'suggested'; readonly typed: Address; readonly suggestions: ReadonlyArray<Address> };

/** Checks the fields of an address and compares it with the directory. Stores nothing. */
export type ValidateAddress = (typed: Address) => TE.TaskEither<InvalidAddress | UpstreamFailure, AddressValidation>;

export const makeValidateAddress =
  ({ directory }: { readonly directory: AddressDirectory }): ValidateAddress =>
  (typed) =>
    pipe(
      TE.Do,
      TE.bind('address', () => TE.fromEither(checkAddress(typed))),
      TE.bindW('suggestions', ({ address }) => directory.validate(address)),
      TE.map(({ address, suggestions }): AddressValidation =>
        suggestions.length === 0 ? { kind: 'valid', address } : { kind: 'suggested', typed: address, suggestions },
      ),
    );
