import { beforeAll, expect, it } from 'vitest';
import { companyId } from '../../support/samples/builders.ts';
import type { UseGateways } from '../gateways.ts';

export function reviewSessionGatewayContract(use: UseGateways): void {
  beforeAll(() => use().signIn('HOUSE', 'admin'));
  const KOYO = companyId('KOYO');

  it('opens a review of a merchant for at most an hour, and closes it [RT-2]', async () => {
    const opened = await use().reviews.open('HOUSE', KOYO, 'A question by phone');
    if (!opened.ok) throw new Error(opened.error.kind);
    expect(opened.value).toMatchObject({ merchantId: 'KOYO', reviewSessionId: expect.any(String) });
    expect(opened.value.expiresAt).toBeGreaterThan(use().now());
    expect(opened.value.expiresAt).toBeLessThanOrEqual(use().now() + 3_600_000);
    expect(await use().reviews.close('HOUSE', opened.value)).toEqual({ ok: true, value: undefined });
  });

  it('opens none without a reason [RT-2]', async () => {
    expect(await use().reviews.open('HOUSE', KOYO, '  ')).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400 },
    });
  });

  it('opens none of a merchant that is not there [RT-2]', async () => {
    const outcome = await use().reviews.open('HOUSE', companyId('NOBODY'), 'why');
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  });
}
