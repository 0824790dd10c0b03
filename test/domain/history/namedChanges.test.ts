import { describe, expect, it } from 'vitest';
import { namedChanges } from '../../../src/domain/history/namedChanges.ts';
import { aChange } from '../../support/samples/builders.ts';

const long = (key: string, length: number) => aChange(key, 'x'.repeat(length));
const isNamedWhole = ({ value }: { readonly value?: unknown }) => value !== undefined;

describe('namedChanges [PB-16]', () => {
  it('keeps the values of the first three changes of each page, and only the keys of further changes', () => {
    const changes = [1, 2, 3, 4].map((nth) => aChange(`returnReasons.reason.${nth}`, nth));
    const other = aChange('settings.portalActive', false);
    expect(namedChanges([...changes, other])).toEqual([
      ...changes.slice(0, 3),
      { type: 'COMPANY', key: 'returnReasons.reason.4' },
      other,
    ]);
  });

  it('omits a value over 4,000 characters, and values beyond about 16,000 characters in total', () => {
    expect(namedChanges([long('settings.a', 4001)])).toEqual([{ type: 'COMPANY', key: 'settings.a' }]);
    const prefixes = ['settings.', 'returnReasons.', 'refunds.', 'theme.', 'carriers.', 'payments.', 'consumerText.'];
    const changes = prefixes.flatMap((prefix) => [1, 2, 3].map((nth) => long(`${prefix}${nth}`, 3900)));
    const named = namedChanges(changes);
    expect(named).toHaveLength(changes.length);
    expect(named.filter(isNamedWhole)).toHaveLength(4);
    expect(JSON.stringify(named).length).toBeLessThan(20_000);
  });

  it('returns an unchanged list for a list that it has already shortened', () => {
    const changes = [1, 2, 3].flatMap((nth) => [long(`settings.${nth}`, 3990), long(`returnReasons.${nth}`, 3990)]);
    expect(namedChanges(namedChanges(changes))).toEqual(namedChanges(changes));
  });
});
