import { expect, describe, it } from 'vitest';
import { AnnouncedExtensions } from '../../../src/application/branding/AnnouncedExtensions.ts';
import { inMemoryAdminConfigGateway } from '../../../src/infrastructure/branding/inMemoryAdminConfigGateway.ts';
import { DemoService } from '../../../src/infrastructure/demo/DemoService.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { RecordingAnalytics } from '../../support/fakes/RecordingAnalytics.ts';
import { RecordingErrorReporter } from '../../support/fakes/RecordingErrorReporter.ts';
import { aBrandingStore } from '../../support/aBrandingStore.ts';
import { err } from '../../../src/domain/shared/result.ts';
import { changeRegistry } from '../../support/changes.ts';

describe('BrandingStore', () => {
  it('loads the configuration of an owner and the list of extensions that the service supports', async () => {
    const store = aBrandingStore(inMemoryAdminConfigGateway(new DemoService(aSample(), changeRegistry)));
    const loading = store.load('USPS', '/');
    expect(store.state).toEqual({ kind: 'loading' });
    await loading;
    expect(store.configuration).toMatchObject({
      carrier: 'USPS',
      productName: 'Owner Post Returns',
      rootOrgId: 'HOUSE',
      brandColor: '#4a90e2',
      multipleLanguageSupport: true,
      extensions: {
        publishSessions: true,
        history: true,
        merchantDirectory: true,
        reviewSessions: true,
        reviewExtensions: true,
        reviewActing: true,
        reviewReceipts: true,
        companySettings: false,
        drafts: false,
        events: false,
      },
    });
  });

  it('sends one analytics event with the path of the page if the owner’s configuration cannot be read [SH-8] [TL-8]', async () => {
    const analytics = new RecordingAnalytics();
    const store = aBrandingStore(inMemoryAdminConfigGateway(new DemoService(aSample(), changeRegistry)), analytics);
    await store.load('NOBODY', '/ACME/return-reasons');
    expect(store.state).toEqual({ kind: 'failed', failure: { kind: 'not-found' } });
    expect(store.configuration).toBeUndefined();
    await store.load('NOBODY', '/ACME/return-reasons');
    expect(analytics.events).toEqual([{ type: 'page_load_failure', properties: { path: '/ACME/return-reasons' } }]);
  });

  it('reports the invalid field of a malformed response to error reporting and analytics [CF-1] [ER-2]', async () => {
    const [analytics, reporter] = [new RecordingAnalytics(), new RecordingErrorReporter()];
    const malformed = { kind: 'malformed', field: 'getAdminConfig: features.footer' } as const;
    await aBrandingStore({ read: async () => err(malformed) }, analytics, reporter).load('USPS', '/');
    const { field } = malformed;
    expect(reporter.reports.map(({ context }) => context)).toEqual([{ kind: 'malformed', field }]);
    expect(analytics.events).toEqual([{ type: 'page_load_failure', properties: { path: '/', field } }]);
  });

  it('stores in AnnouncedExtensions whether the service of the loaded owner supports idempotency keys', async () => {
    const announced = new AnnouncedExtensions();
    const gateway = inMemoryAdminConfigGateway(new DemoService(aSample(), changeRegistry));
    const store = aBrandingStore(gateway, new RecordingAnalytics(), new RecordingErrorReporter(), announced);
    expect([announced.supportsIdempotencyKeys, announced.isSpecificationOnly]).toEqual([false, false]);
    await store.load('YAMATO', '/');
    expect([announced.supportsIdempotencyKeys, announced.isSpecificationOnly]).toEqual([false, true]);
    await store.load('USPS', '/');
    expect([announced.supportsIdempotencyKeys, announced.isSpecificationOnly]).toEqual([true, false]);
  });
});
