import { expect, it } from 'vitest';
import type { UseGateways } from '../gateways.ts';

export function appTokenGatewayContract(use: UseGateways): void {
  it('gives an admin’s client a token of its own [AU-15]', async () => {
    await use().signIn('HOUSE', 'admin');
    const issued = await use().appTokens.issue(use().accessToken());
    expect(issued).toMatchObject({ ok: true, value: { tokenType: 'Bearer', accessToken: expect.any(String) } });
    expect(issued.ok && issued.value.accessToken).not.toBe(use().accessToken());
  });

  it('gives none for a merchant’s session, for no session, or for a token that was given so [AU-15] [RP-1]', async () => {
    await use().signIn('HOUSE', 'admin');
    const issued = await use().appTokens.issue(use().accessToken());
    const refused = { ok: false, error: { kind: 'unauthorized' } };
    expect(await use().appTokens.issue(issued.ok ? issued.value.accessToken : '')).toMatchObject(refused);
    expect(await use().appTokens.issue('x'.repeat(43))).toMatchObject(refused);
    await use().signIn('ACME');
    expect(await use().appTokens.issue(use().accessToken())).toMatchObject(refused);
  });
}
