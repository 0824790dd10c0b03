import { passwordRules } from '../validation/rules/passwordRules.ts';
import { judge } from '../validation/validationRule.ts';
import { type AccountRules, passwordRuleOf } from './accountRules.ts';

export const COMMON_PASSWORD = 'wl.validation.commonPasswordError';
export const PERSONAL_PASSWORD = 'wl.validation.personalPasswordError';

const messages = [
  passwordRules.password.message,
  passwordRules.strongPassword.message,
  COMMON_PASSWORD,
  PERSONAL_PASSWORD,
] as const;
export type NewPasswordMessage = (typeof messages)[number];

/** Reason why the service rejected a new password, if `message` is one. */
export const newPasswordMessageOf = (message: string | undefined): NewPasswordMessage | undefined =>
  messages.find((each) => each === message);

/** Shorter words are ignored, because they occur in many unrelated passwords. */
const MIN_WORD = 3;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
const wordsOf = (name: string): readonly string[] =>
  fold(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length >= MIN_WORD);
const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/**
 * Whether most letters of a password belong to words of the given names. Digits and symbols do not count, because
 * people add them to satisfy a rule.
 */
export function isMainlyNames(password: string, names: readonly string[]): boolean {
  // Remove long words first, so that a short word does not split a longer one.
  const words = names.flatMap(wordsOf).toSorted((a, b) => b.length - a.length);
  const folded = fold(password);
  // A removed word leaves a space, so that its neighbours do not form another word.
  const rest = words.reduce((text, word) => text.replaceAll(word, ' '), folded);
  return lettersIn(rest) * 2 < lettersIn(folded);
}

export type NewPasswordContext = {
  readonly rules: AccountRules;
  readonly isCommon: (password: string) => boolean;
  /** Names and addresses of the user, the company, the owner and the product. */
  readonly names: readonly string[];
};

/** Returns the message of the first rule that a new password violates [AU-16]. */
export function refusalOfNewPassword(
  password: string,
  { rules, isCommon, names }: NewPasswordContext,
): NewPasswordMessage | undefined {
  const weak = judge(passwordRuleOf(rules), password);
  if (weak !== undefined) return weak;
  if (isCommon(password)) return COMMON_PASSWORD;
  return isMainlyNames(password, names) ? PERSONAL_PASSWORD : undefined;
}
