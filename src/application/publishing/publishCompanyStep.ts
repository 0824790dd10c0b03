import { productOf } from '../../domain/company/companyConfiguration.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import { settingsPatchBetween } from '../../domain/company/companySettings.ts';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import { ok } from '../../domain/shared/result.ts';
import type { CompanyGateway } from '../company/CompanyGateway.ts';
import { companyPathOf } from '../company/CompanyPath.ts';
import type { PublishStepRunner } from './PublishStepRunner.ts';

export const publishCompanyStep = (gateway: CompanyGateway, subjects: ChangeSubjects): PublishStepRunner => ({
  step: 'company',
  async run(base, changes, calls) {
    const company = companyPathOf(base);
    const result = subjects.registry.apply(base, changes);
    const patch = settingsPatchBetween(base, result);
    if (!patch || !deepEqual(productOf(base), productOf(result))) {
      const products = { [base.carrier.productName]: productOf(result) };
      const updated = await calls.once('update', (write) => gateway.updateProducts(company, products, write));
      if (!updated.ok) return updated;
    }
    return patch ? calls.once('settings', (write) => gateway.updateSettings(company, patch, write)) : ok(undefined);
  },
});
