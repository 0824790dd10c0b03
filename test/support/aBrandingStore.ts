import type { AdminConfigGateway } from '../../src/application/branding/AdminConfigGateway.ts';
import { AnnouncedExtensions } from '../../src/application/branding/AnnouncedExtensions.ts';
import { BrandingStore } from '../../src/application/branding/BrandingStore.ts';
import { err } from '../../src/domain/shared/result.ts';
import { RecordingAnalytics } from './fakes/RecordingAnalytics.ts';
import { RecordingErrorReporter } from './fakes/RecordingErrorReporter.ts';

const noOwner: AdminConfigGateway = { read: async () => err({ kind: 'not-found' }) };

/** Creates the store of the owner's configuration. Without a gateway, no owner exists. */
export const aBrandingStore = (
  gateway = noOwner,
  analytics = new RecordingAnalytics(),
  reporter = new RecordingErrorReporter(),
  announced = new AnnouncedExtensions(),
): BrandingStore => new BrandingStore(gateway, analytics, reporter, announced);
