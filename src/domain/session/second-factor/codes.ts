const TOTP_CODE = /^\d{6}$/;
/** 16 characters of base32 (RFC 4648): 80 random bits. */
const RECOVERY_CODE = /^[A-Z2-7]{16}$/;

const withoutSeparators = (text: string): string => text.normalize('NFKC').replaceAll(/[\s-]/g, '');

/** Code of an authenticator app without spaces, or `undefined` if the text is not six digits. */
export function totpCodeIn(text: string): string | undefined {
  const code = withoutSeparators(text);
  return TOTP_CODE.test(code) ? code : undefined;
}

/** Recovery code in upper case without separators, or `undefined` if the text cannot be a recovery code. */
export function recoveryCodeIn(text: string): string | undefined {
  const code = withoutSeparators(text).toUpperCase();
  return RECOVERY_CODE.test(code) ? code : undefined;
}

/** Recovery code as shown to users, e.g. `4K7P-92QD-…`: four groups of four. */
export const shownRecoveryCode = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$&-');
