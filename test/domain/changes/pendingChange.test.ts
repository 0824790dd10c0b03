import { describe, expect, it } from 'vitest';
import { isPendingChange } from '../../../src/domain/changes/pendingChange.ts';

describe('isPendingChange', () => {
  it.each([
    undefined,
    null,
    5,
    'text',
    [],
    {},
    { type: 'COMPANY' },
    { key: 'any' },
    { type: 'COMPANY', key: 5 },
    { type: 'company', key: 'any' },
    { type: undefined, key: 'any' },
  ])('rejects %j [PC-1]', (value) => {
    expect(isPendingChange(value)).toBe(false);
  });

  it('rejects a function that has the properties of a change', () => {
    expect(isPendingChange(Object.assign(() => undefined, { type: 'COMPANY', key: 'any' }))).toBe(false);
  });
});
