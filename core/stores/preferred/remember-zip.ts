import * as IOE from 'fp-ts/IOEither';
import { requiredNamed, ZIP_CODE } from '../../forms/messages';
import type { PreferredPlaceStore } from './preferred-store';
import { zipOf } from '../zip-code';

/** No ZIP code was typed, or none that can be one; `message` is for the shopper (FRM-02, FRM-08). */
export interface InvalidZip {
  readonly kind: 'invalid-zip';
  readonly message: string;
}

/**
 * Takes the ZIP code that a shopper confirmed in the header and keeps it for deliveries, over the one there was; gives
 * its five digits as they are kept. `label` names the field in the message for a missing one. The forms themselves keep nothing, and
 * what is typed into a search for stores is never kept (STO-08): only what was confirmed comes here.
 */
export type RememberZip = (typed: string, label?: string) => IOE.IOEither<InvalidZip, string>;

export const makeRememberZip =
  ({ memory }: { readonly memory: Pick<PreferredPlaceStore, 'rememberZip'> }): RememberZip =>
  (typed, label) => {
    const zipCode = zipOf(typed);
    if (zipCode === undefined) {
      return IOE.left({ kind: 'invalid-zip', message: typed.trim() === '' ? requiredNamed(label) : ZIP_CODE });
    }
    return IOE.rightIO(() => {
      memory.rememberZip(zipCode)();
      return zipCode;
    });
  };
