import { describe, expect, it } from 'vitest';
import { changeTypes } from '../../../../src/domain/changes/changeType.ts';
import { addressGate } from '../../../../src/domain/warehouses/address/addressGate.ts';
import type { AddressCheck } from '../../../../src/domain/warehouses/address/addressCheck.ts';
import { changeRegistry } from '../../../support/changes.ts';

const checks: readonly AddressCheck[] = [
  { kind: 'unchecked' },
  { kind: 'loading' },
  { kind: 'valid', verdict: { kind: 'accepted' } },
  { kind: 'invalid', verdict: { kind: 'not-found' } },
  { kind: 'failed' },
];

describe('addressGate', () => {
  it.each([
    ['unchecked', 'check'],
    ['loading', 'wait'],
    ['valid', 'open'],
    ['invalid', 'abort'],
    ['failed', 'abort'],
  ] as const)('for a changed address that is %s returns "%s" [PB-9]', (kind, gate) => {
    const check = checks.find((each) => each.kind === kind)!;
    expect(addressGate({ isRequired: true, hasAddressChange: true, check })).toBe(gate);
  });

  it.each(checks)(
    'returns "open" for an address that is $kind if the owner does not require validation [PB-9]',
    (check) => {
      expect(addressGate({ isRequired: false, hasAddressChange: true, check })).toBe('open');
    },
  );

  it.each(checks)('returns "open" (publishing is allowed) if no address changed [PB-9]', (check) => {
    expect(addressGate({ isRequired: true, hasAddressChange: false, check })).toBe('open');
  });

  it.each(changeTypes)(
    'is needed for a changed address, which only a change of the type WAREHOUSE can contain: %s [PB-9]',
    (type) => {
      const order = { type, key: 'warehouses.order', value: ['b', 'a'], originalValue: ['a', 'b'] };
      expect(changeRegistry.needsAddressValidation([order])).toBe(type === 'WAREHOUSE');
    },
  );
});
