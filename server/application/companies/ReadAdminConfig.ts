import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { publishedAdminConfig } from '../../../src/domain/branding/publishedAdminConfig.ts';
import { type MerchantDefaults, isOn } from '../../../src/domain/company/merchantDefaults.ts';
import type { AccountRules } from '../../../src/domain/session/accountRules.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { UnitOfWork } from '../shared/UnitOfWork.ts';
import type { OwnerRepository, OwnerState } from './OwnerRepository.ts';

type Announce = (
  config: AdminConfigDocument,
  owner: { readonly rootOrgId: string; readonly carrier: string },
) => AdminConfigDocument;

/** The owner's configuration by its carrier [CF-1], as published by the owner's own organisation. */
export class ReadAdminConfig {
  readonly #owners: OwnerRepository;
  readonly #unitOfWork: UnitOfWork;
  readonly #announce: Announce;
  /** Last configuration read, by carrier. Every page requests it, and it rarely changes. */
  readonly #kept = new Map<string, OwnerState & { readonly config: AdminConfigDocument }>();

  /** Carriers by organisation. An owner's carrier never changes. */
  readonly #carriers = new Map<string, string>();

  /** @param announce adds features of the service to the owner's configuration */
  constructor(owners: OwnerRepository, unitOfWork: UnitOfWork, announce: Announce = (config) => config) {
    this.#announce = announce;
    this.#owners = owners;
    this.#unitOfWork = unitOfWork;
  }

  /** Returns the same object until the configuration changes. Callers must not modify it. */
  async execute(carrier: string): Promise<Result<AdminConfigDocument, ServiceFailure>> {
    const state = await this.#owners.findState(carrier);
    if (!state) return err({ kind: 'not-found' });
    const kept = this.#kept.get(carrier);
    if (kept?.rootOrgId === state.rootOrgId && kept.digest === state.digest && kept.revision === state.revision)
      return ok(kept.config);
    const owner = await this.#owners.findByCarrier(carrier);
    if (!owner) return err({ kind: 'not-found' });
    const organisation = await this.#readOrganisation(owner.rootOrgId, state.revision);
    const announced = this.#announce(owner.adminConfig, { rootOrgId: owner.rootOrgId, carrier });
    const config = organisation ? publishedAdminConfig(announced, organisation) : announced;
    this.#kept.set(carrier, { ...state, config });
    return ok(config);
  }

  async allowsFreeNames(carrier: string): Promise<boolean> {
    const read = await this.execute(carrier);
    return read.ok && isOn(read.value.features.freeNames);
  }

  async merchantDefaults(rootOrgId: string): Promise<MerchantDefaults | undefined> {
    return (await this.#ofOwner(rootOrgId))?.features;
  }

  /** Rules for the accounts of an owner's users [AU-16]. */
  async accountRules(rootOrgId: string): Promise<AccountRules> {
    const config = await this.#ofOwner(rootOrgId);
    return { ...config?.auth, strongPassword: isOn(config?.features.strongPassword) };
  }

  async #ofOwner(rootOrgId: string): Promise<AdminConfigDocument | undefined> {
    const carrier = this.#carriers.get(rootOrgId) ?? (await this.#owners.findByOrganisation(rootOrgId))?.carrier;
    if (carrier === undefined) return undefined;
    this.#carriers.set(rootOrgId, carrier);
    const read = await this.execute(carrier);
    return read.ok ? read.value : undefined;
  }

  async #readOrganisation(
    rootOrgId: string,
    revision: number | undefined,
  ): Promise<MerchantConfigDocument | undefined> {
    const companyId = rootOrgId as CompanyId;
    if (revision === undefined) return undefined;
    return this.#unitOfWork.inTenant({ rootOrgId, companyId }, ({ companies }) =>
      companies.readRevision(companyId, revision),
    );
  }
}
