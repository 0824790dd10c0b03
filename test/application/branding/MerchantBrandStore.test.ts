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
  const requests: { readonly companyId: string; readonly respond: (answer: Answer) => void }[] = [];
  const gateway: MerchantBrandGateway = {
    readSubBrand: (requestedId) => new Promise((respond) => requests.push({ companyId: requestedId, respond })),
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
  return { store: new MerchantBrandStore(gateway, branding, clock), clock, requests };
}

describe('MerchantBrandStore', () => {
  it('returns no brand before the service responds, and the merchant’s sub-brand after that', async () => {
    const { store, requests, clock } = open();
    expect(store.brandFor(ACME), 'before it was asked for').toBeUndefined();
    const opening = store.open(ACME);
    expect(store.brandFor(ACME)).toBeUndefined();
    requests[0]?.respond(ok('express'));
    await opening;
    expect(store.brandFor(ACME)).toEqual(EXPRESS);
    expect(requests.map((request) => request.companyId)).toEqual(['ACME']);
    expect(clock.waiting).toBe(0);
  });

  it.each<[string, Answer]>([
    ['belongs to no sub-brand', ok(undefined)],
    ['belongs to another brand', ok('Freight')],
    ['cannot be read', err({ kind: 'unreachable' })],
  ])('returns the owner’s brand if the merchant %s', async (_, response) => {
    const { store, requests } = open();
    const opening = store.open(ACME);
    requests[0]?.respond(response);
    await opening;
    expect(store.brandFor(ACME)).toEqual(OWNERS);
  });

  it('returns the owner’s brand without a request if sub-brands are disabled or the company is the owner', async () => {
    const unchecked = open({ shouldCheckForSubBrand: false });
    await unchecked.store.open(ACME);
    expect(unchecked.store.brandFor(ACME)).toEqual(OWNERS);
    const { store, requests } = open();
    await store.open(companyId('USPS'));
    expect(store.brandFor(companyId('USPS'))).toEqual(OWNERS);
    expect([...unchecked.requests, ...requests]).toEqual([]);
  });

  it('returns the owner’s brand after three seconds without a response, and the sub-brand once the response arrives', async () => {
    const { store, requests, clock } = open();
    const opening = store.open(ACME);
    clock.advance(2999);
    expect(store.brandFor(ACME)).toBeUndefined();
    clock.advance(1);
    expect(store.brandFor(ACME)).toEqual(OWNERS);
    requests[0]?.respond(ok('Express'));
    await opening;
    expect(store.brandFor(ACME)).toEqual(EXPRESS);
  });

  it('ignores a late response for a merchant whose pages the user has left', async () => {
    const { store, requests, clock } = open();
    const first = store.open(ACME);
    store.close();
    const second = store.open(KOYO);
    requests[1]?.respond(ok(undefined));
    await second;
    requests[0]?.respond(ok('Express'));
    await first;
    expect(store.brandFor(KOYO)).toEqual(OWNERS);
    expect(store.brandFor(ACME)).toBeUndefined();
    const again = store.open(ACME);
    requests[2]?.respond(ok('Express'));
    await again;
    clock.advance(5000);
    expect(store.brandFor(ACME)).toEqual(EXPRESS);
  });
});
