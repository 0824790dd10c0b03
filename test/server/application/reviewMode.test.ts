import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { Principal } from '../../../server/application/shared/Principal.ts';
import type { TenantUnit } from '../../../server/application/shared/UnitOfWork.ts';
import { engines } from '../../support/server/databases.ts';
import {
  adminOf,
  configurationOf,
  once,
  reasons,
  seedCompanies,
  serviceOver,
  snapshotOf,
  staffOf,
  START,
  type Service,
} from '../../support/server/service.ts';
import { auditOf } from '../../support/server/storedRows.ts';

const NOT_FOUND = { ok: false, error: { kind: 'not-found' } };

describe.each(engines)('review mode on $name', ({ open }) => {
  let service: Service;
  beforeAll(async () => {
    service = serviceOver(await open());
    await seedCompanies(service.database, ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J']);
  });
  afterAll(() => service.database.close());

  const review = (merchantId: string, principal = adminOf()) =>
    service.openReviewSession.execute({ principal, merchantId, reason: 'Asked by telephone' });
  const actFor = async (merchantId: string) => {
    const opened = await review(merchantId);
    if (!opened.ok) throw new Error(opened.error.kind);
    const { reviewSessionId } = opened.value;
    return service.ongoingReview.act({ principal: adminOf(), merchantId, reviewSessionId });
  };
  const read = (principal: Principal, merchantId: string, rootOrgId?: string) =>
    service.readMerchantConfig.execute({ principal, merchantId, rootOrgId });

  it('gives an admin access to a merchant for 60 minutes [RT-2]', async () => {
    expect(await read(adminOf(), 'B')).toEqual(NOT_FOUND);
    expect(await review('B')).toMatchObject({ ok: true, value: { merchantId: 'B' } });
    expect(await read(adminOf(), 'B')).toMatchObject({ ok: true });
    service.clock.advance(60 * 60 * 1000 - 1);
    expect(await read(adminOf(), 'B')).toMatchObject({ ok: true });
    service.clock.advance(1);
    expect(await read(adminOf(), 'B')).toEqual(NOT_FOUND);
  });

  it('gives access only to the admin who started the review, until that admin leaves it [RT-2] [RP-2]', async () => {
    const opened = await review('D');
    const reviewSessionId = opened.ok ? opened.value.reviewSessionId : '';
    for (const other of [adminOf('OWNER', 'another-admin'), adminOf('OTHER'), staffOf('A')])
      expect(await read(other, 'D')).toEqual(NOT_FOUND);
    const leave = (principal: Principal) =>
      service.ongoingReview.close({ principal, merchantId: 'D', reviewSessionId });
    expect(await leave(adminOf('OWNER', 'another-admin'))).toEqual(NOT_FOUND);
    expect(await leave(staffOf('D'))).toEqual(NOT_FOUND);
    expect(await read(adminOf(), 'D')).toMatchObject({ ok: true });
    expect(await leave(adminOf())).toEqual({ ok: true, value: undefined });
    expect(await read(adminOf(), 'D')).toEqual(NOT_FOUND);
    expect(await leave(adminOf())).toEqual(NOT_FOUND);
  });

  it('lasts 60 minutes from an extension by the same admin, and stores the reasons of the start and of the extension [RT-2]', async () => {
    const opened = await review('G');
    const reviewSessionId = opened.ok ? opened.value.reviewSessionId : '';
    const extend = (principal: Principal, merchantId = 'G', reason = 'One more question') =>
      service.ongoingReview.extend({ principal, merchantId, reviewSessionId, reason });
    service.clock.advance(59 * 60 * 1000);
    for (const principal of [adminOf('OWNER', 'another-admin'), staffOf('G'), adminOf('OTHER')])
      expect(await extend(principal)).toMatchObject(NOT_FOUND);
    expect(await extend(adminOf(), 'A')).toEqual(NOT_FOUND);
    expect(await extend(adminOf(), 'G', 'a\u0000b')).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    expect(await extend(adminOf())).toMatchObject({ ok: true, value: { reviewSessionId, merchantId: 'G' } });
    service.clock.advance(60 * 60 * 1000 - 1);
    expect(await read(adminOf(), 'G')).toMatchObject({ ok: true });
    service.clock.advance(1);
    expect(await read(adminOf(), 'G')).toEqual(NOT_FOUND);
    expect(await extend(adminOf())).toEqual(NOT_FOUND);
    const audit = await auditOf(service.database, 'G');
    expect(audit.map(({ action, detail }) => [action, JSON.parse(detail)])).toEqual([
      ['review.opened', { reviewSessionId, reason: 'Asked by telephone' }],
      ['review.extended', { reviewSessionId, reason: 'One more question' }],
    ]);
  });

  it('is available only to the owner’s admins, and only for the owner’s merchants [RP-2]', async () => {
    expect(await review('E', staffOf('A'))).toEqual(NOT_FOUND);
    expect(await review('E', adminOf('OTHER'))).toMatchObject(NOT_FOUND);
    expect(await review('ELSEWHERE')).toEqual(NOT_FOUND);
    expect(await review('MISSING')).toEqual(NOT_FOUND);
    expect(await review('OWNER')).toEqual(NOT_FOUND);
  });

  it('starts one review if a request is repeated with the same key [PB-14]', async () => {
    const request = { principal: adminOf(), merchantId: 'E', reason: 'Twice', idempotency: once('review') };
    const first = await service.openReviewSession.execute(request);
    expect(await service.openReviewSession.execute(request)).toEqual(first);
  });

  it('records when an admin read, when the admin acted, and for which merchant [PB-16] [RT-2]', async () => {
    const publish = () =>
      service.updateCompany.execute({
        principal: adminOf(),
        merchantId: 'F',
        products: { RETURNS_PORTAL: { returnReasons: reasons('Fixed for you') } },
      });
    await review('F');
    expect(await publish()).toEqual({ ok: false, error: { kind: 'review-read-only' } });
    expect(await actFor('F')).toEqual({ ok: true, value: undefined });
    expect(await publish()).toMatchObject({ ok: true });
    const publishes = await service.listPublishes.execute({ principal: staffOf('F'), merchantId: 'F' });
    expect(publishes).toMatchObject({
      value: { publishes: [{ actor: { userId: 'admin-of-OWNER', name: 'Admin of OWNER' }, onBehalfOf: 'F' }] },
    });
    expect(await auditOf(service.database, 'F')).toMatchObject([
      { actor_user_id: 'admin-of-OWNER', on_behalf_of: 'F', action: 'review.opened' },
      { actor_user_id: 'admin-of-OWNER', on_behalf_of: 'F', action: 'review.opened' },
      { actor_user_id: 'admin-of-OWNER', on_behalf_of: 'F', action: 'review.acting' },
      { actor_user_id: 'admin-of-OWNER', on_behalf_of: 'F', action: 'publish.completed' },
    ]);
  });

  it('requires the merchant’s consent if the owner demands it; a withdrawn consent ends the reviews [RT-2]', async () => {
    await service.database.inMaintenance((trx) =>
      trx
        .updateTable('owner')
        .set({ admin_config: JSON.stringify({ features: { reviewConsent: { enabled: true } } }) })
        .where('root_org_id', '=', 'OTHER')
        .execute(),
    );
    const admin = adminOf('OTHER');
    const merchant = { merchantId: 'ELSEWHERE' };
    const consent = (isGiven: boolean, principal = staffOf('ELSEWHERE', 'x', 'OTHER')) =>
      service.manageReviews.consent({ ...merchant, principal, isGiven });
    const listed = async () => {
      const list = await service.listCompanies.execute({ principal: admin, rootOrgId: 'OTHER' });
      return list.ok && list.value.companies[0]?.isReviewRefused;
    };
    const refused = { ok: false, error: { kind: 'forbidden' } };
    expect(await review('ELSEWHERE', admin)).toEqual(refused);
    expect(await listed()).toBe(true);
    expect(await consent(true, admin)).toEqual(NOT_FOUND);
    expect(await consent(true)).toEqual({ ok: true, value: undefined });
    expect(await listed()).toBeUndefined();
    const opened = await review('ELSEWHERE', admin);
    const reviewSessionId = opened.ok ? opened.value.reviewSessionId : '';
    expect(await service.ongoingReview.act({ ...merchant, principal: admin, reviewSessionId })).toMatchObject({
      ok: true,
    });
    expect(await consent(true, admin), 'in review').toEqual(NOT_FOUND);
    expect(await consent(false)).toEqual({ ok: true, value: undefined });
    expect(await read(admin, 'ELSEWHERE')).toEqual(NOT_FOUND);
    expect(await service.ongoingReview.act({ ...merchant, principal: admin, reviewSessionId })).toEqual(refused);
    expect(await review('ELSEWHERE', admin)).toEqual(refused);
  });

  it('shows the merchant which versions an admin published [PB-16]', async () => {
    const publish = (principal: Principal, text: string, ifMatch: string) =>
      service.updateCompany.execute({
        principal,
        merchantId: 'J',
        ifMatch,
        products: { RETURNS_PORTAL: { returnReasons: reasons(text) } },
      });
    expect(await publish(staffOf('J'), 'By its staff', '"r1"')).toMatchObject({ ok: true });
    await actFor('J');
    service.clock.advance(1);
    expect(await publish(adminOf(), 'By the admin', '"r2"')).toMatchObject({ ok: true });
    const reviews = await service.manageReviews.read({ principal: staffOf('J'), merchantId: 'J' });
    expect(reviews).toMatchObject({
      value: {
        reviews: [{ adminName: 'Admin of OWNER', reason: 'Asked by telephone', versions: [{ revision: 3 }] }],
      },
    });
    expect(await service.manageReviews.read({ principal: staffOf('A'), merchantId: 'J' })).toEqual(NOT_FOUND);
  });

  it("gives no access to another company's rows even if a use case omits the check [RP-2]", async () => {
    await review('B');
    const before = await snapshotOf(service.database);
    const [own, foreign] = ['A', 'B'] as CompanyId[];
    if (!own || !foreign) return expect.fail();
    const asOwn = <T>(work: (unit: TenantUnit) => Promise<T>) =>
      service.unitOfWork.inTenant({ rootOrgId: 'OWNER', companyId: own }, work);
    expect(await asOwn((unit) => unit.companies.find(own))).toMatchObject({ companyId: 'A' });
    expect(await asOwn((unit) => unit.companies.find(foreign))).toBeUndefined();
    expect(await asOwn((unit) => unit.companies.lock(foreign))).toBeUndefined();
    expect(
      await asOwn((unit) => unit.reviewSessions.accessOf(foreign, 'session-of-admin-of-OWNER', START)),
    ).toBeUndefined();
    await expect(asOwn((unit) => unit.companies.readRevision(foreign, 1))).rejects.toThrow(/has no revision 1/);
    const document = configurationOf('B', 'Taken over');
    const revision = { revision: 2, document, publishId: 'x', publishedAt: START };
    await expect(asOwn((unit) => unit.companies.publish(foreign, revision))).rejects.toThrow(/row-level security/);
    expect((await asOwn((unit) => unit.companies.list({ sort: 'name', limit: 10 }))).total).toBe(1);
    expect(await snapshotOf(service.database)).toEqual(before);
  });
});
