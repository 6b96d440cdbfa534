/** The default key of the embedded services. It is public, since it is part of the source. */
export const WELL_KNOWN_KEY = 'key_embedded';
