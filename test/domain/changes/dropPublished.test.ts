import { describe, expect, it } from 'vitest';
import { saveReason } from '../../../src/domain/return-reasons/reasonEdits.ts';
import { aCompanyConfiguration, aReason, aReturnReasons } from '../../support/samples/builders.ts';
import { dropPublished, withChanges } from '../../support/changes.ts';

const reason = (code: string, description: string) =>
  saveReason(aReturnReasons(), aReason({ code, description, paymentRequired: code === 'MIND' }));

describe('dropPublished', () => {
  it('removes pending changes that are already published, and rebases the other changes [PC-9] [PB-15]', () => {
    const [live, conflicting, untouched] = [reason('SIZE', 'Live'), reason('DAMAGED', 'Mine'), reason('MIND', 'Mine')];
    const read = withChanges(aCompanyConfiguration(), [live, reason('DAMAGED', 'Theirs')]);
    expect(dropPublished(read, [live, conflicting, untouched])).toEqual([untouched, conflicting]);
  });
});
