import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { CompanyPath } from '../publishing/PublishGateway.ts';

export const companyPathOf = ({
  carrier,
  companyId,
}: Pick<CompanyConfiguration, 'carrier' | 'companyId'>): CompanyPath => ({ rootOrgId: carrier.rootOrgId, companyId });
