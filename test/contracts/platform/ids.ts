import { expect, it } from 'vitest';
import type { Ids } from '../../../src/application/shared/Ids.ts';

export function idsContract(open: () => Ids): void {
  it('next returns a unique, URL-safe id of 16 to 64 characters', () => {
    const ids = open();
    const generated = Array.from({ length: 2000 }, () => ids.next());
    expect(new Set(generated).size).toBe(generated.length);
    expect(generated.filter((id) => !/^[A-Za-z0-9_.:-]{16,64}$/.test(id))).toEqual([]);
  });
}
