import { expect, describe, it } from 'vitest';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { InMemoryAdminConfigGateway } from '../../../src/infrastructure/branding/InMemoryAdminConfigGateway.ts';
import { DemoService } from '../../../src/infrastructure/demo/DemoService.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { RecordingAnalytics } from '../../support/fakes/RecordingAnalytics.ts';
import { changeRegistry } from '../../support/changes.ts';

describe('the owner of the portal', () => {
  it('is read by carrier, with what its service can do [BR-4]', async () => {
    const store = new BrandingStore(
      new InMemoryAdminConfigGateway(new DemoService(aSample(), changeRegistry)),
      new RecordingAnalytics(),
    );
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
        companySettings: false,
        drafts: false,
        events: false,
      },
    });
  });

  it('that announces no extension has none', async () => {
    const store = new BrandingStore(
      new InMemoryAdminConfigGateway(new DemoService(aSample(), changeRegistry)),
      new RecordingAnalytics(),
    );
    await store.load('YAMATO', '/');
    expect(new Set(Object.values(store.configuration?.extensions ?? {}))).toEqual(new Set([false]));
  });

  it('that cannot be read is told to analytics with the path [SH-8] [TL-8]', async () => {
    const analytics = new RecordingAnalytics();
    const store = new BrandingStore(
      new InMemoryAdminConfigGateway(new DemoService(aSample(), changeRegistry)),
      analytics,
    );
    await store.load('NOBODY', '/ACME/return-reasons');
    expect(store.state).toEqual({ kind: 'failed', failure: { kind: 'not-found' } });
    expect(store.configuration).toBeUndefined();
    expect(analytics.events).toEqual([{ type: 'page_load_failure', properties: { path: '/ACME/return-reasons' } }]);
  });
});
