import { expect, it } from 'vitest';
import { spend } from '../../../../server/application/shared/quotas.ts';

const HOUR = 60 * 60 * 1000;
const quotas = { bytes: 0, writes: 1, uploads: 0 };

it('the write quota is reset if the time of the first write is in the future because a clock was fast', () => {
  const now = 100 * HOUR;
  const countWriteAt = (writesSince: number) =>
    spend({ bytes: 0, writes: 1, writesSince, uploads: 0, uploadsSince: 0 }, 'writes', quotas, now);
  expect(countWriteAt(now + 24 * HOUR)).toMatchObject({ ok: true, value: { writes: 1, writesSince: now } });
  expect(countWriteAt(now + 60_000)).toMatchObject({ ok: false, error: { kind: 'quota-exceeded' } });
});
