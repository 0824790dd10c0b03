import { expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';

/** What whoever is signed in does for themselves, or to look. */
const NEEDS_NONE = [
  'changePassword',
  'closeReviewSession',
  'deleteOtherSessions',
  'deleteSession',
  'dropDraft',
  'extendReviewSession',
  'openReviewSession',
];

it('every call that changes something of a company states which right of a role it needs [AU-17]', () => {
  const writes = calls.filter(
    ({ caller, method, isRepeatable }) =>
      (caller === 'session' || caller === 'admin') && method !== 'GET' && isRepeatable !== true,
  );
  const without = writes.filter(({ right }) => right === undefined).map(({ id }) => id);
  expect(without.toSorted()).toEqual(NEEDS_NONE);
});
