import { afterAll, describe, expect, it } from 'vitest';
import { parseSecurityContact } from '../../../server/infrastructure/http/securityText.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { startTestServer } from '../../support/server/httpServer.ts';
import { START } from '../../support/server/service.ts';

const clock = new ManualClock(START);
const server = await startTestServer({ security: { contact: 'mailto:security@post.example', clock } });
const without = await startTestServer();
afterAll(() => Promise.all([server.close(), without.close()]));

const get = (from: typeof server, method: 'GET' | 'POST' = 'GET') =>
  from.inject({ method, url: '/.well-known/security.txt', headers: { host: 'returns.post.example' } });

describe('/.well-known/security.txt', () => {
  it('contains the contact, its own address and an expiry of less than a year (RFC 9116)', async () => {
    const response = await get(server);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(response.body.split('\n')).toEqual([
      'Contact: mailto:security@post.example',
      `Expires: ${new Date(START + 180 * 24 * 60 * 60 * 1000).toISOString()}`,
      'Preferred-Languages: en',
      'Canonical: http://returns.post.example/.well-known/security.txt',
      '',
    ]);
    clock.advance(1000);
    expect((await get(server)).body).not.toBe(response.body);
  });

  it('is not found without a contact', async () => {
    const response = await get(without);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  });
});

describe('parseSecurityContact', () => {
  it('accepts an e-mail address or an https address, and returns a URI', () => {
    expect(parseSecurityContact('security@post.example')).toBe('mailto:security@post.example');
    expect(parseSecurityContact('https://post.example/report')).toBe('https://post.example/report');
    for (const wrong of ['post.example', 'http://post.example', 'javascript:alert(1)', 'call us'])
      expect(parseSecurityContact(wrong), wrong).toBeUndefined();
  });
});
