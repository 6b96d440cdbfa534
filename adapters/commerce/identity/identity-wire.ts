import { fields, text } from '../../http/wire-codecs';

/**
 * The response of guestidentity, loginidentity and person: its tokens are also set as cookies and are not read here.
 */
export const identityWire = fields('identity', { userId: text });
