import { expect, it } from 'vitest';
import { productOf } from '../../../src/domain/company/companyConfiguration.ts';
import type { PublishFilter } from '../../../src/domain/history/publishFilter.ts';
import { RETURNS_PRODUCT } from '../../support/samples/aSample.ts';
import { aChange, aReturnReasons, companyId } from '../../support/samples/builders.ts';
import type { UseGateways } from '../gateways.ts';
import { compareRevisions } from '../../support/changes.ts';
import { valueOf } from '../../support/valueOf.ts';

/** Uses the merchants V00 to V04. */
export function historyGatewayContract(use: UseGateways): void {
  const pathOf = (id: string) => ({ rootOrgId: 'HOUSE', companyId: companyId(id) });
  const publish = async (id: string, revision: number, enabled: boolean, note?: string) => {
    const key = `${id}-${revision}`;
    const changes = [aChange('returnReasons.enabled', enabled, !enabled)];
    const { publishId } = valueOf(
      await use().publishes.open(pathOf(id), {
        revision: `"r${revision}"`,
        changes,
        ...(note !== undefined && { note }),
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

  it('list returns author, changes and time of each publish, newest first, without publishes that did not go live [PB-16]', async () => {
    await use().signIn('V00');
    expect(valueOf(await use().history.list(pathOf('V00')))).toEqual({
      publishes: [],
      nextCursor: undefined,
      people: [],
    });
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
      named: [aChange('returnReasons.enabled', true, false)],
      reverts: expect.objectContaining({ kind: 'undone', publishId: first.publishId }),
    });
  });

  it('read returns the merchant for which an admin published [PB-16]', async () => {
    await use().signIn('HOUSE', 'admin');
    const review = valueOf(await use().reviews.open('HOUSE', companyId('V01'), 'Asked by phone'));
    valueOf(await use().reviews.act('HOUSE', review));
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

  it('readRevision returns every revision unchanged, so that any two revisions can be compared [PB-16]', async () => {
    await use().signIn('V02');
    const before = valueOf(await use().companies.read(companyId('V02'))).configuration;
    await publish('V02', 1, false);
    await publish('V02', 2, true);
    const read = async (revision: string) => valueOf(await use().history.readRevision(pathOf('V02'), revision));
    expect(productOf(await read('"r2"')).returnReasons?.enabled).toBe(false);
    expect(compareRevisions(await read('"r1"'), before)).toEqual({ changes: [], isComplete: true });
    expect(compareRevisions(await read('"r2"'), await read('"r3"')).changes).toEqual([
      aChange('returnReasons.enabled', true, false),
    ]);
    expect(await use().history.readRevision(pathOf('V02'), '"r9"')).toMatchObject({
      ok: false,
      error: { kind: 'not-found' },
    });
  });

  it('list returns each publish once over all pages [PB-16]', async () => {
    await use().signIn('V02');
    for (let revision = 3; revision < 28; revision += 1) {
      const settings = { orderInstructions: `Instructions ${revision}` };
      valueOf(await use().companies.updateSettings(pathOf('V02'), settings, { idempotencyKey: `V02-${revision}` }));
    }
    const first = valueOf(await use().history.list(pathOf('V02')));
    expect(first.publishes).toHaveLength(25);
    const second = valueOf(await use().history.list(pathOf('V02'), {}, first.nextCursor));
    expect(second.nextCursor).toBeUndefined();
    const revisions = [...first.publishes, ...second.publishes].map(({ revision }) => revision);
    expect(revisions).toEqual(Array.from({ length: 27 }, (_, nth) => `"r${28 - nth}"`));
  });

  it('list and read return the note of a publish [PB-16]', async () => {
    await use().signIn('V03');
    const { publishId } = await publish('V03', 1, false, '  Sale is over:\nno more comments  ');
    const note = 'Sale is over:\nno more comments';
    expect(valueOf(await use().history.list(pathOf('V03'))).publishes).toMatchObject([{ publishId, note }]);
    expect(valueOf(await use().history.read(pathOf('V03'), publishId)).note).toBe(note);
    const long = { revision: '"r2"', changes: [aChange('x', 1)], note: 'n'.repeat(501), idempotencyKey: 'V03-long' };
    expect(await use().publishes.open(pathOf('V03'), long)).toMatchObject({ ok: false, error: { kind: 'rejected' } });
  });

  it('list filters publishes by user, text, feature and time, and returns all users to filter by [PB-16]', async () => {
    await use().signIn('V03');
    const noted = valueOf(await use().history.list(pathOf('V03'))).publishes[0];
    await use().signIn('V03', 'colleague');
    await publish('V03', 2, true);
    const list = async (filter: PublishFilter) => valueOf(await use().history.list(pathOf('V03'), filter));
    const { publishes, people = [] } = await list({});
    expect(people.map(({ name }) => name).toSorted()).toEqual(['colleague of V03', 'staff of V03']);
    const staff = people.find(({ name }) => name === 'staff of V03')?.userId;
    const revisions = async (filter: PublishFilter) => (await list(filter)).publishes.map(({ revision }) => revision);
    expect(await revisions({ person: staff })).toEqual(['"r2"']);
    expect(await revisions({ words: 'COMMENTS sale' })).toEqual(['"r2"']);
    expect(await revisions({ words: 'comments autumn' })).toEqual([]);
    expect(await revisions({ feature: 'return-reasons' })).toEqual(['"r3"', '"r2"']);
    expect(await revisions({ feature: 'settings' })).toEqual([]);
    const [newest] = publishes;
    const at = Date.parse(newest?.at ?? '');
    expect(await revisions({ since: at })).toContain('"r3"');
    expect(await revisions({ since: at + 1 })).toEqual([]);
    expect(await revisions({ before: Date.parse(noted?.at ?? '') })).toEqual([]);
    expect(await revisions({ before: at + 1, person: staff, feature: 'return-reasons', words: 'sale' })).toEqual([
      '"r2"',
    ]);
  });

  it('list and read return which earlier publish a publish undoes, or which version it restores [PB-16]', async () => {
    await use().signIn('V04');
    const first = await publish('V04', 1, false);
    const undo = await publish('V04', 2, true);
    const made = { publishId: first.publishId, revision: '"r2"', actorName: 'staff of V04', changeCount: 1 };
    expect(undo.reverts).toMatchObject({
      kind: 'undone',
      ...made,
      named: [aChange('returnReasons.enabled', false, true)],
    });
    const { publishes } = valueOf(await use().history.list(pathOf('V04')));
    expect(publishes.map(({ reverts }) => reverts?.revision)).toEqual(['"r2"', undefined]);
    expect(publishes[0]?.reverts).toEqual(undo.reverts);
    expect(valueOf(await use().history.read(pathOf('V04'), undo.publishId)).reverts).toEqual(undo.reverts);
  });
}
