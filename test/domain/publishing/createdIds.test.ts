import { describe, expect, it } from 'vitest';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { isTemporaryId, temporaryId, withCreatedIds } from '../../../src/domain/publishing/createdIds.ts';

const made = temporaryId('0123456789abcdef');
const change = (more: Partial<PendingChange>): PendingChange => ({ type: 'RULES', key: 'rule.1', ...more });

describe('withCreatedIds', () => {
  it('replaces only ids that the page made, which isTemporaryId recognizes [WH-4]', () => {
    expect(isTemporaryId(made)).toBe(true);
    expect(isTemporaryId('acme-1')).toBe(false);
  });

  it('replaces page-made ids at the end of keys and as complete values [WH-4]', () => {
    const changes = [
      change({ key: `warehouses.location.${made}`, value: { locationId: made, locationName: `At ${made}` } }),
      change({ value: { params: [{ locationId: made }, 1, null, true] }, originalValue: made }),
    ];
    expect(withCreatedIds(changes, { [made]: 'acme-7' })).toEqual([
      change({ key: 'warehouses.location.acme-7', value: { locationId: 'acme-7', locationName: `At ${made}` } }),
      change({ value: { params: [{ locationId: 'acme-7' }, 1, null, true] }, originalValue: 'acme-7' }),
    ]);
  });

  it('does not replace ids that the service assigned, because a short text could equal such an id [WH-4]', () => {
    const changes = [change({ key: 'rule.1', value: '1' })];
    expect(withCreatedIds(changes, { '1': 'acme-7' })).toBe(changes);
    expect(withCreatedIds(changes)).toBe(changes);
  });
});
