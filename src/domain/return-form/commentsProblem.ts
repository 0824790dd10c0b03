import { DEFAULT_REASON_PATTERN, reasonPatternOf, type ReturnReasons } from '../company/parts/returnReason.ts';
import { characterCount } from '../validation/formats/characters.ts';
import type { CompilePattern } from '../validation/patterns/patternEngine.ts';
import type { ReturnFormFields } from '../company/parts/returnFormFields.ts';

/** Most characters where the merchant has no pattern [RS-2]. */
const MAX_COMMENTS = 50;

export type CommentsProblem = 'comments-blank' | 'comments-malformed';

/** By the merchant's pattern, else 1 to 50 characters [RS-3]. A pattern that does not compile refuses no customer. */
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
