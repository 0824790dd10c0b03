import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Principal } from '../../../server/application/shared/Principal.ts';
import { purgeIdempotencyKeys } from '../../../server/infrastructure/postgres/publishing/PostgresIdempotencyKeys.ts';
import { engines } from '../../support/server/databases.ts';
import {
  change,
  once,
  reasons,
  seedCompanies,
  serviceOver,
  snapshotOf,
  staffOf,
  type Service,
} from '../../support/server/service.ts';
import { valueOf } from '../../support/valueOf.ts';
import { auditOf } from '../../support/server/storedRows.ts';

const product = (description: string) => ({
  RETURNS_PORTAL: { enabled: true, returnReasons: reasons(description), partNobodyKnows: true },
});

describe.each(engines)('publishing on $name', ({ open }) => {
  let service: Service;
  let merchantId: string;
  let principal: Principal;
  let companies = 0;
  beforeAll(async () => {
    service = serviceOver(await open());
    await seedCompanies(
      service.database,
      Array.from({ length: 40 }, (_, index) => `C${index}`),
    );
  });
  beforeEach(() => {
    // Each test uses its own company, so the tests are independent.
    merchantId = `C${(companies += 1)}`;
    principal = staffOf(merchantId);
  });
  afterAll(() => service.database.close());

  const opened = async (text = 'Too tight', key?: string, caller = principal) => {
    const revision = await publishedRevision();
    return valueOf(
      await service.openPublish.execute({
        principal: caller,
        merchantId,
        ifMatch: revision,
        changes: [change(text)],
        idempotency: key === undefined ? undefined : once(key),
      }),
    ).publishId;
  };
  const publishedDocument = async () => {
    return valueOf(await service.readMerchantConfig.execute({ principal, merchantId }));
  };
  const publishedRevision = async () => (await publishedDocument()).revision;
  const publishedReason = async () =>
    (await publishedDocument()).products['RETURNS_PORTAL']?.returnReasons?.reasons[0]?.description;
  const write = (publishId: string | undefined, description: string, key?: string) =>
    service.updateCompany.execute({
      principal,
      merchantId,
      publishId,
      products: product(description),
      idempotency: key === undefined ? undefined : once(key, description),
    });
  const complete = (publishId: string, key?: string) =>
    service.completePublish.execute({
      principal,
      merchantId,
      publishId,
      idempotency: key === undefined ? undefined : once(key),
    });

  it('opens exactly one of eight simultaneous publishes [PB-15]', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        service.openPublish.execute({
          principal: staffOf(merchantId, `editor-${index}`),
          merchantId,
          ifMatch: '"r1"',
          changes: [change('x')],
        }),
      ),
    );
    expect(responses.filter((response) => response.ok)).toHaveLength(1);
    expect(responses.filter((response) => !response.ok && response.error.kind === 'publish-in-progress')).toHaveLength(
      7,
    );
  });

  it('cancels a publish with an expired lease when another publish is opened; each write renews the lease [PB-13]', async () => {
    const first = await opened();
    service.clock.advance(119_000);
    await write(first, 'renewed');
    service.clock.advance(119_000);
    expect(await write(undefined, 'impatient')).toMatchObject({ error: { kind: 'publish-in-progress' } });
    service.clock.advance(1_000);
    const second = await opened(undefined, undefined, staffOf(merchantId, 'colleague'));
    expect(second).not.toBe(first);
    expect(await write(first, 'late')).toEqual({ ok: false, error: { kind: 'publish-closed' } });
    expect(await complete(first)).toEqual({ ok: false, error: { kind: 'publish-closed' } });
    expect(await publishedReason()).toBe('Too small');
  });

  it('does not let a user write to or complete another user’s publish', async () => {
    const publishId = await opened();
    const colleague = { principal: staffOf(merchantId, 'colleague'), merchantId, publishId };
    expect(await service.updateCompany.execute({ ...colleague, products: product('x') })).toEqual({
      ok: false,
      error: { kind: 'not-found' },
    });
    expect(await service.completePublish.execute(colleague)).toEqual({ ok: false, error: { kind: 'not-found' } });
    expect(await service.giveUpPublish.execute(colleague)).toEqual({ ok: false, error: { kind: 'not-found' } });
  });

  const lastEntry = async () => (await auditOf(service.database, merchantId)).at(-1);

  it('stores the note of a publish and which publish it undoes, also in the audit log [PB-16]', async () => {
    const publishWithNote = async (text: string, note?: string) => {
      const ifMatch = await publishedRevision();
      const changes = [change(text, await publishedReason())];
      const { publishId } = valueOf(
        await service.openPublish.execute({
          principal,
          merchantId,
          ifMatch,
          changes,
          note,
          idempotency: undefined,
        }),
      );
      await write(publishId, text);
      return complete(publishId);
    };
    expect(await publishWithNote('Too tight', '  Asked by phone ')).toMatchObject({
      value: { note: 'Asked by phone' },
    });
    expect(JSON.parse((await lastEntry())?.detail ?? '')).toMatchObject({ note: 'Asked by phone' });
    const reverts = { kind: 'undone', revision: 2 };
    expect(await publishWithNote('Too small')).toMatchObject({ value: { reverts: { ...reverts, revision: '"r2"' } } });
    expect(JSON.parse((await lastEntry())?.detail ?? '')).toMatchObject({ reverts });
    expect(JSON.parse((await lastEntry())?.detail ?? '')).not.toHaveProperty('note');
    const unstorable = {
      principal,
      merchantId,
      ifMatch: await publishedRevision(),
      changes: [change('x')],
      note: 'nul \u0000',
    };
    expect(await service.openPublish.execute({ ...unstorable, idempotency: undefined })).toMatchObject({
      error: { errors: [{ pointer: '/note' }] },
    });
  });

  it('rejects a completion that differs from the announced changes, publishes nothing and records it in the audit log [PB-16]', async () => {
    const publishId = await opened('Too tight');
    await write(publishId, 'Buy elsewhere');
    const keys = ['returnReasons.reason.SIZE'];
    const differs = { ok: false, error: { kind: 'changes-differ', keys } };
    expect(await complete(publishId, 'complete')).toEqual(differs);
    expect(await lastEntry()).toMatchObject({
      action: 'publish.refused',
      detail: JSON.stringify({ publishId, keys }),
      actor_user_id: principal.userId,
    });
    const before = await snapshotOf(service.database);
    expect(await complete(publishId, 'complete')).toEqual(differs);
    expect(await snapshotOf(service.database)).toEqual(before);
    expect(await publishedReason()).toBe('Too small');
    const list = await service.listPublishes.execute({ principal, merchantId, state: 'published' });
    expect(list).toMatchObject({ ok: true, value: { publishes: [] } });
  });

  it('rolls back a completion completely if it fails midway', async () => {
    const publishId = await opened('Half');
    await write(publishId, 'Half');
    // The next revision number exists already, so the transaction fails after its first writes.
    await service.database.inMaintenance((trx) =>
      trx
        .insertInto('company_revision')
        .values({
          root_org_id: 'OWNER',
          company_id: merchantId,
          revision: 2,
          body: Buffer.alloc(0),
          hash: '',
          published_at: new Date(0),
          publish_id: null,
        })
        .execute(),
    );
    const before = await snapshotOf(service.database);
    await expect(complete(publishId)).rejects.toThrow(/company_revision/);
    expect(await snapshotOf(service.database)).toEqual(before);
    expect(await publishedReason()).toBe('Too small');
  });

  describe('with an idempotency key', () => {
    it('executes a repeated write once, and returns the same response again [PB-14]', async () => {
      const first = await opened('Keyed', 'open');
      const again = await service.openPublish.execute({
        principal,
        merchantId,
        ifMatch: '"r1"',
        changes: [change('Keyed')],
        idempotency: once('open'),
      });
      expect(again).toMatchObject({ ok: true, value: { publishId: first } });
      await write(first, 'Keyed', 'write');
      const done = await complete(first, 'complete');
      const before = await snapshotOf(service.database);
      expect(await write(first, 'Keyed', 'write')).toEqual({ ok: true, value: undefined });
      expect(await complete(first, 'complete')).toEqual(done);
      expect(await snapshotOf(service.database)).toEqual(before);
    });

    it('repeats a stored refusal, but executes a request again if the first response was “retry later” [PB-14]', async () => {
      const openWith = (key: string, ifMatch: string) =>
        service.openPublish.execute({
          principal: staffOf(merchantId, 'colleague'),
          merchantId,
          ifMatch,
          changes: [change('x')],
          idempotency: once(key, ifMatch),
        });
      const stale = { ok: false, error: { kind: 'stale-revision', currentRevision: '"r1"' } };
      expect(await openWith('stale', '"r2"')).toEqual(stale);
      await write(undefined, 'Now r2');
      expect(await openWith('stale', '"r2"')).toEqual(stale);

      const publishId = await opened();
      expect(await openWith('later', '"r2"')).toMatchObject({ error: { kind: 'publish-in-progress' } });
      await service.giveUpPublish.execute({ principal, merchantId, publishId });
      expect(await openWith('later', '"r2"')).toMatchObject({ ok: true });
    });

    it('executes a repeated request again after seven days [PB-14]', async () => {
      await write(undefined, 'A week ago', 'weekly');
      service.clock.advance(7 * 24 * 60 * 60 * 1000 - 1);
      expect(await write(undefined, 'Another', 'weekly')).toMatchObject({ error: { kind: 'idempotency-key-reused' } });
      service.clock.advance(1);
      expect(await write(undefined, 'Another', 'weekly')).toMatchObject({ ok: true });
    });

    it('deletes the expired keys of every company, and no keys that are still valid', async () => {
      await write(undefined, 'Old', 'old');
      service.clock.advance(7 * 24 * 60 * 60 * 1000);
      await write(undefined, 'New', 'new');
      expect(await purgeIdempotencyKeys(service.database, service.clock.now())).toBeGreaterThan(0);
      expect(await purgeIdempotencyKeys(service.database, service.clock.now())).toBe(0);
      expect(await write(undefined, 'Other', 'new')).toMatchObject({ error: { kind: 'idempotency-key-reused' } });
    });

    it('executes exactly one of many equal simultaneous writes [PB-14]', async () => {
      const responses = await Promise.all(Array.from({ length: 8 }, () => write(undefined, 'At once', 'burst')));
      for (const response of responses) if (!response.ok) expect(response.error.kind).toBe('request-in-progress');
      expect(responses.some((response) => response.ok)).toBe(true);
      expect(await publishedRevision()).toBe('"r2"');
    });

    it('treats the same key of two users as different keys', async () => {
      await write(undefined, 'Mine', 'shared');
      const theirs = await service.updateCompany.execute({
        principal: staffOf(merchantId, 'colleague'),
        merchantId,
        products: product('Theirs'),
        idempotency: once('shared', 'Theirs'),
      });
      expect(theirs).toMatchObject({ ok: true });
      expect(await publishedReason()).toBe('Theirs');
    });
  });

  it('stores the kind of an onboarding without its charge accounts [PB-16]', async () => {
    const value = {
      companyName: 'Newcomer',
      productSettings: { pricingTier: 1, consumerChargeAccountKey: 'key-4711', merchantChargeAccount: '4712' },
    };
    const { publishId } = valueOf(
      await service.openPublish.execute({
        principal,
        merchantId,
        ifMatch: await publishedRevision(),
        changes: [{ type: 'ONBOARD', key: 'onboarding.newcomer', value }, change('Too tight')],
      }),
    );
    const read = await service.readPublish.execute({ principal, merchantId, publishId });
    expect(read.ok && read.value.changes).toEqual([
      {
        type: 'ONBOARD',
        key: 'onboarding.newcomer',
        value: {
          companyName: 'Newcomer',
          productSettings: { pricingTier: 1, consumerChargeAccountKey: '***', merchantChargeAccount: '***' },
        },
      },
      change('Too tight'),
    ]);
    expect(JSON.stringify(await snapshotOf(service.database))).not.toMatch(/key-4711|4712/);
  });
});
