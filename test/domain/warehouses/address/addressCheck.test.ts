import { describe, expect, it } from 'vitest';
import { changeTypes } from '../../../../src/domain/changes/changeType.ts';
import {
  flaggedInputs,
  nextAddressCheck,
  uncheckedAddress,
  type AddressCheck,
} from '../../../../src/domain/warehouses/address/addressCheck.ts';
import type { AddressVerdict } from '../../../../src/domain/warehouses/address/addressVerdict.ts';

const accepted: AddressVerdict = { kind: 'accepted' };
const notFound: AddressVerdict = { kind: 'not-found' };
const states: readonly AddressCheck[] = [
  uncheckedAddress,
  { kind: 'loading' },
  { kind: 'valid', verdict: accepted },
  { kind: 'invalid', verdict: notFound },
  { kind: 'failed' },
];

describe('nextAddressCheck', () => {
  it.each(states)(
    'returns "loading" after a new check was started, if the previous state was $kind [WH-6]',
    (state) => {
      expect(nextAddressCheck(state, { kind: 'started' })).toEqual({ kind: 'loading' });
    },
  );

  it.each([
    [accepted, 'valid'],
    [{ kind: 'accepted-by-some', carrierIds: ['DPD'] }, 'valid'],
    [{ kind: 'refused-by-carriers', carrierIds: ['DPD'] }, 'invalid'],
    [notFound, 'invalid'],
  ] as const)('for the verdict %j returns "%s" [WH-6]', (verdict, kind) => {
    expect(nextAddressCheck({ kind: 'loading' }, { kind: 'answered', verdict })).toEqual({ kind, verdict });
  });

  it('returns "failed" if the service did not respond to the address check [WH-6]', () => {
    expect(nextAddressCheck({ kind: 'loading' }, { kind: 'failed' })).toEqual({ kind: 'failed' });
  });

  it.each(states.filter(({ kind }) => kind !== 'loading'))(
    'ignores a response in the state $kind, in which none was requested [WH-6]',
    (state) => {
      expect(nextAddressCheck(state, { kind: 'answered', verdict: notFound })).toBe(state);
      expect(nextAddressCheck(state, { kind: 'failed' })).toBe(state);
    },
  );

  it.each(states)(
    'returns "unchecked" after a change of an address, if the previous state was $kind [PC-4]',
    (state) => {
      expect(nextAddressCheck(state, { kind: 'changed', type: 'WAREHOUSE' })).toEqual({ kind: 'unchecked' });
    },
  );

  it('does not change the state of the check after a change that does not affect an address [PC-4]', () => {
    for (const state of states)
      for (const type of changeTypes.filter((each) => each !== 'WAREHOUSE'))
        expect(nextAddressCheck(state, { kind: 'changed', type })).toBe(state);
  });

  it('flaggedInputs returns search, town, area and postcode of an invalid address, otherwise nothing [WH-6]', () => {
    expect(states.map((state) => [state.kind, flaggedInputs(state)])).toEqual([
      ['unchecked', []],
      ['loading', []],
      ['valid', []],
      ['invalid', ['autoComplete', 'town', 'area', 'postcode']],
      ['failed', []],
    ]);
  });
});
