/** The default key of the embedded services. It is public, as it is in the source. */
export const WELL_KNOWN_KEY = 'key_embedded';
