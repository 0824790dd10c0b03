/**
 * A password as it is kept and compared: the same text on every keyboard (RFC 8265, section 4.2). An accent may come as one
 * character or as two, and an input method writes a blank of another width.
 */
export const preparedPassword = (password: string): string => password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');
