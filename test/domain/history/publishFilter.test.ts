import { describe, expect, it } from 'vitest';
import { matchesFilter, searchedWords, type PublishFilter } from '../../../src/domain/history/publishFilter.ts';
import { aChange } from '../../support/samples/builders.ts';

const publish = { actor: { userId: 'ada', name: 'Ada' }, completedAt: 1000, note: 'Kōyō sale, spring' };
const changes = [aChange('returnReasons.enabled', true), aChange('settings.portalActive', false)];
const leaves = (filter: PublishFilter) => matchesFilter(filter, publish, changes);

describe('publishFilter [PB-16]', () => {
  it('matches every publish if the filter has no criteria', () => {
    expect(leaves({})).toBe(true);
  });

  it.each<[PublishFilter, boolean]>([
    [{ person: 'ada' }, true],
    [{ person: 'Ada' }, false],
    [{ feature: 'return-reasons' }, true],
    [{ feature: 'refunds' }, false],
    [{ since: 1000 }, true],
    [{ since: 1001 }, false],
    [{ before: 1001 }, true],
    [{ before: 1000 }, false],
    [{ words: 'SPRING koyo' }, true],
    [{ words: 'spring autumn' }, false],
    [{ words: '  ' }, true],
    [{ person: 'ada', feature: 'refunds' }, false],
  ])('%j matches a publish: %s', (filter, isFitting) => {
    expect(leaves(filter)).toBe(isFitting);
  });

  it('does not match a publish without a note if a text is searched', () => {
    expect(matchesFilter({ words: 'sale' }, { ...publish, note: undefined }, changes)).toBe(false);
  });

  it('searches a repeated word only once, ignoring case', () => {
    expect(searchedWords(' Sale  sale SPRING ')).toEqual(['sale', 'spring']);
  });
});
