import { describe, expect, it } from 'vitest';
import { tidyReason } from '../../../src/domain/return-reasons/validateReason.ts';
import { aReason } from '../../support/samples/builders.ts';

describe('tidyReason', () => {
  it('converts full-width letters and digits of the code, and trims it', () => {
    expect(tidyReason(aReason({ code: ' ＳＩＺＥ＿１２ ' }), undefined).code).toBe('SIZE_12');
  });

  it('keeps full-width characters in the text for customers', () => {
    expect(tidyReason(aReason({ description: ' サイズ（ＸＬ） ' }), undefined).description).toBe('サイズ（ＸＬ）');
  });

  it('trims requirements, and leaves them absent if there are none', () => {
    expect(tidyReason(aReason({ paymentRequirements: [' Photo ', 'Bill'] }), undefined).paymentRequirements).toEqual([
      'Photo',
      'Bill',
    ]);
    expect(tidyReason(aReason(), undefined).paymentRequirements).toBeUndefined();
  });

  it('stores empty requirements as the published reason does', () => {
    const asksNothing = aReason({ paymentRequirements: [] });
    expect(tidyReason(asksNothing, aReason()).paymentRequirements).toBeUndefined();
    expect(tidyReason(asksNothing, asksNothing).paymentRequirements).toEqual([]);
  });
});
