import { describe, expect, it } from 'vitest';
import { cellProblem, cellText, plainSpaces } from '../../../src/domain/tables/cell.ts';

describe('a spreadsheet cell', () => {
  it.each(
    `#NAME? #REF! #N/A #VALUE! #DIV/0! #NUM! #NULL! #SPILL! #VALEUR! #NOM? #¡REF! #¿NOMBRE? #N/D #WAARDE! #VERW! #NAAM? #N/B
    #DEEL/0! #WERT! #BEZUG! #NV #RIF! ##### Err:502`.split(/\s+/),
  )('with the spreadsheet error %s has the problem "error-value"', (cell) => {
    expect(cellProblem(` ${cell} `)).toBe('error-value');
  });

  it.each(['?????', '????? {{orderId}} ??', 'Num?ro {{orderId}}', '?t?', 'Gr\uFFFD\uFFFDe', '??', 'C?te d?Ivoire'])(
    'with %s has the problem "lost-letters"',
    (cell) => {
      expect(cellProblem(cell)).toBe('lost-letters');
    },
  );

  it.each(['1.23457E+11', '1,2E+05', '2E+11', '1.2E-05'])(
    'with %s has the problem of a number in scientific notation',
    (cell) => {
      expect(cellProblem(cell)).toBe('power');
    },
  );

  it.each([
    '',
    'Why?',
    'Pourquoi ?',
    'Really??',
    'Quoi ??',
    '¿Por qué?',
    '?',
    '#1 seller',
    '#summer',
    '#NAME',
    '#name?',
    'N/A',
    'https://shop.example/a?b=c',
    'shop.example/a?b',
    '1E5',
    'ABCE+11',
    '大丈夫ですか?',
  ])('with the text %j has no problem', (cell) => {
    expect(cellProblem(cell)).toBeUndefined();
  });

  it('with a formula such as ="text" is read as the text inside the formula', () => {
    expect(cellText('="0200102"')).toBe('0200102');
    expect(cellText('="a ""b"""')).toBe('a "b"');
    expect([cellText('=1+1'), cellText('="a"&"b"')]).toEqual(['=1+1', '="a"&"b"']);
  });

  it('is read without non-breaking and zero-width spaces, but with zero-width joiners between letters', () => {
    expect(plainSpaces('a\u00A0b\u202Fc\u200B\u2060\uFEFF')).toBe('a b c');
    expect(plainSpaces('\u0645\u06CC\u200C\u062E 👩‍👧')).toBe('\u0645\u06CC\u200C\u062E 👩‍👧');
  });
});
