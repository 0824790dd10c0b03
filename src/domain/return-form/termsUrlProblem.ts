import { limitedText, type TextProblem } from '../validation/limitedText.ts';

const MAX_ADDRESS = 500;

export type TermsUrlProblem = TextProblem<'httpProtocol' | 'website'>;

/** What is wrong with the address of a merchant's terms; an empty one asks no customer for consent. */
export const termsUrlProblem: (url: string) => TermsUrlProblem | undefined = limitedText(MAX_ADDRESS, [
  'httpProtocol',
  'website',
]);
