import { beforeEach, describe, expect, it } from 'vitest';
import { AppTokens } from '../../../src/application/session/AppTokens.ts';
import { SessionCredentials } from '../../../src/application/session/SessionCredentials.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';

const session = { tokenType: 'Bearer', accessToken: 'session-1' };
let credentials: SessionCredentials;
let usedSessionTokens: string[];
let responses: Result<string, PortFailure>[];
let appTokens: AppTokens;

beforeEach(() => {
  credentials = new SessionCredentials();
  credentials.use(session);
  usedSessionTokens = [];
  responses = [];
  let issued = 0;
  appTokens = new AppTokens(
    {
      issue: async (sessionToken) => {
        usedSessionTokens.push(sessionToken);
        const response = responses.shift() ?? ok(`app-${(issued += 1)}`);
        return response.ok ? ok({ tokenType: 'Bearer', accessToken: response.value }) : response;
      },
    },
    credentials,
  );
});

describe('AppTokens', () => {
  it('uses an app token instead of the session’s token only while the given function runs [AU-15] [RP-1]', async () => {
    const used = await appTokens.during(async () => credentials.current?.accessToken);
    expect(used).toEqual(ok('app-1'));
    expect(credentials.current).toEqual(session);
    expect(usedSessionTokens).toEqual(['session-1']);
  });

  it('removes the app token even if the given function throws [AU-15]', async () => {
    await expect(appTokens.during(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(credentials.current).toEqual(session);
  });

  it('does not call the given function if no app token is issued, and returns the reason [AU-15]', async () => {
    responses = [err({ kind: 'forbidden' })];
    let isDone = false;
    const outcome = await appTokens.during(async () => (isDone = true));
    expect(outcome).toEqual(err({ kind: 'forbidden' }));
    expect(isDone).toBe(false);
  });

  it('renews an expired session before it requests an app token [AU-4] [AU-15]', async () => {
    responses = [err({ kind: 'unauthorized' })];
    credentials.renewWith(async () => {
      credentials.use({ ...session, accessToken: 'session-2' });
      return true;
    });
    expect(await appTokens.during(async () => credentials.current?.accessToken)).toEqual(ok('app-1'));
    expect(usedSessionTokens).toEqual(['session-1', 'session-2']);
  });

  it('returns a failure instead of an app token if the session cannot be renewed [AU-15]', async () => {
    responses = [err({ kind: 'unauthorized' })];
    expect(await appTokens.during(async () => 1)).toEqual(err({ kind: 'unauthorized' }));
    credentials.use(undefined);
    expect(await appTokens.during(async () => 1)).toEqual(err({ kind: 'unauthorized' }));
  });

  it('requests a new app token if the service refuses a call of the given function [AU-4] [AU-15]', async () => {
    const used = await appTokens.during(async () => {
      const first = credentials.current?.accessToken;
      const renewed = await credentials.renew();
      return [first, renewed, credentials.current?.accessToken];
    });
    expect(used).toEqual(ok(['app-1', true, 'app-2']));
    expect(credentials.current).toEqual(session);
  });

  it('removes the app token as soon as the session ends [AU-7] [AU-15]', async () => {
    const used = await appTokens.during(async () => {
      credentials.use(undefined);
      const tokenAfterEnd = credentials.current;
      return [tokenAfterEnd, await credentials.renew(), credentials.current];
    });
    expect(used).toEqual(ok([undefined, false, undefined]));
  });
});
