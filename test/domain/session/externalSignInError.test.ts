import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExternalSignInError } from '../../../src/domain/session/external/providerAnswer.ts';

describe('isExternalSignInError', () => {
  it.each([
    '#error=access_denied',
    'error=access_denied',
    '#state=1&error=access_denied&error_description=no',
    '##error=access_denied',
    '#%23error=access_denied',
    '#error',
    '#a=%zz&error=1',
  ])('returns true for %s [AU-12]', (hash) => {
    expect(isExternalSignInError(hash)).toBe(true);
  });

  it.each(['', '#', '#id_token=abc&state=1', '#error_description=x', '#state=error', '#terror=1', '#%zz', '#top'])(
    'returns false for %j [AU-12]',
    (hash) => {
      expect(isExternalSignInError(hash)).toBe(false);
    },
  );

  it('throws no error for any URL hash [AU-12]', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('#', '%', '=', '&', '/', 'e', 'é', '3', '\ud800') }), (hash) => {
        isExternalSignInError(hash);
        expect(isExternalSignInError(`${hash}&error=1`)).toBe(true);
      }),
    );
  });
});
