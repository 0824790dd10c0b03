import type { CompanyConfiguration, ProductConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { CompanySettingsPatch } from '../../domain/company/companySettings.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** A configuration with the entity tag of its revision, as `"r17"`; none from a service without revisions. */
export type PublishedCompany = {
  readonly configuration: CompanyConfiguration;
  readonly revision?: string | undefined;
};

/** How a write is told apart from its repetition, and which publish it belongs to; without one, which revision it was made on. */
export type WriteContext = {
  readonly idempotencyKey: string;
  readonly publishId?: string | undefined;
  readonly ifMatch?: string | undefined;
};

export interface CompanyGateway {
  /** The whole published configuration [CF-2]. `signal` gives the question up: `unreachable`. */
  read(companyId: CompanyId, signal?: AbortSignal): Promise<Result<PublishedCompany, PortFailure>>;
  /** Replaces the named products [API-5]. Repeating it with the same key changes nothing. */
  updateProducts(
    company: { readonly rootOrgId: string; readonly companyId: CompanyId },
    products: Readonly<Record<string, ProductConfiguration>>,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>>;
  /** Writes the named settings (own: settings), where the service announces it. Repeating it with the same key changes nothing. */
  updateSettings(
    company: { readonly rootOrgId: string; readonly companyId: CompanyId },
    patch: CompanySettingsPatch,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>>;
}

export const CompanyGateway = portToken<CompanyGateway>('CompanyGateway');
