import type { HeaderUser } from '../../core/identity/session/header-user';

/** Returns a key that identifies the shopper to whom fetched rewards belong. */
export const shopperKey = ({ userId, isRegistered }: HeaderUser): string => (isRegistered ? (userId ?? '') : 'guest');
