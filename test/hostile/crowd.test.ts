import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HASHING_LIMITS } from '../../server/infrastructure/oauth/Argon2PasswordVerifier.ts';
import { startTestServer, type TestServer } from '../support/server/httpServer.ts';
import { inFull } from '../support/inFull.ts';

const cookieOf = (answer: LightMyRequestResponse): string =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';

/**
 * Runs only with `npm run test:hostile`, because hashing a hundred passwords takes seconds. LaneQueue.test.ts tests the
 * order of jobs without hashing.
 */
describe.runIf(inFull('hostile'))('token call during many password guesses', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const guess = (nth: number, more: object) =>
    server.signIn('NOWHERE', { username: `nobody${nth}`, password: 'wrong', ...more });

  const statuses = (answers: readonly LightMyRequestResponse[]) => new Set(answers.map(({ statusCode }) => statusCode));
  const expectTimes = (answers: readonly LightMyRequestResponse[]): void => {
    for (const { statusCode, headers } of answers)
      if (statusCode !== 401) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  };
  const { running, waiting, waitingOfShare } = HASHING_LIMITS;

  it('responds with 429 and Retry-After if too many guesses of one network are waiting [AU-18]', async () => {
    const guesses = Array.from({ length: running + waitingOfShare + 10 }, (_, nth) =>
      guess(nth, { address: '192.0.2.9' }),
    );
    const answers = await Promise.all(guesses);
    expect(statuses(answers)).toEqual(new Set([401, 429]));
    expectTimes(answers);
  });

  it('responds with 503 to guesses of many networks above the queue limit, but signs in a known device [AU-18]', async () => {
    const cookie = cookieOf(await server.signIn('ALPHA'));
    const finished: string[] = [];
    const guesses = Array.from({ length: running + waiting + 40 }, async (_, nth) => {
      const answer = await guess(nth, { address: `198.18.${nth % 200}.${Math.floor(nth / 200)}` });
      if (answer.statusCode === 401) finished.push('guess');
      return answer;
    });
    const signIn = server.signIn('ALPHA', { cookie }).then((answer) => {
      finished.push('known');
      return answer;
    });
    const answers = await Promise.all(guesses);
    expect((await signIn).statusCode).toBe(200);
    expect(finished.indexOf('known')).toBeLessThan(4 * (running + 1));
    expect(statuses(answers)).toEqual(new Set([401, 503]));
    expectTimes(answers);
  });
});
