import type { PatternError } from '../../../../application/return-reasons/ChangeCommentPattern.ts';
import type { PortFailure } from '../../../../application/shared/failure.ts';

/** Why a pattern was not taken, in words. */
export function patternMessageKeyOf(error: PatternError | PortFailure) {
  switch (error.kind) {
    case 'pattern-invalid':
      return 'validation.regexInvalidError';
    case 'pattern-too-long':
      return 'returnReasons.errors.patternTooLarge';
    default:
      // Whatever kept the engine away, trying again is all a person can do.
      return `errors.${error.kind}.title` as const;
  }
}
