import type { ProviderProblem } from '../shared/provider-request.ts';
import type { PostalAddress } from './address-directory.ts';

export type AddressAnswer<A> =
  { readonly kind: 'answer'; readonly value: A } | { readonly kind: 'unknown'; readonly problem: ProviderProblem };

/**
 * A company that knows which addresses exist in the United States. Calls only read, never reject, and say within about
 * three seconds why there is no answer. [CHK-03]
 */
export interface AddressProvider {
  /** At most `MAX_SUGGESTIONS` addresses that complete a text; those of the ZIP code first. */
  suggest(text: string, zipCode: string | undefined): Promise<AddressAnswer<readonly PostalAddress[]>>;
  /** The address as the postal service writes it; undefined when there is no such address. */
  standardise(address: PostalAddress): Promise<AddressAnswer<PostalAddress | undefined>>;
}
