import {
  MAX_REASONS,
  MAX_REQUIREMENTS,
  REASON_CODE_LIMIT,
  REASON_TEXT_LIMIT,
  type ReasonError,
} from '../../../domain/return-reasons/validateReason.ts';

export function messageKeyOf(error: ReasonError) {
  switch (error.kind) {
    case 'code-blank':
      return 'returnReasons.errors.codeBlank';
    case 'code-malformed':
      return 'returnReasons.errors.codeFormat';
    case 'code-taken':
      return 'returnReasons.errors.codeTaken';
    case 'text-blank':
      return 'returnReasons.errors.descriptionBlank';
    case 'text-too-long':
      return 'returnReasons.errors.descriptionTooLong';
    case 'too-many-requirements':
      return 'returnReasons.errors.tooManyRequirements';
    case 'too-many-reasons':
      return 'returnReasons.errors.tooManyReasons';
    case 'pattern-invalid':
      return 'validation.regexInvalidError';
    default:
      return error satisfies never;
  }
}

export function messageValuesOf(error: ReasonError): { code?: string; max: number; count: number } {
  const { max } = error.kind === 'code-malformed' ? REASON_CODE_LIMIT : REASON_TEXT_LIMIT;
  const count = error.kind === 'too-many-reasons' ? MAX_REASONS : MAX_REQUIREMENTS;
  return 'code' in error ? { code: error.code, max, count } : { max, count };
}
