import { describe, expect, it } from 'vitest';
import type { ActivityEntry } from '../../../src/domain/activity/activityEntry.ts';
import { isInActivity } from '../../../src/domain/activity/isInActivity.ts';

const entryOf = (action: string, detail: ActivityEntry['detail']): ActivityEntry => ({
  companyId: 'ACME',
  sequence: 1,
  at: '2026-11-20T12:00:00.000Z',
  actor: { userId: 'mia', name: 'Mia Tran' },
  action,
  detail,
  previousHash: '0'.repeat(64),
  hash: 'a'.repeat(64),
});
const changed = (key: string, value: unknown = true) =>
  entryOf('publish.completed', { changes: [{ type: 'COMPANY', key, value }] });

describe('isInActivity', () => {
  const finds = (entry: ActivityEntry, stored: readonly string[]) =>
    isInActivity(entry, { search: 'translated', stored });

  it('returns true for a log entry that changed exactly the searched setting, not a setting with a similar name [API-1]', () => {
    expect(finds(changed('refunds.enabled'), ['refunds.enabled'])).toBe(true);
    expect(finds(changed('refunds.enabled'), ['refunds.enable'])).toBe(false);
    expect(finds(changed('refundsXenabled'), ['refunds.enabled'])).toBe(false);
  });

  it('returns true for an entry that changed a setting whose name starts with a searched prefix, such as "rules." [API-1]', () => {
    expect(finds(changed('rules.RETURN_WINDOWS.7'), ['rules.'])).toBe(true);
    expect(finds(changed('returnForm.rules.'), ['rules.'])).toBe(false);
  });

  it('returns true for an entry in which a changed value contains the searched text [API-1]', () => {
    expect(finds(changed('international.countries', { JP: true }), ['JP'])).toBe(true);
    expect(finds(changed('returnReasons.A', { text: 'a "b" (c)' }), ['a "b" (c)'])).toBe(true);
  });

  it('returns true for an entry whose action is one of the searched texts [API-1]', () => {
    expect(finds(entryOf('sign-in.accepted', {}), ['sign-in.accepted'])).toBe(true);
  });

  it('returns true for every entry if the search text is empty, even if the filter contains searched setting keys', () => {
    expect(isInActivity(changed('refunds.enabled'), { stored: ['settings.webhook'] })).toBe(true);
  });
});
