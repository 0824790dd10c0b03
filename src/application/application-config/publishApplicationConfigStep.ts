import { applicationConfigIn, type ApplicationConfig } from '../../domain/application-config/applicationConfig.ts';
import { imageIn } from '../../domain/application-config/logoImage.ts';
import { type CompanyConfiguration, configurationVersion } from '../../domain/company/companyConfiguration.ts';
import { mergePatchBetween } from '../../domain/shared/mergePatch.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import { companyPathOf } from '../company/CompanyPath.ts';
import type { PublishStepRunner } from '../publishing/PublishStepRunner.ts';
import type { ApplicationConfigGateway } from './ApplicationConfigGateway.ts';

function patchOf(base: CompanyConfiguration, result: CompanyConfiguration): Partial<ApplicationConfig> | undefined {
  const before = applicationConfigIn(base);
  const after = applicationConfigIn(result);
  const { logoImage } = before.assets;
  const isUploaded = imageIn(after.assets['logoImage']) !== undefined;
  const { logoImage: _, ...rest } = after.assets;
  const assets = isUploaded ? { ...rest, ...(logoImage !== undefined && { logoImage }) } : after.assets;
  return mergePatchBetween(before, { ...after, assets });
}

/** Publish step: creates a missing configuration, uploads a new logo, sends the changes and publishes them [PB-17]. */
export const publishApplicationConfigStep = (
  step: 'merchant-application-config' | 'owner-application-config',
  gateway: ApplicationConfigGateway,
  subjects: ChangeSubjects,
): PublishStepRunner => ({
  step,
  async run(base, changes, calls) {
    const path = { ...companyPathOf(base), version: configurationVersion(base.applicationConfig) };
    const result = subjects.registry.apply(base, changes);
    if (!base.applicationConfig) {
      const created = await calls.once('create', (write) => gateway.create(path, write));
      if (!created.ok) return created;
    }
    const logo = imageIn(result.assets?.logoImage);
    if (logo && result.assets?.logoImage !== base.assets?.logoImage) {
      const uploaded = await calls.once('upload', (write) => gateway.uploadLogo(path, logo, write));
      if (!uploaded.ok) return uploaded;
    }
    const patch = patchOf(base, result);
    if (patch) {
      const updated = await calls.once('update', (write) => gateway.update(path, patch, write));
      if (!updated.ok) return updated;
    }
    return calls.once('publish', (write) => gateway.publish(path, write));
  },
});
