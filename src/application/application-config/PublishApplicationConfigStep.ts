import { applicationConfigIn, type ApplicationConfig } from '../../domain/application-config/applicationConfig.ts';
import { imageIn } from '../../domain/application-config/logoImage.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import { type CompanyConfiguration, configurationVersion } from '../../domain/company/companyConfiguration.ts';
import { mergePatchBetween } from '../../domain/shared/mergePatch.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { PublishStepRunner, StepCalls } from '../publishing/PublishStepRunner.ts';
import type { PortFailure } from '../shared/failure.ts';
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
export class PublishApplicationConfigStep implements PublishStepRunner {
  readonly step: 'merchant-application-config' | 'owner-application-config';
  readonly #gateway: ApplicationConfigGateway;
  readonly #subjects: ChangeSubjects;

  constructor(step: PublishApplicationConfigStep['step'], gateway: ApplicationConfigGateway, subjects: ChangeSubjects) {
    this.step = step;
    this.#gateway = gateway;
    this.#subjects = subjects;
  }

  async run(
    base: CompanyConfiguration,
    changes: readonly PendingChange[],
    calls: StepCalls,
  ): Promise<Result<void, PortFailure>> {
    const version = configurationVersion(base.applicationConfig);
    const path = { rootOrgId: base.carrier.rootOrgId, companyId: base.companyId, version };
    const result = this.#subjects.registry.apply(base, changes);
    if (!base.applicationConfig) {
      const created = await calls.once('create', (write) => this.#gateway.create(path, write));
      if (!created.ok) return created;
    }
    const logo = imageIn(result.assets?.logoImage);
    const isNewLogo = logo && result.assets?.logoImage !== base.assets?.logoImage;
    if (isNewLogo) {
      const uploaded = await calls.once('upload', (write) => this.#gateway.uploadLogo(path, logo, write));
      if (!uploaded.ok) return uploaded;
    }
    const patch = patchOf(base, result);
    if (patch) {
      const updated = await calls.once('update', (write) => this.#gateway.update(path, patch, write));
      if (!updated.ok) return updated;
    }
    const published = await calls.once('publish', (write) => this.#gateway.publish(path, write));
    return published.ok ? ok(undefined) : published;
  }
}
