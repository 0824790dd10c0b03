import { describe, expect, it } from 'vitest';
import { carrierProblem, carrierStateOf } from '../../../src/domain/carriers/carrierState.ts';

const of = (enabled: boolean, isDefault: boolean) => ({ carrierCompanyId: 'DPD', enabled, default: isDefault });
const pending = { carriersWithPendingStatus: ['DPD'] };

describe('carrierStateOf', () => {
  it.each([
    ['not-set-up', [], {}],
    ['pending', [], pending],
    ['pending', [of(false, false)], pending],
    ['disabled', [of(false, false)], {}],
    ['disabled', [of(false, true)], {}],
    ['enabled', [of(true, false)], {}],
    ['enabled', [of(true, false)], pending],
    ['default', [of(true, true)], {}],
  ] as const)('returns %s for carriers %j and settings %j [CR-1] [CR-3]', (state, carriers, settings) => {
    expect(carrierStateOf('DPD', carriers, settings)).toBe(state);
  });
});

describe('carrierProblem', () => {
  it.each([
    ['no-carrier-enabled', []],
    ['no-carrier-enabled', [of(false, true)]],
    ['no-default-carrier', [of(true, false)]],
    ['default-carrier-disabled', [of(false, true), { ...of(true, false), carrierCompanyId: 'USPS' }]],
    [undefined, [of(true, true)]],
  ] as const)('returns %s for carriers %j [CR-4]', (problem, carriers) => {
    expect(carrierProblem(carriers)).toBe(problem);
  });
});
