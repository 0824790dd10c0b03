import { DEFAULT_REASON_PATTERN, reasonPatternOf, type ReturnReasons } from '../company/parts/returnReason.ts';
import { characterCount } from '../validation/formats/characters.ts';
import type { CompilePattern } from '../validation/patterns/patternEngine.ts';
import type { ReturnFormFields } from '../company/parts/returnFormFields.ts';

/** Most characters where the merchant has no pattern [RS-2]. */
const MAX_COMMENTS = 50;

export type CommentsProblem = 'comments-blank' | 'comments-malformed';

/**
 * What is wrong with a customer's comments, `undefined` for nothing. Blank ones are wrong where they are mandatory;
 * others must match the merchant's pattern, or be any 1 to 50 characters where there is none [RS-3].
 * A pattern that does not compile refuses no customer: that is for its merchant to mend.
 */
export function commentsProblem(
  comments: string,
  fields: ReturnFormFields,
  reasons: ReturnReasons,
  compile: CompilePattern,
): CommentsProblem | undefined {
  if (!fields.reasonComments) return undefined;
  if (comments.trim() === '') return fields.reasonCommentsMandatory ? 'comments-blank' : undefined;
  const written = reasonPatternOf(reasons);
  // Any characters, a line break too, which the dot of a pattern would refuse.
  if (written === DEFAULT_REASON_PATTERN)
    return characterCount(comments) > MAX_COMMENTS ? 'comments-malformed' : undefined;
  const pattern = compile(written);
  return pattern && !pattern.matches(comments) ? 'comments-malformed' : undefined;
}
