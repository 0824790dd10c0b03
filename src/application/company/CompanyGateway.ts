import type { CompanyPath } from './CompanyPath.ts';
import type { CompanyConfiguration, ProductConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { CompanySettingsPatch } from '../../domain/company/companySettings.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Published configuration. `revision` is an entity tag such as `"r17"`, absent if the service has no revisions. */
export type PublishedCompany = {
  readonly configuration: CompanyConfiguration;
  readonly revision?: string | undefined;
};

/** Idempotency key of a write, with the publish to which it belongs, or the revision on which it is based. */
export type WriteContext = {
  readonly idempotencyKey: string;
  readonly publishId?: string | undefined;
  readonly ifMatch?: string | undefined;
};

export interface CompanyGateway {
  /** Reads the complete published configuration [CF-2]. */
  read(companyId: CompanyId, signal?: AbortSignal): Promise<Result<PublishedCompany, PortFailure>>;
  /** Replaces the given products [API-5]. Idempotent. */
  updateProducts(
    company: CompanyPath,
    products: Readonly<Record<string, ProductConfiguration>>,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>>;
  /** Changes the given settings. Not in the specification: call it only if the service announces it. Idempotent. */
  updateSettings(
    company: CompanyPath,
    patch: CompanySettingsPatch,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>>;
}

export const CompanyGateway = portToken<CompanyGateway>('CompanyGateway');
