import { describe, expect, it } from 'vitest';
import { isPendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { changeTypes } from '../../../src/domain/changes/changeType.ts';

describe('a pending change read from storage', () => {
  it.each(changeTypes)('may be of type %s, with a key [PC-1]', (type) => {
    expect(isPendingChange({ type, key: 'any', value: 1, originalValue: 2 })).toBe(true);
  });

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
  ])('is none where it is %j [PC-1]', (value) => {
    expect(isPendingChange(value)).toBe(false);
  });

  it('is none where it is a function that looks like one', () => {
    expect(isPendingChange(Object.assign(() => undefined, { type: 'COMPANY', key: 'any' }))).toBe(false);
  });
});
