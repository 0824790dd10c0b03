/** The same text for every keyboard (RFC 8265, section 4.2): one form of accents and spaces. */
export const preparedPassword = (password: string): string => password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');

export const WRONG_PASSWORD = 'session.password.wrong';

export const LINK_NOT_GOOD = 'setPassword.linkNotGood';
