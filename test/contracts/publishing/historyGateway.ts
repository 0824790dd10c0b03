import { expect, it } from 'vitest';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { productOf } from '../../../src/domain/company/companyConfiguration.ts';
import type { Result } from '../../../src/domain/shared/result.ts';
import { RETURNS_PRODUCT } from '../../support/samples/aSample.ts';
import { aChange, aReturnReasons, companyId } from '../../support/samples/builders.ts';
import type { UseGateways } from '../gateways.ts';
import { compareRevisions } from '../../support/changes.ts';

function valueOf<T>(result: Result<T, PortFailure>): T {
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

/** Uses the merchants V00 to V02, one each. */
export function historyGatewayContract(use: UseGateways): void {
  const pathOf = (id: string) => ({ rootOrgId: 'HOUSE', companyId: companyId(id) });
  const publish = async (id: string, revision: number, enabled: boolean) => {
    const key = `${id}-${revision}`;
    const changes = [aChange('returnReasons.enabled', enabled, !enabled)];
    const { publishId } = valueOf(
      await use().publishes.open(pathOf(id), {
        revision: `"r${revision}"`,
        changes,
        idempotencyKey: `${key}:open`,
      }),
    );
    const returnReasons = aReturnReasons({ enabled });
    const products = { [RETURNS_PRODUCT]: { enabled: true, returnReasons, partNobodyKnows: true } };
    valueOf(
      await use().companies.updateProducts(pathOf(id), products, { idempotencyKey: `${key}:company`, publishId }),
    );
    return valueOf(await use().publishes.complete(pathOf(id), publishId, `${key}:complete`));
  };

  it('tells who published what when, the newest first, and nothing of what did not go live [PB-16]', async () => {
    await use().signIn('V00');
    expect(valueOf(await use().history.list(pathOf('V00')))).toEqual({ publishes: [], nextCursor: undefined });
    const first = await publish('V00', 1, false);
    const second = await publish('V00', 2, true);
    const open = { revision: '"r3"', changes: [aChange('x', 1)], idempotencyKey: 'V00-open' };
    valueOf(await use().publishes.open(pathOf('V00'), open));
    const { publishes } = valueOf(await use().history.list(pathOf('V00')));
    expect(publishes.map(({ publishId }) => publishId)).toEqual([second.publishId, first.publishId]);
    expect(publishes[0]).toEqual({
      publishId: second.publishId,
      revision: '"r3"',
      baseRevision: '"r2"',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      actorName: 'staff of V00',
      changeCount: 1,
    });
  });

  it('tells for whom an admin acted [PB-16]', async () => {
    await use().signIn('HOUSE', 'admin');
    const review = valueOf(await use().reviews.open('HOUSE', companyId('V01'), 'Asked by phone'));
    const { publishId } = await publish('V01', 1, false);
    const read = valueOf(await use().history.read(pathOf('V01'), publishId));
    expect(read).toMatchObject({ actorName: 'admin of HOUSE', onBehalfOf: 'V01', revision: '"r2"' });
    expect(read.changes).toEqual([aChange('returnReasons.enabled', false, true)]);
    expect(await use().history.read(pathOf('V01'), 'no-such-publish')).toMatchObject({
      ok: false,
      error: { kind: 'not-found' },
    });
    valueOf(await use().reviews.close('HOUSE', review));
  });

  it('keeps every revision as it was, to be compared with any other [PB-16]', async () => {
    await use().signIn('V02');
    const before = valueOf(await use().companies.read(companyId('V02'))).configuration;
    await publish('V02', 1, false);
    await publish('V02', 2, true);
    const read = async (revision: string) => valueOf(await use().history.readRevision(pathOf('V02'), revision));
    expect(productOf(await read('"r2"')).returnReasons?.enabled).toBe(false);
    expect(compareRevisions(await read('"r1"'), before)).toEqual({ changes: [], isWhole: true });
    expect(compareRevisions(await read('"r2"'), await read('"r3"')).changes).toEqual([
      aChange('returnReasons.enabled', true, false),
    ]);
    expect(await use().history.readRevision(pathOf('V02'), '"r9"')).toMatchObject({
      ok: false,
      error: { kind: 'not-found' },
    });
  });

  it('hands the history out page by page, each publish once [PB-16]', async () => {
    await use().signIn('V02');
    for (let revision = 3; revision < 28; revision += 1) await publish('V02', revision, revision % 2 === 0);
    const first = valueOf(await use().history.list(pathOf('V02')));
    expect(first.publishes).toHaveLength(25);
    const second = valueOf(await use().history.list(pathOf('V02'), first.nextCursor));
    expect(second.nextCursor).toBeUndefined();
    const revisions = [...first.publishes, ...second.publishes].map(({ revision }) => revision);
    expect(revisions).toEqual(Array.from({ length: 27 }, (_, nth) => `"r${28 - nth}"`));
  });
}
