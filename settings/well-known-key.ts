/** The key that the embedded services take unless told; everybody who reads the source knows it. */
export const WELL_KNOWN_KEY = 'key_embedded';
