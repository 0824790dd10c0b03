import { expect, it } from 'vitest';
import type { UseGateways } from '../gateways.ts';

export function appTokenGatewayContract(use: UseGateways): void {
  it('issue returns an app token for an admin, which differs from the token of the session [AU-15]', async () => {
    await use().signIn('HOUSE', 'admin');
    const issued = await use().appTokens.issue(use().accessToken());
    expect(issued).toMatchObject({ ok: true, value: { tokenType: 'Bearer', accessToken: expect.any(String) } });
    expect(issued.ok && issued.value.accessToken).not.toBe(use().accessToken());
  });

  it('issue rejects requests with a merchant’s session, without a session, or with an app token [AU-15] [RP-1]', async () => {
    await use().signIn('HOUSE', 'admin');
    const issued = await use().appTokens.issue(use().accessToken());
    const refused = { ok: false, error: { kind: 'unauthorized' } };
    expect(await use().appTokens.issue(issued.ok ? issued.value.accessToken : '')).toMatchObject(refused);
    expect(await use().appTokens.issue('x'.repeat(43))).toMatchObject(refused);
    await use().signIn('ACME');
    expect(await use().appTokens.issue(use().accessToken())).toMatchObject(refused);
  });
}
