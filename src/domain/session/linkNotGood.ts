export const LINK_NOT_GOOD = 'setPassword.linkNotGood';
