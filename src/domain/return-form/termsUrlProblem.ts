import { limitedText, type TextProblem } from '../validation/limitedText.ts';
import { characterLimit } from '../validation/textLimit.ts';

export const TERMS_URL_LIMIT = characterLimit(500);

export type TermsUrlProblem = TextProblem<'httpProtocol' | 'website'>;

/** What is wrong with the address of a merchant's terms; an empty one asks no customer for consent. */
export const termsUrlProblem: (url: string) => TermsUrlProblem | undefined = limitedText(TERMS_URL_LIMIT, [
  'httpProtocol',
  'website',
]);
