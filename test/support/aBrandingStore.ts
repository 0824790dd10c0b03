import type { AdminConfigGateway } from '../../src/application/branding/AdminConfigGateway.ts';
import { AnnouncedExtensions } from '../../src/application/branding/AnnouncedExtensions.ts';
import { BrandingStore } from '../../src/application/branding/BrandingStore.ts';
import { err } from '../../src/domain/shared/result.ts';
import { RecordingAnalytics } from './fakes/RecordingAnalytics.ts';
import { RecordingErrorReporter } from './fakes/RecordingErrorReporter.ts';

const nobody: AdminConfigGateway = { read: async () => err({ kind: 'not-found' }) };

/** Store of the owner's configuration. Without a gateway, there is no owner. */
export const aBrandingStore = (
  gateway = nobody,
  analytics = new RecordingAnalytics(),
  reporter = new RecordingErrorReporter(),
  announced = new AnnouncedExtensions(),
): BrandingStore => new BrandingStore(gateway, analytics, reporter, announced);
