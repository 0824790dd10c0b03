import { describe, expect, it } from 'vitest';
import { earlyKeyOf } from '../../../contract/boot.ts';
import { EarlyAnswers } from '../../../src/infrastructure/http/EarlyAnswers.ts';

const key = earlyKeyOf('POST', '/api/things', { id: 1 });
const answer = (text: string, init: ResponseInit = { headers: { 'content-type': 'application/json' } }) =>
  new EarlyAnswers({ [key]: Promise.resolve(new Response(text, init)) });

describe('EarlyAnswers', () => {
  it('returns the response to a request of an inline script once, if method, URL and body are equal', async () => {
    const early = answer('{"ok":true}');
    expect(early.take('POST', '/api/things', { id: 2 })).toBeUndefined();
    expect(early.take('GET', '/api/things', undefined)).toBeUndefined();
    expect(await early.take('POST', '/api/things', { id: 1 })).toMatchObject({ status: 200, data: { ok: true } });
    expect(early.take('POST', '/api/things', { id: 1 })).toBeUndefined();
  });

  it.each([
    ['a refusal', () => answer('{}', { status: 401 })],
    ['invalid JSON', () => answer('{"cut')],
    ['a lost connection', () => new EarlyAnswers({ [key]: Promise.reject(new TypeError('lost')) })],
  ])('returns no response after %s, so that the client sends the request again', async (_, early) => {
    expect(await early().take('POST', '/api/things', { id: 1 })).toBeUndefined();
  });
});
