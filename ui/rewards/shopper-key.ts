import type { HeaderUser } from '../../core/identity/session/header-user';

/** Tells the shoppers apart for whom rewards were fetched. */
export const shopperKey = ({ userId, isRegistered }: HeaderUser): string => (isRegistered ? (userId ?? '') : 'guest');
