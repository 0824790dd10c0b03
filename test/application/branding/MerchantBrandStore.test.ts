import { describe, expect, it } from 'vitest';
import type { MerchantBrandGateway } from '../../../src/application/branding/MerchantBrandGateway.ts';
import { MerchantBrandStore } from '../../../src/application/branding/MerchantBrandStore.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { adminConfigurationOf } from '../../../src/infrastructure/branding/adminConfigurationOf.ts';
import { companyId } from '../../support/samples/builders.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { aBrandingStore } from '../../support/aBrandingStore.ts';

type Answer = Result<string | undefined, PortFailure>;

const OWNERS = { name: 'Owner Returns', logoUrl: '/owner.svg', altLogoUrl: '/owner-dark.svg' };
const EXPRESS = { name: 'Express', logoUrl: '/express.svg', altLogoUrl: '/express.svg' };
const [ACME, KOYO] = [companyId('ACME'), companyId('KOYO')];

/** Opens a store whose requests the test responds to. */
function open({ shouldCheckForSubBrand = true } = {}) {
  const questions: { readonly companyId: string; readonly answer: (answer: Answer) => void }[] = [];
  const gateway: MerchantBrandGateway = {
    readSubBrand: (asked) => new Promise((answer) => questions.push({ companyId: asked, answer })),
  };
  const branding = aBrandingStore();
  branding.adopt(
    adminConfigurationOf('USPS', {
      productName: OWNERS.name,
      carrierName: 'Owner',
      logoUrl: OWNERS.logoUrl,
      altLogoUrl: OWNERS.altLogoUrl,
      subBrandName: EXPRESS.name,
      subBrandLogoUrl: EXPRESS.logoUrl,
      features: { shouldCheckForSubBrand },
    }),
  );
  const clock = new ManualClock();
  return { store: new MerchantBrandStore(gateway, branding, clock), clock, questions };
}

describe('MerchantBrandStore', () => {
  it('returns no brand until the service responds, then the merchant’s sub-brand', async () => {
    const { store, questions, clock } = open();
    expect(store.brandFor(ACME), 'before it was asked for').toBeUndefined();
    const opening = store.open(ACME);
    expect(store.brandFor(ACME)).toBeUndefined();
    questions[0]?.answer(ok('express'));
    await opening;
    expect(store.brandFor(ACME)).toEqual(EXPRESS);
    expect(questions.map((question) => question.companyId)).toEqual(['ACME']);
    expect(clock.waiting).toBe(0);
  });

  it.each<[string, Answer]>([
    ['belongs to no sub-brand', ok(undefined)],
    ['belongs to another brand', ok('Freight')],
    ['cannot be read', err({ kind: 'unreachable' })],
  ])('returns the owner’s brand if the merchant %s', async (_, answer) => {
    const { store, questions } = open();
    const opening = store.open(ACME);
    questions[0]?.answer(answer);
    await opening;
    expect(store.brandFor(ACME)).toEqual(OWNERS);
  });

  it('returns the owner’s brand without a request if sub-brands are disabled or the company is the owner', async () => {
    const unchecked = open({ shouldCheckForSubBrand: false });
    await unchecked.store.open(ACME);
    expect(unchecked.store.brandFor(ACME)).toEqual(OWNERS);
    const { store, questions } = open();
    await store.open(companyId('USPS'));
    expect(store.brandFor(companyId('USPS'))).toEqual(OWNERS);
    expect([...unchecked.questions, ...questions]).toEqual([]);
  });

  it('returns the owner’s brand after three seconds without a response, and the sub-brand once it arrives', async () => {
    const { store, questions, clock } = open();
    const opening = store.open(ACME);
    clock.advance(2999);
    expect(store.brandFor(ACME)).toBeUndefined();
    clock.advance(1);
    expect(store.brandFor(ACME)).toEqual(OWNERS);
    questions[0]?.answer(ok('Express'));
    await opening;
    expect(store.brandFor(ACME)).toEqual(EXPRESS);
  });

  it('ignores a late response for a merchant that was left', async () => {
    const { store, questions, clock } = open();
    const first = store.open(ACME);
    store.close();
    const second = store.open(KOYO);
    questions[1]?.answer(ok(undefined));
    await second;
    questions[0]?.answer(ok('Express'));
    await first;
    expect(store.brandFor(KOYO)).toEqual(OWNERS);
    expect(store.brandFor(ACME)).toBeUndefined();
    const again = store.open(ACME);
    questions[2]?.answer(ok('Express'));
    await again;
    clock.advance(5000);
    expect(store.brandFor(ACME)).toEqual(EXPRESS);
  });
});
