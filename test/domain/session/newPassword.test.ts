import { describe, expect, it } from 'vitest';
import {
  COMMON_PASSWORD,
  isMainlyNames,
  PERSONAL_PASSWORD,
  refusalOfNewPassword,
} from '../../../src/domain/session/newPassword.ts';

const names = ['Ada Lovelace', 'ada.lovelace@acme-parcels.example', 'Acme Parcels', 'Owner Post Returns', 'ヤマト'];

describe('isMainlyNames', () => {
  it.each([
    'AdaLovelace1',
    'Lovelace2026',
    'A.d.a1Lovelace',
    'ACME_parcels9',
    'OwnerPost!2026',
    'Returns2026',
    'Ada12345',
  ])('is true for %s, whose letters are mostly words of names [AU-16]', (password) =>
    expect(isMainlyNames(password, names)).toBe(true),
  );

  it.each(['CanadaDry2026', 'PostBoxRed22', 'Lantern2026', '12345678', 'Re4turn5s'])(
    'is false for %s [AU-16]',
    (password) => expect(isMainlyNames(password, names)).toBe(false),
  );

  it('folds width and case, and ignores words below three characters [AU-16]', () => {
    expect(isMainlyNames('ｌｏｖｅｌａｃｅ1A', names)).toBe(true);
    expect(isMainlyNames('Ioioioio1', ['Io'])).toBe(false);
    expect(isMainlyNames('Lantern2026', ['', '  ', '@'])).toBe(false);
  });
});

describe('refusalOfNewPassword', () => {
  const refusalOf = (password: string, strongPassword = false) =>
    refusalOfNewPassword(password, { rules: { strongPassword }, isCommon: (each) => each === 'Password1', names });

  it('returns the message of the first violated rule [AU-16]', () => {
    expect(refusalOf('short')).toBe('wl.validation.passwordError');
    expect(refusalOf('Lantern2026', true)).toBe('wl.validation.strongPasswordError');
    expect(refusalOf('Password1')).toBe(COMMON_PASSWORD);
    expect(refusalOf('Lovelace2026')).toBe(PERSONAL_PASSWORD);
    expect(refusalOf('Lantern2026')).toBeUndefined();
  });
});
