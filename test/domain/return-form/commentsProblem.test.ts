import { describe, expect, it } from 'vitest';
import { commentsProblem } from '../../../src/domain/return-form/commentsProblem.ts';
import { DEFAULT_REASON_PATTERN } from '../../../src/domain/company/parts/returnReason.ts';
import { compileRe2Pattern } from '../../../src/infrastructure/patterns/re2PatternEngine.ts';
import { aReturnReasons } from '../../support/samples/builders.ts';

const shown = { reasonComments: true };
const problemOf = (comments: string, validationRegex?: string, fields: Parameters<typeof commentsProblem>[1] = shown) =>
  commentsProblem(comments, fields, aReturnReasons({ validationRegex }), compileRe2Pattern);

describe('commentsProblem', () => {
  it.each([undefined, '', DEFAULT_REASON_PATTERN])(
    'accepts any comment of 1 to 50 characters if the pattern is %j [RS-2]',
    (pattern) => {
      expect(problemOf('x', pattern)).toBeUndefined();
      expect(problemOf('two\nlines', pattern)).toBeUndefined();
      expect(problemOf('💡'.repeat(50), pattern)).toBeUndefined();
      expect(problemOf('x'.repeat(51), pattern)).toBe('comments-malformed');
    },
  );

  it('requires that comments match the merchant’s pattern [RS-2]', () => {
    expect(problemOf('B-12', '^[A-Z]-\\d+$')).toBeUndefined();
    expect(problemOf('B-', '^[A-Z]-\\d+$')).toBe('comments-malformed');
    expect(problemOf('x'.repeat(51), '^x+$')).toBeUndefined();
  });

  it('accepts empty comments unless comments are mandatory [RS-3]', () => {
    expect(problemOf(' ')).toBeUndefined();
    expect(problemOf(' ', undefined, { ...shown, reasonCommentsMandatory: true })).toBe('comments-blank');
  });

  it('reports nothing if the return form has no comments field [RS-4]', () => {
    expect(problemOf('', undefined, { reasonCommentsMandatory: true })).toBeUndefined();
    expect(problemOf('x'.repeat(51), undefined, {})).toBeUndefined();
  });

  it('ignores the merchant’s pattern for comments if it is not a valid regular expression [RS-2]', () => {
    expect(problemOf('anything', '(')).toBeUndefined();
  });
});
