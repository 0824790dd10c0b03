import { limitedText, type TextProblem } from '../validation/limitedText.ts';
import { characterLimit } from '../validation/textLimit.ts';
import type { ReturnFormFields } from '../company/parts/returnFormFields.ts';

/** Of the words over a field: more would not stand on two lines of a phone. */
export const HEADING_LIMIT = characterLimit(60);

export type HeadingProblem = TextProblem<'noSpecialCharactersAlt' | 'doubleSpace'>;

export const headingProblem: (text: string) => HeadingProblem | undefined = limitedText(HEADING_LIMIT, [
  'noSpecialCharactersAlt',
  'doubleSpace',
]);

const headings = ['orderIdCustomHeader', 'reasonCommentsFieldName'] as const satisfies (keyof ReturnFormFields)[];

/** The first field that is not as it is held already and may not be as it is. Page and service ask the same question [RS-6]. */
export function returnFormProblem(
  held: readonly (ReturnFormFields | undefined)[],
  after: ReturnFormFields,
): { readonly field: keyof ReturnFormFields; readonly problem: HeadingProblem } | undefined {
  for (const field of headings) {
    const problem = held.some((each) => each?.[field] === after[field])
      ? undefined
      : headingProblem(after[field] ?? '');
    if (problem) return { field, problem };
  }
  return undefined;
}
