import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HASHING_LIMITS } from '../../server/infrastructure/oauth/Argon2PasswordVerifier.ts';
import { startTestServer, type TestServer } from '../support/server/httpServer.ts';
import { inFull } from '../support/inFull.ts';

const cookieOf = (answer: LightMyRequestResponse): string =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';

/**
 * Runs only with `npm run test:hostile`, because a hundred passwords take seconds. LaneQueue.test.ts tests the order
 * without hashing.
 */
describe.runIf(inFull('hostile'))('password guesses under load', () => {
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

  it('from one network are refused beyond its share, with the time of a retry [AU-18]', async () => {
    const crowd = Array.from({ length: running + waitingOfShare + 10 }, (_, nth) =>
      guess(nth, { address: '192.0.2.9' }),
    );
    const answers = await Promise.all(crowd);
    expect(statuses(answers)).toEqual(new Set([401, 429]));
    expectTimes(answers);
  });

  it('from many networks are refused beyond the queue limit, and a known device can still sign in [AU-18]', async () => {
    const cookie = cookieOf(await server.signIn('ALPHA'));
    const done: string[] = [];
    const crowd = Array.from({ length: running + waiting + 40 }, async (_, nth) => {
      const answer = await guess(nth, { address: `198.18.${nth % 200}.${Math.floor(nth / 200)}` });
      if (answer.statusCode === 401) done.push('crowd');
      return answer;
    });
    const known = server.signIn('ALPHA', { cookie }).then((answer) => {
      done.push('known');
      return answer;
    });
    const answers = await Promise.all(crowd);
    expect((await known).statusCode).toBe(200);
    expect(done.indexOf('known')).toBeLessThan(4 * (running + 1));
    expect(statuses(answers)).toEqual(new Set([401, 503]));
    expectTimes(answers);
  });
});
