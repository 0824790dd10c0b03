import { beforeAll, expect, it } from 'vitest';
import { noDraft } from '../../../src/domain/changes/drafts/draft.ts';
import { aChange, companyId } from '../../support/samples/builders.ts';
import type { UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

export function reviewSessionGatewayContract(use: UseGateways): void {
  beforeAll(() => use().signIn('HOUSE', 'admin'));
  const KOYO = companyId('KOYO');

  it('open starts a review of a merchant for at most an hour, and close ends it [RT-2]', async () => {
    const opened = valueOf(await use().reviews.open('HOUSE', KOYO, 'A question by phone'));
    expect(opened).toMatchObject({ merchantId: 'KOYO', reviewSessionId: expect.any(String) });
    expect(opened.expiresAt).toBeGreaterThan(use().now());
    expect(opened.expiresAt).toBeLessThanOrEqual(use().now() + 3_600_000);
    expect(await use().reviews.close('HOUSE', opened)).toEqual({ ok: true, value: undefined });
  });

  it('extend prolongs a review to one hour from now, with another reason [RT-2]', async () => {
    const opened = valueOf(await use().reviews.open('HOUSE', KOYO, 'A question by phone'));
    // Earlier than the tokens expire, because a review ends with its session.
    use().advance(540_000);
    const extended = await use().reviews.extend('HOUSE', opened, 'One more question');
    const { reviewSessionId } = opened;
    expect(extended).toMatchObject({ ok: true, value: { reviewSessionId, reason: 'One more question' } });
    if (!extended.ok) throw new Error(extended.error.kind);
    expect(extended.value.expiresAt).toBeGreaterThanOrEqual(opened.expiresAt + 540_000);
    expect(extended.value.expiresAt).toBeLessThanOrEqual(use().now() + 3_600_000);
    expect(await use().reviews.extend('HOUSE', extended.value, '  ')).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400 },
    });
    expect(await use().reviews.close('HOUSE', extended.value)).toMatchObject({ ok: true });
  });

  it('extend rejects a review that the admin has left or that has expired [RT-2]', async () => {
    const left = valueOf(await use().reviews.open('HOUSE', KOYO, 'Left'));
    await use().reviews.close('HOUSE', left);
    const over = { ok: false, error: { kind: 'not-found' } };
    expect(await use().reviews.extend('HOUSE', left, 'why')).toMatchObject(over);
    expect(await use().reviews.close('HOUSE', left)).toMatchObject(over);
    const kept = valueOf(await use().reviews.open('HOUSE', KOYO, 'Kept'));
    use().advance(3_600_000);
    await use().signIn('HOUSE', 'admin');
    expect(await use().reviews.extend('HOUSE', kept, 'why')).toMatchObject(over);
  });

  it('close ends all reviews of the merchant in the same session, but no review of other merchants [RT-2]', async () => {
    const left = await use().reviews.open('HOUSE', KOYO, 'Left');
    const other = await use().reviews.open('HOUSE', KOYO, 'In another tab');
    const elsewhere = await use().reviews.open('HOUSE', companyId('ACME'), 'Another merchant');
    if (!left.ok || !other.ok || !elsewhere.ok) throw new Error('not opened');
    await use().reviews.close('HOUSE', left.value);
    const over = { ok: false, error: { kind: 'not-found' } };
    expect(await use().reviews.extend('HOUSE', other.value, 'why')).toMatchObject(over);
    expect(await use().reviews.act('HOUSE', other.value)).toMatchObject(over);
    expect(await use().reviews.close('HOUSE', elsewhere.value)).toMatchObject({ ok: true });
  });

  it('open starts a read-only review: the service rejects writes to the merchant until `act` is called [RT-2]', async () => {
    const opened = valueOf(await use().reviews.open('HOUSE', KOYO, 'A question by phone'));
    expect(opened.isActing).toBe(false);
    let nth = 0;
    const open = () =>
      use().publishes.open(
        { rootOrgId: 'HOUSE', companyId: KOYO },
        {
          revision: '"r1"',
          changes: [aChange('returnReasons.enabled', true, false)],
          idempotencyKey: `look-${(nth += 1)}`,
        },
      );
    const refused = { ok: false, error: { kind: 'review-read-only' } };
    expect(await open()).toMatchObject(refused);
    const acting = valueOf(await use().reviews.act('HOUSE', opened));
    expect(acting).toEqual({ ...opened, isActing: true });
    const openedPublish = valueOf(await open());
    await use().publishes.giveUp({ rootOrgId: 'HOUSE', companyId: KOYO }, openedPublish.publishId, 'looked-given-up');
    await use().reviews.close('HOUSE', acting);
    expect(await use().reviews.act('HOUSE', acting)).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  });

  it('MerchantReviewsGateway returns each review with its admin, time, reason, and published versions [PB-16] [RT-2]', async () => {
    const path = { rootOrgId: 'HOUSE', companyId: companyId('V02') };
    const from = use().now();
    const readOnlyReview = valueOf(await use().reviews.open('HOUSE', path.companyId, 'To have a look'));
    use().advance(1000);
    await use().reviews.close('HOUSE', readOnlyReview);
    use().advance(1000);
    const opened = valueOf(await use().reviews.open('HOUSE', path.companyId, 'Asked by phone'));
    const acting = valueOf(await use().reviews.act('HOUSE', opened));
    const change = aChange('returnReasons.enabled', true, false);
    const openedPublish = valueOf(
      await use().publishes.open(path, { revision: '"r1"', changes: [change], idempotencyKey: 'told-1' }),
    );
    await use().publishes.giveUp(path, openedPublish.publishId, 'told-2');
    const read = valueOf(await use().merchantReviews.read(path));
    expect(read.consent).toEqual({ isRequired: false, isGiven: false });
    expect(read.reviews).toMatchObject([
      { reason: 'Asked by phone', openedAt: from + 2000, actingSince: from + 2000, versions: [] },
      { reason: 'To have a look', openedAt: from, endedAt: from + 1000, versions: [] },
    ]);
    expect(read.reviews[0]?.endedAt).toBeUndefined();
    expect(read.reviews[1]?.actingSince).toBeUndefined();
    expect(await use().merchantReviews.consent(path, true), 'an admin’s').toMatchObject({
      ok: false,
      error: { kind: 'not-found' },
    });
    await use().reviews.close('HOUSE', acting);
  });

  it('MerchantReviewsGateway returns, for each review, the keys of pending changes that were last edited in that review [PB-16] [PC-9]', async () => {
    const path = { rootOrgId: 'HOUSE', companyId: companyId('V03') };
    const changes = [aChange('returnReasons.enabled', true, false), aChange('settings.dueDays', 'secret', 'x')];
    const storeDraft = async (content: typeof changes, revision: string) => {
      const write = { revision, idempotencyKey: `left-${content.length}-after-${revision.replaceAll(/\W/g, '')}` };
      const kept = await use().drafts.store(path, { changes: content, history: { done: [], undone: [] } }, write);
      if (!kept.ok || kept.value.kind !== 'stored') throw new Error('not kept');
      return kept.value.revision;
    };
    const pendingKeys = async () => valueOf(await use().merchantReviews.read(path)).reviews.map(({ left }) => left);
    const enter = async (reason: string) => valueOf(await use().reviews.open('HOUSE', path.companyId, reason));
    const first = await enter('Asked by phone');
    await use().reviews.act('HOUSE', first);
    const revision = await storeDraft(changes, noDraft.revision);
    expect(await pendingKeys(), 'while it is open').toEqual([undefined]);
    use().advance(1000);
    await use().reviews.close('HOUSE', first);
    const keys = changes.map(({ type, key }) => ({ type, key }));
    await use().signIn('V03');
    expect(await pendingKeys()).toEqual([{ changeCount: 2, keys, isMine: false }]);
    await use().signIn('HOUSE', 'admin');
    use().advance(1000);
    const second = await enter('To look again');
    expect(await pendingKeys()).toEqual([undefined, { changeCount: 2, keys, isMine: true }]);
    await use().reviews.act('HOUSE', second);
    const edited = await storeDraft(changes.slice(0, 1), revision);
    use().advance(1000);
    await use().reviews.close('HOUSE', second);
    const third = await enter('To put it right');
    expect(await pendingKeys()).toEqual([
      undefined,
      { changeCount: 1, keys: keys.slice(0, 1), isMine: true },
      undefined,
    ]);
    await use().drafts.drop(path, { revision: edited, idempotencyKey: 'left-dropped' });
    expect(await pendingKeys(), 'discarded').toEqual([undefined, undefined, undefined]);
    await use().reviews.close('HOUSE', third);
  });

  it('open requires a reason [RT-2]', async () => {
    expect(await use().reviews.open('HOUSE', KOYO, '  ')).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400 },
    });
  });

  it('open returns `not-found` for an unknown merchant [RT-2]', async () => {
    const outcome = await use().reviews.open('HOUSE', companyId('NOBODY'), 'why');
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  });
}
