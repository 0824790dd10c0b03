import { describe, expect, it } from 'vitest';
import { lowestRole, offeredRole, scopeOfRole } from '../../../src/domain/users/offeredRole.ts';

const allowed = {
  admin: [],
  merchant: ['manager', 'editor', 'viewer', 'publisher'],
  rights: { editor: ['edit'], viewer: [], publisher: ['edit', 'publish'] },
} as const;
const offered = allowed.merchant.map((role) => offeredRole(role, allowed));

describe('the roles of an invitation', () => {
  it('include a preselected role, which is the role with the fewest rights', () => {
    expect(lowestRole(offered)?.role).toBe('viewer');
    expect(lowestRole([])).toBeUndefined();
  });

  it('are described by the highest right that the role grants', () => {
    expect(offered.map(scopeOfRole)).toEqual(['people', 'edit', 'none', 'publish']);
  });
});
