import { describe, expect, it } from 'vitest';
import { tidyReason } from '../../../src/domain/return-reasons/validateReason.ts';
import { aReason } from '../../support/samples/builders.ts';

describe('tidyReason', () => {
  it('converts full-width letters and digits of the code to ASCII, and trims the code', () => {
    expect(tidyReason(aReason({ code: ' ＳＩＺＥ＿１２ ' }), undefined).code).toBe('SIZE_12');
  });

  it('does not convert full-width characters of the reason’s text, which customers see', () => {
    expect(tidyReason(aReason({ description: ' サイズ（ＸＬ） ' }), undefined).description).toBe('サイズ（ＸＬ）');
  });

  it('trims the requirements of a reason, and omits an empty list of requirements', () => {
    expect(tidyReason(aReason({ paymentRequirements: [' Photo ', 'Bill'] }), undefined).paymentRequirements).toEqual([
      'Photo',
      'Bill',
    ]);
    expect(tidyReason(aReason(), undefined).paymentRequirements).toBeUndefined();
  });

  it('does not remove an empty list of requirements if the published reason contains an empty list', () => {
    const asksNothing = aReason({ paymentRequirements: [] });
    expect(tidyReason(asksNothing, aReason()).paymentRequirements).toBeUndefined();
    expect(tidyReason(asksNothing, asksNothing).paymentRequirements).toEqual([]);
  });
});
