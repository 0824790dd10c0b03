import { describe, expect, it } from 'vitest';
import { draftWarehouse } from '../../../src/domain/warehouses/draftWarehouse.ts';

const address = { line1: '1 Quay Street', town: 'Sydney', area: 'NSW', postcode: '2000', country: 'AU' };

describe('a new warehouse', () => {
  it('has every field, is enabled and bound to nothing yet [WH-1]', () => {
    expect(draftWarehouse(address, ' North dock ')).toEqual({
      ok: true,
      value: { locationName: 'North dock', enabled: true, externalBindings: [], rules: [], place: { address } },
    });
  });

  it('is called Main Address where nobody named it [WH-3]', () => {
    expect(draftWarehouse(address)).toMatchObject({ ok: true, value: { locationName: 'Main Address' } });
  });

  it.each(['', '  ', '\u3000'])('is refused with the blank name %j [WH-3]', (name) => {
    expect(draftWarehouse(address, name)).toEqual({ ok: false, error: { kind: 'name-blank' } });
  });
});
