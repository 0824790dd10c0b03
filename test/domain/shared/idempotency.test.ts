import { describe, expect, it } from 'vitest';
import { claimOf, isStoredOutcome } from '../../../src/domain/shared/idempotency.ts';
import { KEY_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { err, ok } from '../../../src/domain/shared/result.ts';

describe('an idempotency key', () => {
  const usedKey = { fingerprint: 'this request', at: 1000 };

  it('is "fresh" until a request uses it, then "answered" for the same request and "reused" for a different request [PB-14]', () => {
    expect(claimOf(undefined, 'this request', 1000)).toBe('fresh');
    expect(claimOf(usedKey, 'this request', 1001)).toBe('answered');
    expect(claimOf(usedKey, 'another request', 1001)).toBe('reused');
  });

  it('is deleted seven days after its first use [PB-14]', () => {
    for (const fingerprint of ['this request', 'another request']) {
      expect(claimOf(usedKey, fingerprint, 1000 + KEY_LIFE - 1)).not.toBe('fresh');
      expect(claimOf(usedKey, fingerprint, 1000 + KEY_LIFE)).toBe('fresh');
    }
  });

  it('stores the response of a success or a refusal, but no response that asks the client to retry later [PB-14]', () => {
    expect(isStoredOutcome(ok(undefined))).toBe(true);
    expect(isStoredOutcome(err({ kind: 'invalid' }))).toBe(true);
    expect(isStoredOutcome(err({ kind: 'publish-in-progress', retryAfterSeconds: 7 }))).toBe(false);
  });
});
