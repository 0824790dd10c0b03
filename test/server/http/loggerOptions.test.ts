import pino from 'pino';
import { expect, it } from 'vitest';
import { loggerOptions } from '../../../server/infrastructure/http/logRequests.ts';

it('loggerOptions redact secrets at any depth of a logged object', () => {
  const lines: string[] = [];
  const log = pino(loggerOptions('info'), { write: (line) => void lines.push(line) });
  log.info({ password: 'hunter2', userId: 'u1' });
  log.info({ headers: { authorization: 'Bearer hunter2', cookie: 'hunter2', host: 'h1' } });
  log.info({ req: { body: { refresh_token: 'hunter2' } }, answer: { access_token: 'hunter2' } });
  const text = lines.join('');
  expect(text).not.toContain('hunter2');
  expect(text).toContain('"userId":"u1"');
  expect(text).toContain('"host":"h1"');
  expect(text).toMatch(/"time":"\d{4}-\d\d-\d\dT/);
});

it('loggerOptions write one line of JSON per entry with its time in UTC, whatever the entry contains', () => {
  const lines: string[] = [];
  const log = pino(loggerOptions('info'), { write: (line) => void lines.push(line) });
  log.info({ path: '/a\n{"level":50,"msg":"forged"}\u2028' }, 'first\r\nsecond');
  const [line = '', ...others] = lines
    .join('')
    .trimEnd()
    .split(/[\r\n]/);
  expect(others).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({
    path: '/a\n{"level":50,"msg":"forged"}\u2028',
    msg: 'first\r\nsecond',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});
