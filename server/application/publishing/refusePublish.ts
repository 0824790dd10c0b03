import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { changeRegistry } from '../shared/changeRegistry.ts';
import type { ServiceFailure } from '../shared/failure.ts';

/**
 * Why a configuration may not become current, asked of the whole when it is about to: on its way a draft may pass
 * through what no publish may end in, as when two rules exchange their names.
 */
export function refusePublish(
  current: MerchantConfigDocument,
  next: MerchantConfigDocument,
): ServiceFailure | undefined {
  const [before, after] = [current, next] as unknown as [CompanyConfiguration, CompanyConfiguration];
  const refusal = changeRegistry.refusal(before, after);
  if (!refusal) return undefined;
  const { pointer, reason, message } = refusal;
  return { kind: 'invalid', ...(message !== undefined && { message }), errors: [{ pointer, message: reason }] };
}
