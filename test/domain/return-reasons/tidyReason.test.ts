import { describe, expect, it } from 'vitest';
import { tidyReason } from '../../../src/domain/return-reasons/tidyReason.ts';
import { aReason } from '../../support/samples/builders.ts';

describe('a reason as it is kept', () => {
  it('has a code without full-width letters and digits, and no spaces around it', () => {
    expect(tidyReason(aReason({ code: ' ＳＩＺＥ＿１２ ' }), undefined).code).toBe('SIZE_12');
  });

  it('keeps the full-width letters of the text the customer reads', () => {
    expect(tidyReason(aReason({ description: ' サイズ（ＸＬ） ' }), undefined).description).toBe('サイズ（ＸＬ）');
  });

  it('asks for things without the spaces around them, and as published where nothing was asked', () => {
    expect(tidyReason(aReason({ paymentRequirements: [' Photo ', 'Bill'] }), undefined).paymentRequirements).toEqual([
      'Photo',
      'Bill',
    ]);
    expect(tidyReason(aReason(), undefined).paymentRequirements).toBeUndefined();
  });

  it('says that nothing is asked the way the published reason says it', () => {
    const asksNothing = aReason({ paymentRequirements: [] });
    expect(tidyReason(asksNothing, aReason()).paymentRequirements).toBeUndefined();
    expect(tidyReason(asksNothing, asksNothing).paymentRequirements).toEqual([]);
  });
});
