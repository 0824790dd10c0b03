import { describe, expect, it } from 'vitest';
import {
  afterCreationCall,
  type CallOutcome,
  type WarehouseCreation,
} from '../../../src/domain/warehouses/warehouseCreation.ts';

const made: CallOutcome = { ok: true, locationId: 'w-9' };
const failed: CallOutcome = { ok: false };

const run = (becomesDefault: boolean, ...outcomes: readonly CallOutcome[]): readonly WarehouseCreation[] => {
  const states: WarehouseCreation[] = [{ kind: 'create' }];
  for (const outcome of outcomes) states.push(afterCreationCall(states.at(-1)!, outcome, becomesDefault));
  return states;
};
const kinds = (states: readonly WarehouseCreation[]): readonly string[] => states.map(({ kind }) => kind);

describe('the creation of a warehouse', () => {
  it.each([
    ['creates it and makes it the default', [made, { ok: true }], ['create', 'make-default', 'created']],
    [
      'deletes it again if it cannot become the default',
      [made, failed, { ok: true }],
      ['create', 'make-default', 'take-back', 'given-up'],
    ],
    ['reports if deleting also fails', [made, failed, failed], ['create', 'make-default', 'take-back', 'left-behind']],
    ['ends if it cannot be created', [failed], ['create', 'given-up']],
    ['ends if the service returns no id', [{ ok: true }], ['create', 'given-up']],
  ] as const)('%s [WH-4]', (_, outcomes, expected) => {
    const states = run(true, ...outcomes);
    expect(kinds(states)).toEqual(expected);
    for (const state of states) if ('locationId' in state) expect(state.locationId).toBe('w-9');
  });

  it('needs only one call if another warehouse is already the default [WH-4] [WH-5]', () => {
    expect(run(false, made)).toEqual([{ kind: 'create' }, { kind: 'created', locationId: 'w-9' }]);
  });

  it('does not change its state after the creation has succeeded or failed [WH-4]', () => {
    for (const end of [run(true, failed).at(-1)!, run(false, made).at(-1)!, run(true, made, failed, failed).at(-1)!])
      for (const outcome of [made, failed]) expect(afterCreationCall(end, outcome, true)).toBe(end);
  });
});
