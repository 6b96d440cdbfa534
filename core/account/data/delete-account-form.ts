import { makeForm } from '../../forms/form';

/** The current password, which the deletion needs. */
export const deleteAccountForm = makeForm({ password: { label: 'Current password', keepsSpaces: true } });

export type DeleteAccountField = 'password';
