/** In the address of a page, of what the person who is signed in has open over it: `?account=password`. */
export const ACCOUNT_DIALOG = 'account';
export type AccountDialog = 'password' | 'sessions';
