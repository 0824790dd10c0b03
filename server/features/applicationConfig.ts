import { dispositionsSubject } from '../../src/domain/application-config/dispositions/dispositionsSubject.ts';
import { settingsSubjects } from '../../src/domain/settings/settingsSubjects.ts';
import {
  brandingSubject,
  consumerTextSubject,
  footerLinksSubject,
  languagesSubject,
  navigationSubject,
  ownerBrandingSubject,
  ownerFeaturesSubject,
  ownerFooterLinksSubject,
  ownerNavigationSubject,
  ownerRestSubject,
} from '../../src/domain/application-config/applicationConfigSubjects.ts';
import {
  patchApplicationConfig,
  postApplicationConfig,
  publishApplicationConfig as publishCall,
  uploadApplicationImage,
} from '../../contract/application-config/assetManagement.ts';
import {
  createApplicationConfig,
  updateApplicationConfig,
  publishApplicationConfig,
} from '../../src/domain/application-config/writes/applicationConfigWrites.ts';
import { UploadLogo } from '../application/application-config/UploadLogo.ts';
import { FairQueue } from '../application/shared/FairQueue.ts';
import { SharpImageCleaner } from '../infrastructure/assets/SharpImageCleaner.ts';
import { writeRequest } from '../infrastructure/http/calls/companyRequest.ts';
import { done, runs, serve } from '../infrastructure/http/calls/serve.ts';
import { sweepAssets } from '../infrastructure/postgres/companies/sweepAssets.ts';
import { subject, type ServerFeature } from './ServerFeature.ts';

/**
 * Runs two images at once, because libuv has four threads, which also hash passwords and read files. Each waiting image
 * takes up to 2.7 MB of memory.
 */
const IMAGE_LIMITS = { concurrency: 2, concurrencyPerLane: 1, capacityPerLane: 4, capacity: 32 };

export const applicationConfig = {
  name: 'application-config',
  auditActions: [
    'application-config.created',
    'application-config.updated',
    'application-config.published',
    'image.uploaded',
  ],
  changes: {
    branding: subject(brandingSubject),
    'consumer-text': subject(consumerTextSubject),
    languages: subject(languagesSubject),
    navigation: subject(navigationSubject),
    'footer-links': subject(footerLinksSubject),
    settings: { kind: 'subjects', subjects: settingsSubjects },
    dispositions: subject(dispositionsSubject),
    'owner-branding': subject(ownerBrandingSubject),
    'owner-navigation': subject(ownerNavigationSubject),
    'owner-footer-links': subject(ownerFooterLinksSubject),
    'owner-features': subject(ownerFeaturesSubject),
    'owner-configuration': subject(ownerRestSubject),
  },
  purge: ({ database, clock }) => sweepAssets(database, clock.now()),
  serves({ authorise, configuration, clock, compilePattern }) {
    const queue = new FairQueue(IMAGE_LIMITS);
    const uploadLogo = new UploadLogo({ authorise, cleaner: new SharpImageCleaner(), configuration, clock, queue });
    return [
      serve(
        postApplicationConfig,
        runs(configuration, createApplicationConfig(compilePattern), ({ body }) => body.config),
      ),
      serve(uploadApplicationImage, async (request) => {
        const { contentType, data } = request.body;
        const { version } = request.params;
        return done(await uploadLogo.execute({ ...writeRequest(request), version, image: { contentType, data } }));
      }),
      serve(
        patchApplicationConfig,
        runs(configuration, updateApplicationConfig(compilePattern), ({ params: { version }, body }) => ({
          version,
          patch: body,
        })),
      ),
      serve(
        publishCall,
        runs(configuration, publishApplicationConfig, ({ params }) => params),
      ),
    ];
  },
} satisfies ServerFeature;
