import { DEFAULT_REASON_PATTERN, reasonPatternOf, type ReturnReasons } from '../company/parts/returnReason.ts';
import { characterCount } from '../validation/formats/characters.ts';
import type { CompilePattern } from '../validation/patterns/patternEngine.ts';
import type { ReturnFormFields } from '../company/companyConfiguration.ts';

/** Maximum without a merchant's pattern [RS-2]. */
const MAX_COMMENTS = 50;

export type CommentsProblem = 'comments-blank' | 'comments-malformed';

/** Validates by the merchant's pattern, or else 1 to 50 characters [RS-3]. An invalid pattern accepts everything. */
export function commentsProblem(
  comments: string,
  fields: ReturnFormFields,
  reasons: ReturnReasons,
  compile: CompilePattern,
): CommentsProblem | undefined {
  if (!fields.reasonComments) return undefined;
  if (comments.trim() === '') return fields.reasonCommentsMandatory ? 'comments-blank' : undefined;
  const merchantPattern = reasonPatternOf(reasons);
  // Line breaks are allowed, although the dot of the pattern does not match them.
  if (merchantPattern === DEFAULT_REASON_PATTERN)
    return characterCount(comments) > MAX_COMMENTS ? 'comments-malformed' : undefined;
  const pattern = compile(merchantPattern);
  return pattern && !pattern.matches(comments) ? 'comments-malformed' : undefined;
}
