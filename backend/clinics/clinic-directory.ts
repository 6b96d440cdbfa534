/** A veterinary clinic. */
export interface Clinic {
  readonly name: string;
  /** City and state, such as `San Diego, CA`. */
  readonly place: string;
  /** Ten digits. */
  readonly phone: string;
}

/** A directory of veterinary clinics. Calls reject only when the directory cannot be reached. [ACC-04] */
export interface ClinicDirectory {
  /**
   * At most six clinics with all words of a text in their name and place; the last letters of a word may be missing.
   * Those whose name begins with the text come first.
   */
  readonly suggest: (text: string) => Promise<readonly Clinic[]>;
}
