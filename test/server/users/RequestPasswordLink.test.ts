import { expect, it } from 'vitest';
import type { LinkMails } from '../../../server/application/users/LinkMails.ts';
import { RequestPasswordLink, type LinkRequestParts } from '../../../server/application/users/RequestPasswordLink.ts';
import type { StaffMember } from '../../../server/application/session/StaffDirectory.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';

/** Calls that a user's request causes before its response. */
async function callsFor(person: Partial<StaffMember> | undefined): Promise<readonly string[]> {
  const work: string[] = [];
  const recorded = (name: string, answer: unknown) => async () => {
    work.push(name);
    return answer;
  };
  const parts = {
    staff: { findByUsername: recorded('find', person) },
    throttle: {
      begin: recorded('begin', { kind: 'free' }),
      failed: recorded('count', { locks: [], isFirstOfAddress: true }),
    },
    events: { with: recorded('write', true), later: () => work.push('later') },
    mint: { first: () => ({}), hash: () => '' },
    linkMails: { reaches: recorded('reaches', true), post: recorded('post', true) } as unknown as LinkMails,
    clock: new ManualClock(),
  } as unknown as LinkRequestParts;
  const request = { organisationId: 'ALPHA', email: 'a@b.example', languageFor: () => 'en' as const };
  const origin = { address: '192.0.2.1', requestId: '' };
  expect(await new RequestPasswordLink(parts).execute({ ...request, origin })).toEqual({ ok: true, value: undefined });
  return work;
}

it('a request for a password link causes the same work before its response for every user [AU-17]', async () => {
  const known = await callsFor({ email: 'a@b.example', enabled: true });
  expect(known).toEqual(['find', 'begin', 'count']);
  expect(await callsFor(undefined)).toEqual(known);
  expect(await callsFor({ email: 'a@b.example', enabled: false })).toEqual(known);
});
