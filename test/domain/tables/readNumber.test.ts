import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalSignOf, guessDecimal, readNumber, type DecimalSign } from '../../../src/domain/tables/readNumber.ts';

const languages = ['ar', 'en', 'es', 'fr', 'ja', 'nl'];

/** Code points of the digit zero in several scripts. */
const scripts = ['0', '٠', '۰', '०', '０'].map((zero) => zero.codePointAt(0) ?? 0);
const inScript = (text: string, zero: number): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** Numbers with at most two decimals, written with a decimal point or a decimal comma. */
const written = fc.record({
  hundredths: fc.integer({ min: 0, max: 999_999_999_999 }),
  decimals: fc.constantFrom(0, 1, 2),
  decimal: fc.constantFrom<DecimalSign>('.', ','),
  group: fc.constantFrom('', 'other', '’', "'", ' ', '\u00A0', '\u202F'),
  script: fc.constantFrom(...scripts),
  currency: fc.constantFrom('', '$', '€ ', 'US$', 'CHF ', 'kr. ', '¥'),
});

describe('readNumber', () => {
  it('reads numbers with decimal point or decimal comma, with digits of any script and a currency', () => {
    fc.assert(
      fc.property(written, fc.constantFrom(...languages), (number, language) => {
        const { hundredths, decimals, decimal, group, script, currency } = number;
        const value = Math.round(hundredths / 10 ** (2 - decimals)) / 10 ** decimals;
        const [integerDigits = '', fraction] = value.toFixed(decimals).split('.');
        const sign = group === 'other' ? (decimal === '.' ? ',' : '.') : group;
        const grouped = integerDigits.replaceAll(/\B(?=(\d{3})+$)/g, sign);
        const digits = fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
        const read = readNumber(`${currency}${inScript(digits, script)}`, decimalSignOf(language));
        // "1,234" can mean 1.234 or 1234. The decimal separator of the language decides.
        const isEither = fraction === undefined && sign === decimalSignOf(language) && grouped.split(sign).length === 2;
        expect(read).toBe(isEither ? value / 1000 : value);
      }),
      { numRuns: 500 },
    );
  });

  it('reads numbers as each language formats them', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(...languages), (thousandths, language) => {
        const text = new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(thousandths / 1000);
        expect(readNumber(text, decimalSignOf(language))).toBe(Number((thousandths / 1000).toFixed(3)));
      }),
    );
  });

  it('returns a finite number or undefined for any text', () => {
    const pieces = fc.array(fc.constantFrom(...'0123456789.,’ -+$€eRs٫٬１٣'), { maxLength: 12 });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((each) => each.join('')),
        ),
        (text) => {
          for (const decimal of ['.', ','] as const) {
            const number = readNumber(text, decimal);
            expect(number === undefined || Number.isFinite(number)).toBe(true);
          }
        },
      ),
    );
  });

  it.each([
    ['12,50', '.', 12.5],
    ['30.49', ',', 30.49],
    ['1.5', ',', 1.5],
    ['1,234', '.', 1234],
    ['1,234', ',', 1.234],
    ['1.234', ',', 1234],
    ['1’234.50', ',', 1234.5],
    ['1.234,50', '.', 1234.5],
    ['1 234,5', '.', 1234.5],
    ['1.234.567', '.', 1_234_567],
    ['12.', '.', 12],
    ['.5', ',', 0.5],
    ['١٢٫٥٠', '.', 12.5],
    ['١٬٢٣٤٫٥٠', ',', 1234.5],
    ['１２．５０', ',', 12.5],
    ['\u200F12.50', '.', 12.5],
    ['$49.95', ',', 49.95],
    ['US$ 1,234.50', '.', 1234.5],
    ['-$4.50', '.', -4.5],
    ['−4', '.', -4],
    ['Rs.500', '.', 500],
    ['12,50 kr.', '.', 12.5],
    ['د.إ. 5', '.', 5],
    ['12.95 AUD', ',', 12.95],
    ['¥1,200', '.', 1200],
  ] as const)('reads %s with the decimal separator "%s" as %s', (text, decimal, number) => {
    expect(readNumber(text, decimal)).toBe(number);
  });

  it.each([
    'n/a',
    '',
    '.',
    '12,34.5',
    '1.2.3',
    '1,234,',
    '0,234',
    '1,23,456',
    '1’234 567',
    '3 pcs',
    '5 x',
    '1e5',
    '5-3',
  ])('rejects %s, which is not a number', (text) => {
    expect(readNumber(text, '.')).toBeUndefined();
  });

  it('rejects a number with more digits than a JavaScript number can represent', () => {
    expect(readNumber('123456789012345', '.')).toBe(123_456_789_012_345);
    expect(readNumber('1234567890123456', '.')).toBeUndefined();
  });

  it('uses the decimal separator from guessDecimal, which derives the separator from unambiguous numbers of a column [RL-9]', () => {
    expect(guessDecimal(['1.234', '12,5', '3,25'], '.')).toBe(',');
    expect(guessDecimal(['1,234', '12.5'], ',')).toBe('.');
    expect(guessDecimal(['12', '7', '1,234'], ',')).toBe(',');
    expect(guessDecimal(['1.234.567'], '.')).toBe(',');
    expect(guessDecimal(['0,234'], '.')).toBe(',');
    expect(guessDecimal(['1.234,50 €'], '.')).toBe(',');
  });
});
