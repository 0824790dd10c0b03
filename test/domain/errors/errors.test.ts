import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorMessageKeys, errorMessageOf, knownErrorMessage } from '../../../src/domain/errors/errorMessages.ts';

describe('errorMessageOf', () => {
  it.each<readonly [string, string]>([
    ['Request with the same trading name already exists', 'constants.apiErrors.tradingNameExists'],
    [' Cannot add carrier for merchant\n', 'carriers.addCarrierError'],
    ...errorMessageKeys.map((key) => [key, key] as const),
  ])('%j shows %s [ER-1]', (message, key) => {
    expect(errorMessageOf(message)).toBe(key);
  });

  it.each([undefined, '', 'Something new', 'constants.apiErrors.unheardOf', 'constructor', '__proto__'])(
    'returns the default text for %j, which is not in the catalogue [ER-3]',
    (message) => {
      expect(knownErrorMessage(message)).toBeUndefined();
      expect(errorMessageOf(message)).toBe('constants.apiErrors.default');
    },
  );

  it('returns an existing text key for any error message [ER-3]', () => {
    fc.assert(
      fc.property(fc.string(), (message) => {
        expect(errorMessageKeys).toContain(errorMessageOf(message));
      }),
    );
  });
});
