import { describe, expect, it } from 'vitest';
import { draftWarehouse } from '../../../src/domain/warehouses/draftWarehouse.ts';

const address = { line1: '1 Quay Street', town: 'Sydney', area: 'NSW', postcode: '2000', country: 'AU' };

describe('draftWarehouse', () => {
  it('returns an enabled warehouse with all fields and without bindings [WH-1]', () => {
    expect(draftWarehouse(address, ' North dock ')).toEqual({
      ok: true,
      value: { locationName: 'North dock', enabled: true, externalBindings: [], rules: [], place: { address } },
    });
  });

  it('uses the name Main Address by default [WH-3]', () => {
    expect(draftWarehouse(address)).toMatchObject({ ok: true, value: { locationName: 'Main Address' } });
  });

  it.each(['', '  ', '\u3000'])('rejects the blank name %j [WH-3]', (name) => {
    expect(draftWarehouse(address, name)).toEqual({ ok: false, error: { kind: 'name-blank' } });
  });
});
