import { describe, expect, it } from 'vitest';
import type { ReturnReason } from '../../../src/domain/company/parts/returnReason.ts';
import { validateReason } from '../../../src/domain/return-reasons/validateReason.ts';
import { refuseMalformedReasons, refuseReturnReasons } from '../../../src/domain/return-reasons/refuseReturnReasons.ts';
import { compileRe2Pattern } from '../../../src/infrastructure/patterns/re2PatternEngine.ts';
import { aReason, aReturnReasons } from '../../support/samples/builders.ts';

const kindOf = (more: Partial<ReturnReason>, otherCodes: readonly string[] = []) =>
  validateReason(aReason(more), otherCodes)?.kind;

describe('validateReason', () => {
  it('accepts a reason with a code, a text and up to ten requirements [RS-1]', () => {
    expect(kindOf({})).toBeUndefined();
    expect(kindOf({ code: 'サイズ_1-b' })).toBeUndefined();
    expect(kindOf({ paymentRequirements: Array.from({ length: 10 }, () => 'x'.repeat(120)) })).toBeUndefined();
    expect(kindOf({ code: 'c'.repeat(40), description: 'd'.repeat(120) })).toBeUndefined();
  });

  it.each([
    [{ code: ' ' }, 'code-blank'],
    [{ code: 'A B' }, 'code-malformed'],
    [{ code: 'A.B' }, 'code-malformed'],
    [{ code: 'c'.repeat(41) }, 'code-malformed'],
    [{ description: ' \t' }, 'text-blank'],
    [{ description: 'd'.repeat(121) }, 'text-too-long'],
    [{ paymentRequirements: Array.from({ length: 11 }, () => 'x') }, 'too-many-requirements'],
    [{ paymentRequirements: [''] }, 'text-blank'],
    [{ paymentRequirements: ['Photo', ' \t'] }, 'text-blank'],
    [{ paymentRequirements: ['x'.repeat(121)] }, 'text-too-long'],
  ] as const)('rejects the reason %j: %s [RS-1]', (more, kind) => {
    expect(kindOf(more)).toBe(kind);
  });

  it('rejects a code that another reason has, ignoring case [RS-1]', () => {
    expect(kindOf({ code: 'size' }, ['OTHER', 'SIZE'])).toBe('code-taken');
  });
});

const refused = (more: Parameters<typeof aReturnReasons>[0]) =>
  refuseReturnReasons('/at', aReturnReasons(more), compileRe2Pattern);
const refusedAt = (pointer: string, message: string) => ({ kind: 'invalid', errors: [{ pointer, message }] });

describe('a list of return reasons written to the service', () => {
  it('is rejected with the index of the first invalid reason [RS-1]', () => {
    expect(refused({ reasons: [aReason(), aReason({ code: 'B', description: '' })] })).toEqual(
      refusedAt('/at/reasons/1', 'text-blank'),
    );
    expect(refused({ reasons: [aReason(), aReason({ code: 'size' })] })).toEqual(
      refusedAt('/at/reasons/1', 'code-taken'),
    );
    expect(refused({})).toBeUndefined();
  });

  it.each([
    [{ reasons: 'none' }, '/at/reasons', 'not a list'],
    [{ reasons: [aReason(), { ...aReason({ code: 'B' }), enabled: 'yes please' }] }, '/at/reasons/1', 'not a reason'],
    [{ reasons: [undefined] }, '/at/reasons/0', 'not a reason'],
  ])('is rejected if the format of the list is wrong: %j [RS-1]', (more, pointer, message) => {
    expect(refuseMalformedReasons('/at', aReturnReasons(more as never))).toEqual(refusedAt(pointer, message));
  });

  it('may contain at most 200 reasons [RS-1]', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => aReason({ code: `C${index}` }));
    expect(refused({ reasons: many(200) })).toBeUndefined();
    expect(refused({ reasons: many(201) })).toEqual(refusedAt('/at/reasons', 'too-many-reasons'));
  });

  it.each(['(', '(?=a)', '(a)\\1', 'x'.repeat(201), '(a{1,100}){1,100}'])(
    'is rejected with the pattern %j, which cannot be matched in linear time [RS-1]',
    (validationRegex) => {
      expect(refused({ validationRegex })).toEqual({
        ...refusedAt('/at/validationRegex', 'pattern-invalid'),
        message: 'validation.regexInvalidError',
      });
    },
  );

  it('may have an empty pattern for comments, which means the default pattern [RS-2]', () => {
    expect(refused({ validationRegex: '' })).toBeUndefined();
  });
});
