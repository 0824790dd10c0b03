import type { CompanyGateway } from '../../application/company/CompanyGateway.ts';
import { updateSettings } from '../../domain/settings/writes/updateSettings.ts';
import { updateProducts } from '../../domain/products/updateProducts.ts';
import { err, ok } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { companyConfigurationOf } from './companyConfigurationOf.ts';

export const inMemoryCompanyGateway = (service: DemoService): CompanyGateway => ({
  async read(companyId) {
    const read = service.configuration(companyId);
    if (!read.ok) return read;
    const { document, revision } = read.value;
    const configuration = companyConfigurationOf({ ...document, revision });
    return configuration ? ok({ configuration, revision }) : err({ kind: 'malformed', field: 'companyId' });
  },
  updateSettings: async (company, patch, write) => service.write(company.companyId, updateSettings, patch, write),
  async updateProducts(company, products, write) {
    const compile = await service.loadPatterns();
    if (!compile.ok) return compile;
    return service.write(company.companyId, updateProducts(compile.value), products, write, { products });
  },
});
