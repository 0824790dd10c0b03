import { beforeEach, describe, expect, it } from 'vitest';
import { ReviewModeStore } from '../../../src/application/review-mode/ReviewModeStore.ts';
import { DemoService } from '../../../src/infrastructure/demo/DemoService.ts';
import { inMemoryReviewSessionGateway } from '../../../src/infrastructure/review-mode/inMemoryReviewSessionGateway.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { companyId } from '../../support/samples/builders.ts';
import { CountingIds } from '../../support/fakes/CountingIds.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { changeRegistry } from '../../support/changes.ts';

const ACME = companyId('ACME');
const HOUR = 3_600_000;

let clock: ManualClock;
let storage: InMemoryStorage;
let store: ReviewModeStore;

const load = () =>
  new ReviewModeStore(
    inMemoryReviewSessionGateway(new DemoService(aSample(), changeRegistry), clock, new CountingIds()),
    storage,
    clock,
  );

beforeEach(() => {
  clock = new ManualClock();
  storage = new InMemoryStorage();
  store = load();
});

describe('ReviewModeStore', () => {
  it('reviews one merchant until the admin leaves the review [RT-2]', async () => {
    expect(await store.enter('HOUSE', ACME, 'A question by phone')).toMatchObject({ ok: true });
    expect(store.isReviewing(ACME)).toBe(true);
    expect(store.isReviewing(companyId('KOYO'))).toBe(false);
    await store.leave('HOUSE');
    expect(store.isReviewing(ACME)).toBe(false);
    expect(storage.read('reviewSession')).toBeUndefined();
  });

  it('calls its listener once when a review is left, before it sends the request to the service [RT-2]', async () => {
    let callCount = 0;
    store.onceLeft(ACME, () => (callCount += 1));
    await store.enter('HOUSE', ACME, 'A question by phone');
    const stop = store.onceLeft(ACME, () => (callCount += 1));
    store.onceLeft(ACME, () => (callCount += 10));
    store.onceLeft(companyId('KOYO'), () => (callCount += 100));
    stop();
    const leaving = store.leave('HOUSE');
    expect(callCount).toBe(10);
    await leaving;
    expect(callCount).toBe(10);
  });

  it('opens a review only with a reason and for an existing merchant [RT-2]', async () => {
    expect(await store.enter('HOUSE', ACME, ' ')).toMatchObject({ ok: false, error: { kind: 'rejected' } });
    expect(await store.enter('HOUSE', companyId('NOBODY'), 'why')).toMatchObject({
      ok: false,
      error: { kind: 'not-found' },
    });
    expect(store.review).toBeUndefined();
    expect(storage.read('reviewSession')).toBeUndefined();
  });

  it.each(['{', 'null', '5', '{}', '{"merchantId":"ACME","expiresAt":"never"}'])(
    'ignores a stored review that is %s',
    (text) => {
      storage.write('reviewSession', text);
      store.restore();
      expect(store.review).toBeUndefined();
    },
  );

  it('counts down the time of a review, warns in the last five minutes, and returns merchant and reason after the end [RT-2]', async () => {
    await store.enter('HOUSE', ACME, 'A question by phone');
    expect(store.left).toEqual({ minutes: 60 });
    clock.advance(HOUR - 300_000 - 1);
    expect(store.left).toEqual({ minutes: 6 });
    expect(store.isEnding).toBe(false);
    clock.advance(1);
    expect(store.isEnding).toBe(true);
    clock.advance(48_000);
    expect(store.left).toEqual({ minutes: 4, seconds: 12 });
    clock.advance(252_000);
    expect(store.left).toBeUndefined();
    expect(store.endedOf(ACME)).toMatchObject({ reason: 'A question by phone' });
    expect(store.endedOf(companyId('KOYO'))).toBeUndefined();
    expect(clock.waiting).toBe(0);
  });

  it('extends a review to one hour from now, with a new reason [RT-2]', async () => {
    await store.enter('HOUSE', ACME, 'A question by phone');
    clock.advance(HOUR - 60_000);
    expect(await store.extend('HOUSE', 'One more question')).toEqual({ ok: true, value: undefined });
    expect(store.left).toEqual({ minutes: 60 });
    expect(store.isEnding).toBe(false);
    clock.advance(HOUR - 1);
    const reloaded = load();
    reloaded.restore();
    for (const each of [store, reloaded]) expect(each.review).toMatchObject({ reason: 'One more question' });
    clock.advance(1);
    expect(store.endedOf(ACME)).toMatchObject({ reason: 'One more question' });
  });

  it('ends a review if the service reports that it has ended [RT-2]', async () => {
    const gateway = inMemoryReviewSessionGateway(new DemoService(aSample(), changeRegistry), clock, new CountingIds());
    store = new ReviewModeStore(gateway, storage, clock);
    await store.enter('HOUSE', ACME, 'why');
    if (store.review) await gateway.close('HOUSE', store.review);
    expect(await store.extend('HOUSE', 'more')).toMatchObject({ ok: false, error: { kind: 'not-found' } });
    expect(store.endedOf(ACME)).toMatchObject({ reason: 'why' });
    expect(clock.waiting).toBe(0);
  });

  it('ends a review when the session ends, and can then review the same merchant again [RT-2] [AU-23]', async () => {
    await store.enter('HOUSE', ACME, 'why');
    store.end();
    expect(store.isReviewing(ACME)).toBe(false);
    const reloaded = load();
    reloaded.restore();
    for (const each of [store, reloaded]) expect(each.endedOf(ACME)).toMatchObject({ reason: 'why' });
    await store.enter('HOUSE', ACME, 'why');
    expect(store.isReviewing(ACME)).toBe(true);
    await store.leave('HOUSE');
    store.end();
    expect(store.state).toEqual({ kind: 'none' });
  });

  it('does not reopen a review that the admin left while its extension was requested [RT-2]', async () => {
    await store.enter('HOUSE', ACME, 'why');
    const extended = store.extend('HOUSE', 'more');
    await store.leave('HOUSE');
    await extended;
    expect(store.state).toEqual({ kind: 'none' });
    expect(storage.read('reviewSession')).toBeUndefined();
  });

  it('returns a review that expired before a reload until the admin dismisses the notice', async () => {
    await store.enter('HOUSE', ACME, 'why');
    clock.advance(HOUR);
    store = load();
    store.restore();
    expect(store.endedOf(ACME)).toMatchObject({ reason: 'why' });
    store.forget();
    store = load();
    store.restore();
    expect(store.state).toEqual({ kind: 'none' });
  });

  it('ends an expired review by a timer, even after a reload [RT-2]', async () => {
    await store.enter('HOUSE', ACME, 'A question by phone');
    clock.advance(HOUR / 2);
    const reloaded = load();
    reloaded.restore();
    expect(reloaded.review?.merchantId).toBe(ACME);
    clock.advance(HOUR / 2);
    expect(store.review).toBeUndefined();
    expect(reloaded.review).toBeUndefined();
  });
});
