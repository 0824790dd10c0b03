/** What a service answers to a password link that is used, expired or unknown: the key of its text. */
export const LINK_NOT_GOOD = 'setPassword.linkNotGood';
