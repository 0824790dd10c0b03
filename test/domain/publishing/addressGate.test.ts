import { describe, expect, it } from 'vitest';
import { changeTypes } from '../../../src/domain/changes/pendingChange.ts';
import { addressGate } from '../../../src/domain/publishing/addressGate.ts';
import type { AddressCheck } from '../../../src/domain/warehouses/address/addressCheck.ts';

const warehouse = [
  { type: 'COMPANY', key: 'a', value: 1 },
  { type: 'WAREHOUSE', key: 'warehouse.w-1', value: {} },
] as const;
const checks: readonly AddressCheck[] = [
  { kind: 'unchecked' },
  { kind: 'loading' },
  { kind: 'valid', verdict: { kind: 'accepted' } },
  { kind: 'invalid', verdict: { kind: 'not-found' } },
  { kind: 'failed' },
];

describe('a publish, before its first step', () => {
  it.each([
    ['unchecked', 'check'],
    ['loading', 'wait'],
    ['valid', 'open'],
    ['invalid', 'abort'],
    ['failed', 'abort'],
  ] as const)('with a changed warehouse whose address is %s: %s [PB-9]', (kind, gate) => {
    const check = checks.find((each) => each.kind === kind)!;
    expect(addressGate({ isRequired: true, changes: warehouse, check })).toBe(gate);
  });

  it.each(checks)('asks nothing of an address that is $kind where the feature does not ask [PB-9]', (check) => {
    expect(addressGate({ isRequired: false, changes: warehouse, check })).toBe('open');
  });

  it.each(changeTypes.filter((type) => type !== 'WAREHOUSE'))(
    'asks nothing of addresses for a %s change [PB-9]',
    (type) => {
      for (const check of checks)
        expect(addressGate({ isRequired: true, changes: [{ type, key: 'a', value: 1 }], check })).toBe('open');
    },
  );
});
