import { DEFAULT_REASON_PATTERN, reasonPatternOf, type ReturnReasons } from '../company/parts/returnReason.ts';
import { characterCount } from '../validation/formats/characters.ts';
import type { CompilePattern } from '../validation/patterns/patternEngine.ts';
import type { ReturnFormFields } from '../company/companyConfiguration.ts';

/** Maximum characters of a comment if the merchant has no pattern [RS-2]. */
const MAX_COMMENTS = 50;

export type CommentsProblem = 'comments-blank' | 'comments-malformed';

/** Validates a comment: by the merchant's pattern, or 1 to 50 characters [RS-3]. An invalid pattern accepts all. */
export function commentsProblem(
  comments: string,
  fields: ReturnFormFields,
  reasons: ReturnReasons,
  compile: CompilePattern,
): CommentsProblem | undefined {
  if (!fields.reasonComments) return undefined;
  if (comments.trim() === '') return fields.reasonCommentsMandatory ? 'comments-blank' : undefined;
  const merchantPattern = reasonPatternOf(reasons);
  // Count characters instead of matching the default pattern, because its dot rejects line breaks.
  if (merchantPattern === DEFAULT_REASON_PATTERN)
    return characterCount(comments) > MAX_COMMENTS ? 'comments-malformed' : undefined;
  const pattern = compile(merchantPattern);
  return pattern && !pattern.matches(comments) ? 'comments-malformed' : undefined;
}
