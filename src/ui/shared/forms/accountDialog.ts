/** URL parameter of the user's own dialogs: `?account=password`. */
export const ACCOUNT_DIALOG = 'account';
export type AccountDialog = 'password' | 'sessions';
