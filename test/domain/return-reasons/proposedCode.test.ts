import { property, array, assert, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasProposedCode, proposedCode, withText } from '../../../src/domain/return-reasons/proposedCode.ts';
import { REASON_CODE_LIMIT, validateReason } from '../../../src/domain/return-reasons/validateReason.ts';
import { aReason } from '../../support/samples/builders.ts';

describe('proposedCode', () => {
  it.each([
    ['Too small or too large', 'TOO_SMALL_OR_TOO_LARGE'],
    ['  50% off – twice! ', '50_OFF_TWICE'],
    ['Article abîmé à l’arrivée', 'ARTICLE_ABIME_A_L_ARRIVEE'],
    ['Doesn’t fit', 'DOESNT_FIT'],
    ["It's the carrier's fault", 'ITS_THE_CARRIERS_FAULT'],
    ['Größe falsch, Øre, Cœur, Łódź', 'GROSSE_FALSCH_ORE_COEUR_LODZ'],
    ['Ｓｉｚｅ　Ｌ', 'SIZE_L'],
    ['¿Niño?', 'NINO'],
  ])('derives from the text "%s" the code %s [RS-7]', (text, code) => {
    expect(proposedCode(text, [])).toBe(code);
  });

  it.each(['サイズが合わない', 'المقاس غير مناسب', 'iPhone用ではない', '١٢٣', '!?', '😀'])(
    'returns a numbered code for "%s", which contains other than basic Latin letters [RS-7]',
    (text) => {
      expect(proposedCode(text, [])).toBe('REASON_1');
      expect(proposedCode(text, ['REASON_1', 'reason_2'])).toBe('REASON_3');
    },
  );

  it('returns an empty code for a text that contains no word', () => {
    expect(proposedCode('  ', [])).toBe('');
  });

  it('cuts a long code after a complete word, or within the first word if that word is too long [RS-7]', () => {
    expect(proposedCode('a reason that is told in rather more words than fit', [])).toBe(
      'A_REASON_THAT_IS_TOLD_IN_RATHER_MORE',
    );
    expect(proposedCode('x'.repeat(50), [])).toBe('X'.repeat(REASON_CODE_LIMIT.max));
    expect(proposedCode('x'.repeat(50), ['X'.repeat(40)])).toBe(`${'X'.repeat(38)}_2`);
  });

  it('appends a number if another reason has the same code, ignoring case [RS-7]', () => {
    expect(proposedCode('Size', ['size', 'SIZE_2'])).toBe('SIZE_3');
  });

  it('returns a valid code for any text and any existing codes', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 90 }), array(string({ maxLength: 3 })), (text, others) => {
        const codes = [...others, proposedCode(text, others)];
        const code = proposedCode(text, codes);
        if (text.trim() === '') return code === '';
        return validateReason(aReason({ code, description: 'A text' }), codes) === undefined;
      }),
    );
  });
});

describe('withText', () => {
  const blank = { description: '', code: '' };

  it('replaces the code derived from the text until the user edits the code [RS-7]', () => {
    const late = withText(blank, 'Late', []);
    expect(late).toEqual({ description: 'Late', code: 'LATE' });
    expect(withText(late, 'Later', [])).toEqual({ description: 'Later', code: 'LATER' });
    expect(hasProposedCode(late, [])).toBe(true);
    expect(withText({ ...late, code: 'DELAYED' }, 'Later', [])).toEqual({ description: 'Later', code: 'DELAYED' });
    expect(withText({ ...late, code: '' }, 'Later', [])).toEqual({ description: 'Later', code: '' });
  });
});
