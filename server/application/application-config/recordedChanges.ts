import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { changeRegistry } from '../shared/changeRegistry.ts';
import type { RecordedChange } from '../publishing/PublishRepository.ts';

/** What a write of its own made of an application configuration, as its pages would have written it down. */
export function recordedChanges(before: MerchantConfigDocument, after: MerchantConfigDocument): RecordedChange[] {
  const [from, to] = [before, after] as unknown as [CompanyConfiguration, CompanyConfiguration];
  return changeRegistry.difference(from, to).filter(({ type }) => type.startsWith('APPLICATION_CONFIG'));
}
