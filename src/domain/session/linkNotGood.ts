/** Message for a password link that is used, expired or unknown. */
export const LINK_NOT_GOOD = 'setPassword.linkNotGood';
