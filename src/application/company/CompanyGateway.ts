import type { CompanyConfiguration, ProductConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { CompanySettingsPatch } from '../../domain/company/companySettings.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** `revision` is an entity tag such as `"r17"`. Absent if the service has no revisions. */
export type PublishedCompany = {
  readonly configuration: CompanyConfiguration;
  readonly revision?: string | undefined;
};

/** Idempotency key, with the publish that a write belongs to, or the revision it is based on. */
export type WriteContext = {
  readonly idempotencyKey: string;
  readonly publishId?: string | undefined;
  readonly ifMatch?: string | undefined;
};

export interface CompanyGateway {
  /** Complete published configuration [CF-2]. */
  read(companyId: CompanyId, signal?: AbortSignal): Promise<Result<PublishedCompany, PortFailure>>;
  /** Replaces these products [API-5]. Idempotent. */
  updateProducts(
    company: { readonly rootOrgId: string; readonly companyId: CompanyId },
    products: Readonly<Record<string, ProductConfiguration>>,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>>;
  /** Writes these settings (own: settings) if the service announces the call. Idempotent. */
  updateSettings(
    company: { readonly rootOrgId: string; readonly companyId: CompanyId },
    patch: CompanySettingsPatch,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>>;
}

export const CompanyGateway = portToken<CompanyGateway>('CompanyGateway');
