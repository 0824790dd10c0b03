import { beforeEach, describe, expect, it } from 'vitest';
import { ReviewModeStore } from '../../../src/application/review-mode/ReviewModeStore.ts';
import { DemoService } from '../../../src/infrastructure/demo/DemoService.ts';
import { InMemoryReviewSessionGateway } from '../../../src/infrastructure/review-mode/InMemoryReviewSessionGateway.ts';
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
    new InMemoryReviewSessionGateway(new DemoService(aSample(), changeRegistry), clock, new CountingIds()),
    storage,
    clock,
  );

beforeEach(() => {
  clock = new ManualClock();
  storage = new InMemoryStorage();
  store = load();
});

describe('review mode', () => {
  it('is on one merchant, from entering it to leaving it [RT-2]', async () => {
    expect(await store.enter('HOUSE', ACME, 'A question by phone')).toMatchObject({ ok: true });
    expect(store.isReviewing(ACME)).toBe(true);
    expect(store.isReviewing(companyId('KOYO'))).toBe(false);
    await store.leave('HOUSE');
    expect(store.isReviewing(ACME)).toBe(false);
    expect(storage.read('reviewSession')).toBeUndefined();
  });

  it('is not entered without a reason, nor on a merchant that is not there [RT-2]', async () => {
    expect(await store.enter('HOUSE', ACME, ' ')).toMatchObject({ ok: false, error: { kind: 'rejected' } });
    expect(await store.enter('HOUSE', companyId('NOBODY'), 'why')).toMatchObject({
      ok: false,
      error: { kind: 'not-found' },
    });
    expect(store.review).toBeUndefined();
    expect(storage.read('reviewSession')).toBeUndefined();
  });

  it('lasts an hour [RT-2]', async () => {
    await store.enter('HOUSE', ACME, 'why');
    clock.advance(HOUR - 1);
    expect(store.isReviewing(ACME)).toBe(true);
    clock.advance(1);
    expect(store.isReviewing(ACME)).toBe(false);
  });

  it('is found again by a reload, while its hour lasts [RT-8]', async () => {
    await store.enter('HOUSE', ACME, 'why');
    store = load();
    store.restore();
    expect(store.isReviewing(ACME)).toBe(true);
    clock.advance(HOUR);
    store = load();
    store.restore();
    expect(store.review).toBeUndefined();
  });

  it.each(['{', 'null', '5', '{}', '{"merchantId":"ACME","expiresAt":"never"}'])(
    'is not taken from storage that says %s',
    (text) => {
      storage.write('reviewSession', text);
      store.restore();
      expect(store.review).toBeUndefined();
    },
  );

  it('ends by itself when its hour is over, also one taken up after a reload [RT-2]', async () => {
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
