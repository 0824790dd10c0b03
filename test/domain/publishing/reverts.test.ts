import { describe, expect, it } from 'vitest';
import { REMOVED } from '../../../src/domain/changes/removal.ts';
import { revertsTo, takesBack } from '../../../src/domain/publishing/reverts.ts';
import { aChange } from '../../support/samples/builders.ts';

describe('the publish that a new publish reverts [PB-16]', () => {
  it('is called "undone" if the content before the last publish is restored, otherwise "restored" with the restored revision', () => {
    expect(revertsTo(4, 5)).toEqual({ kind: 'undone', revision: 5 });
    expect(revertsTo(2, 5)).toEqual({ kind: 'restored', revision: 2 });
    expect(revertsTo(5, 5)).toBeUndefined();
    expect(revertsTo(undefined, 5)).toBeUndefined();
  });

  it('is recognized by takesBack if its changes revert exactly the changes of an earlier publish', () => {
    const made = [aChange('a', 1, 0), aChange('b', { added: true })];
    expect(takesBack([aChange('b', REMOVED, { added: true }), aChange('a', 0, 1)], made)).toBe(true);
    expect(takesBack([aChange('a', 0, 1)], made)).toBe(false);
    expect(takesBack([aChange('a', 0, 1), aChange('b', { added: false }, { added: true })], made)).toBe(false);
    expect(takesBack([aChange('a', 0, 2), aChange('b', REMOVED, { added: true })], made)).toBe(false);
    expect(takesBack([], [])).toBe(false);
  });
});
