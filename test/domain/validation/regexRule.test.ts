import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import {
  foldingWork,
  MAX_FOLDING_WORK,
  MAX_WRITTEN_OUT_SIZE,
  writtenOutSize,
} from '../../../src/domain/validation/patterns/isBoundedPattern.ts';
import { compileRe2Pattern } from '../../../src/infrastructure/patterns/re2PatternEngine.ts';
import { acceptedOf } from './acceptedOf.ts';

const numRuns = Number(process.env['RUNS'] ?? 300);
const context = { compilePattern: compileRe2Pattern };

const atom = fc.constantFrom(
  'a',
  '.',
  '\\d',
  '[a-z]',
  '[^]x]',
  '\\p{L}',
  '\\pN',
  '\\x{1F600}',
  '[[:alpha:]-]',
  '\\Qa(b\\E',
  '^',
  '💡',
);
const times = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.nat(12))
  .map(([least, more]) => `{${least},${least + more}}`);
const pattern = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    atom,
    fc.tuple(atom, fc.oneof(times, fc.constantFrom('*', '+', '?', '{3}', '{2,}'))).map((parts) => parts.join('')),
    fc.array(tie('node'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
    fc.tuple(tie('node'), tie('node')).map((parts) => parts.join('|')),
    fc
      .tuple(fc.constantFrom('(', '(?:', '(?i:', '(?P<n>', '(?i)('), tie('node'), fc.oneof(times, fc.constant('')))
      .map(([head, inner, end]) => `${head}${inner})${end}`),
  ),
})).node;

describe('a regular expression of a merchant', () => {
  it('is valid if a regular expression engine with linear-time matching can compile it [VL-regex]', () => {
    const right = [
      '^.{1,50}$',
      '[A-Z]{2}\\d{4,10}',
      '(?i)^r-\\d+$',
      '\\p{L}{1,50}',
      '(a*)*b',
      'a{1000}',
      '^.{1,1000}$',
      '(?i)[à-ÿ]+',
    ];
    const wrong = ['(', '[', 'a{2,1}', '*', '(?=a)', '(a)\\1', 'x'.repeat(201), 'a{1001}', '(?:a{9}){130}', '\\'];
    expect(acceptedOf('regex', [...right, ...wrong], context)).toEqual(right);
  });

  it('is validated by the JavaScript engine if no other engine is given [VL-regex]', () => {
    expect(acceptedOf('regex', ['a', '^.{1,50}$', '(?=a)b', '', '(', '[z-a]', 'a{2,1}'])).toEqual([
      'a',
      '^.{1,50}$',
      '(?=a)b',
      '',
    ]);
  });

  it('is rejected before compilation if compiling it would take long [VL-regex]', () => {
    const growing = [
      'a{1000}'.repeat(28),
      '(a{0,30}){0,30}'.repeat(13),
      '(){999}'.repeat(25),
      '((\\Q)\\Ea{9}b){99}c){9}',
    ];
    expect(growing.map((each) => writtenOutSize(each) > MAX_WRITTEN_OUT_SIZE)).toEqual([true, true, true, true]);
    const folding = ['(?i)[ -𐐀][ -𐐀]', '(?s)(?i:[\\x{0}-\\x{ffff}-][!-𐐀])', '(?i)'.concat('\\pL'.repeat(11))];
    expect(folding.map((each) => foldingWork(each) > MAX_FOLDING_WORK)).toEqual([true, true, true]);
    expect(acceptedOf('regex', [...growing, ...folding], context)).toEqual([]);
  });

  it.each([
    ['', 0],
    ['abc', 3],
    ['a{2}[bc]{4}', 6],
    ['a{2,5}', 5],
    ['a{3,}', 3],
    ['a{0}', 1],
    ['(?:ab){3}', 9],
    ['((a{2}b){2}c){2}', 20],
    ['[]a{9}]{3}', 3],
    ['[^]{9}]b', 2],
    ['[[:alpha:]{9}]', 1],
    ['\\{9}', 3],
    ['\\p{Greek}{3}\\pL{2}\\x{41}', 6],
    ['\\Qa{9}\\E{2}', 5],
    ['(?i)a{2}', 2],
    ['a|b{3}|c', 5],
    ['a*b+c?', 3],
    ['a{x}', 4],
    [')a{2}', 2],
    ['[a\\', 1],
  ])(
    'has the size that the pattern has after its repetitions are expanded: the size of %j is %i [VL-regex]',
    (text, size) => {
      expect(writtenOutSize(text)).toBe(size);
    },
  );

  it('requires additional work for case folding only if the pattern ignores case [VL-regex]', () => {
    expect(foldingWork('[a-z]\\pL')).toBe(0);
    expect([foldingWork('(?si)[a-c]'), foldingWork('(?i:[a-c])'), foldingWork('(?s)i[a-c]')]).toEqual([2, 2, 0]);
    expect(foldingWork('(?i)[a-z]')).toBe(25);
    expect(foldingWork('(?i)[\\x{61}-\\x{7a}]\\PL')).toBe(3025);
    expect(foldingWork('(?s-i)x[z-a]')).toBe(foldingWork('(?i:x)'));
    expect(foldingWork('(?i)[ぁ-龯]')).toBeLessThan(MAX_FOLDING_WORK);
    expect(foldingWork('(?i)[a-\\x{10ffff}]')).toBe(0x1e943 - 0x61);
  });

  it('is compiled to a program of at most about four times the expanded size of the pattern [VL-regex]', () => {
    fc.assert(
      fc.property(pattern, (text) => {
        const size = writtenOutSize(text);
        if (size > MAX_WRITTEN_OUT_SIZE || text.length > 200) return;
        try {
          expect(RE2JS.compile(text).programSize()).toBeLessThanOrEqual(4 * size + 8);
        } catch (error) {
          expect(error).toHaveProperty('name', 'RE2JSSyntaxException');
        }
      }),
      { numRuns },
    );
  });
});

describe('the size of a very long pattern', () => {
  it('is computed in linear time, even if the pattern contains an unclosed bracket [VL-regex]', () => {
    const pieces = ['[', '[[:a', '\\Q', '\\p{', '(', '(?i', '{1', '[]', '[\\', '(?P<', 'a-', '\\x{1-', '\\', '(?i)[a-'];
    for (const piece of pieces) {
      const text = piece.repeat(Math.ceil(50_000 / piece.length));
      expect(writtenOutSize(text)).toBeGreaterThan(0);
      expect(foldingWork(text)).toBeGreaterThanOrEqual(0);
    }
  });
});
