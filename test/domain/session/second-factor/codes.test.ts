import { describe, expect, it } from 'vitest';
import { recoveryCodeIn, shownRecoveryCode, totpCodeIn } from '../../../../src/domain/session/second-factor/codes.ts';

describe('totpCodeIn', () => {
  it.each(['481903', ' 481 903 ', '481-903', '４８１９０３'])('returns the six digits in “%s” [AU-26]', (typed) => {
    expect(totpCodeIn(typed)).toBe('481903');
  });

  it.each(['', '48190', '4819034', '48190a'])('returns undefined for “%s” [AU-26]', (typed) => {
    expect(totpCodeIn(typed)).toBeUndefined();
  });
});

describe('recoveryCodeIn', () => {
  it('ignores case and separators, and reads the code as it is shown [AU-26]', () => {
    const code = 'ABCDEFGH234567XY';
    expect(shownRecoveryCode(code)).toBe('ABCD-EFGH-2345-67XY');
    expect(recoveryCodeIn(shownRecoveryCode(code))).toBe(code);
    expect(recoveryCodeIn(' abcd efgh 2345 67xy ')).toBe(code);
  });

  it.each(['', 'ABCD-EFGH', 'ABCD-EFGH-2345-67X1', 'ABCD-EFGH-2345-67XYZ'])(
    'returns undefined for “%s” [AU-26]',
    (typed) => {
      expect(recoveryCodeIn(typed)).toBeUndefined();
    },
  );
});
