import { beforeEach, describe, expect, it } from 'vitest';
import { AppTokens } from '../../../src/application/session/AppTokens.ts';
import { SessionCredentials } from '../../../src/application/session/SessionCredentials.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';

const session = { tokenType: 'Bearer', accessToken: 'session-1' };
let credentials: SessionCredentials;
let asked: string[];
let answers: Result<string, PortFailure>[];
let appTokens: AppTokens;

beforeEach(() => {
  credentials = new SessionCredentials();
  credentials.use(session);
  asked = [];
  answers = [];
  let issued = 0;
  appTokens = new AppTokens(
    {
      issue: async (sessionToken) => {
        asked.push(sessionToken);
        const answer = answers.shift() ?? ok(`app-${(issued += 1)}`);
        return answer.ok ? ok({ tokenType: 'Bearer', accessToken: answer.value }) : answer;
      },
    },
    credentials,
  );
});

describe('AppTokens', () => {
  it('uses an app token only while the given function runs [AU-15] [RP-1]', async () => {
    const used = await appTokens.during(async () => credentials.current?.accessToken);
    expect(used).toEqual(ok('app-1'));
    expect(credentials.current).toEqual(session);
    expect(asked).toEqual(['session-1']);
  });

  it('removes the app token even if the function throws [AU-15]', async () => {
    await expect(appTokens.during(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(credentials.current).toEqual(session);
  });

  it('does not call the function if no app token is issued, and returns the reason [AU-15]', async () => {
    answers = [err({ kind: 'forbidden' })];
    let isDone = false;
    const outcome = await appTokens.during(async () => (isDone = true));
    expect(outcome).toEqual(err({ kind: 'forbidden' }));
    expect(isDone).toBe(false);
  });

  it('renews an expired session before it requests an app token [AU-4] [AU-15]', async () => {
    answers = [err({ kind: 'unauthorized' })];
    credentials.renewWith(async () => {
      credentials.use({ ...session, accessToken: 'session-2' });
      return true;
    });
    expect(await appTokens.during(async () => credentials.current?.accessToken)).toEqual(ok('app-1'));
    expect(asked).toEqual(['session-1', 'session-2']);
  });

  it('returns a failure if the session cannot be renewed [AU-15]', async () => {
    answers = [err({ kind: 'unauthorized' })];
    expect(await appTokens.during(async () => 1)).toEqual(err({ kind: 'unauthorized' }));
    credentials.use(undefined);
    expect(await appTokens.during(async () => 1)).toEqual(err({ kind: 'unauthorized' }));
  });

  it('requests another app token if a call inside the function is refused [AU-4] [AU-15]', async () => {
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
      const left = credentials.current;
      return [left, await credentials.renew(), credentials.current];
    });
    expect(used).toEqual(ok([undefined, false, undefined]));
  });
});
