import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import { productOf, type CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import { settingsPatchBetween } from '../../domain/company/companySettings.ts';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { CompanyGateway } from '../company/CompanyGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { PublishStepRunner, StepCalls } from './PublishStepRunner.ts';

export class PublishCompanyStep implements PublishStepRunner {
  readonly step = 'company';
  readonly #gateway: CompanyGateway;
  readonly #subjects: ChangeSubjects;

  constructor(gateway: CompanyGateway, subjects: ChangeSubjects) {
    this.#gateway = gateway;
    this.#subjects = subjects;
  }

  async run(
    base: CompanyConfiguration,
    changes: readonly PendingChange[],
    calls: StepCalls,
  ): Promise<Result<void, PortFailure>> {
    const { rootOrgId, productName } = base.carrier;
    const company = { rootOrgId, companyId: base.companyId };
    const result = this.#subjects.registry.apply(base, changes);
    const patch = settingsPatchBetween(base, result);
    if (!patch || !deepEqual(productOf(base), productOf(result))) {
      const products = { [productName]: productOf(result) };
      const updated = await calls.once('update', (write) => this.#gateway.updateProducts(company, products, write));
      if (!updated.ok) return updated;
    }
    if (!patch) return ok(undefined);
    const settingsResult = await calls.once('settings', (write) => this.#gateway.updateSettings(company, patch, write));
    return settingsResult.ok ? ok(undefined) : settingsResult;
  }
}
