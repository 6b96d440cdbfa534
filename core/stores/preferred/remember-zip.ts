import * as IOE from 'fp-ts/IOEither';
import { requiredNamed, ZIP_CODE } from '../../forms/messages';
import type { PreferredPlaceStore } from './preferred-store';
import { zipOf } from '../zip-code';

/** No ZIP code was typed, or an invalid one; `message` is for the shopper (FRM-02, FRM-08). */
export interface InvalidZip {
  readonly kind: 'invalid-zip';
  readonly message: string;
}

/**
 * Stores the ZIP code that a shopper confirmed in the header for deliveries, replacing an existing one. Returns its
 * five digits. `label` names the field in the message for a missing one. Only confirmed ZIP codes are stored, never the
 * text of a search for stores (STO-08).
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
