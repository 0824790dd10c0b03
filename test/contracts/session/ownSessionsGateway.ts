import { beforeAll, expect, it } from 'vitest';
import type { UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

export function ownSessionsGatewayContract(use: UseGateways): void {
  beforeAll(async () => {
    await use().signIn('ACME');
    await use().signIn('ACME');
  });
  const list = async () => valueOf(await use().ownSessions.list());

  it("list returns the user's sessions and marks the current session, and end permanently ends the given session", async () => {
    const before = await list();
    expect(before.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    for (const { startedAt, lastUsedAt } of before) expect(lastUsedAt).toBeGreaterThanOrEqual(startedAt);
    const other = before.find(({ isCurrent }) => !isCurrent)?.sessionId ?? '';
    expect(await use().ownSessions.end(other)).toEqual({ ok: true, value: undefined });
    expect(await list()).toEqual(before.filter(({ sessionId }) => sessionId !== other));
    expect(await use().ownSessions.end(other)).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  });

  it('endOthers ends all sessions of the user except the current session, and succeeds again when it is repeated', async () => {
    for (let nth = 0; nth < 2; nth += 1) {
      expect(await use().ownSessions.endOthers()).toEqual({ ok: true, value: undefined });
      expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    }
  });
}
