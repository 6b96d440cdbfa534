/** The parts of an address that the directory knows. */
export interface PostalAddress {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  /** Two capitals. */
  readonly state: string;
  /** Five digits. */
  readonly zipCode: string;
}

/** A city of a ZIP code. */
export type PostalPlace = Pick<PostalAddress, 'city' | 'state' | 'zipCode'>;

export const MAX_SUGGESTIONS = 6;

/**
 * A directory of postal addresses. Calls reject only when the database fails. `askedFrom` is the network address of the
 * visitor, whose questions are counted when they cost the shop something. [CHK-03]
 */
export interface AddressDirectory {
  /** At most `MAX_SUGGESTIONS` addresses that complete a text; those of the ZIP code first. */
  readonly suggest: (text: string, zipCode: string | undefined, askedFrom: string) => Promise<readonly PostalAddress[]>;
  /** The place of a ZIP code, without a city when only its region is known; undefined when there is no such region. */
  readonly placeOf: (zipCode: string) => Promise<PostalPlace | undefined>;
  /** How the directory would write an address; undefined when it would write it just so. */
  readonly correct: (address: PostalAddress, askedFrom: string) => Promise<PostalAddress | undefined>;
}
