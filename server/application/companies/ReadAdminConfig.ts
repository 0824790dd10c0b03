import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { publishedAdminConfig } from '../../../src/domain/branding/publishedAdminConfig.ts';
import { type MerchantDefaults, isOn } from '../../../src/domain/company/merchantDefaults.ts';
import { secondFactorPolicyIn } from '../../../src/domain/application-config/secondFactorPolicyIn.ts';
import type { SecondFactorPolicy } from '../../../src/domain/session/second-factor/secondFactorPolicy.ts';
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

type CachedConfig = { readonly config: AdminConfigDocument; readonly secondFactor: SecondFactorPolicy };

/** Reads the published configuration of an owner by its carrier [CF-1]. */
export class ReadAdminConfig {
  readonly #owners: OwnerRepository;
  readonly #unitOfWork: UnitOfWork;
  readonly #announce: Announce;
  /** Last configuration read, by carrier. Cached because every page requests it and it rarely changes. */
  readonly #cached = new Map<string, OwnerState & CachedConfig>();

  /** Carrier by organisation ID, cached because an owner's carrier never changes. */
  readonly #carriers = new Map<string, string>();

  /** @param announce adds the features of this service to the owner's configuration */
  constructor(owners: OwnerRepository, unitOfWork: UnitOfWork, announce: Announce = (config) => config) {
    this.#announce = announce;
    this.#owners = owners;
    this.#unitOfWork = unitOfWork;
  }

  /** Returns the same object until the configuration changes, so callers must not modify it. */
  async execute(carrier: string): Promise<Result<AdminConfigDocument, ServiceFailure>> {
    const state = await this.#owners.findState(carrier);
    if (!state) return err({ kind: 'not-found' });
    const cached = this.#cached.get(carrier);
    if (cached?.rootOrgId === state.rootOrgId && cached.digest === state.digest && cached.revision === state.revision)
      return ok(cached.config);
    const owner = await this.#owners.findByCarrier(carrier);
    if (!owner) return err({ kind: 'not-found' });
    const organisation = await this.#readOrganisation(owner.rootOrgId, state.revision);
    const announced = this.#announce(owner.adminConfig, { rootOrgId: owner.rootOrgId, carrier });
    const config = organisation ? publishedAdminConfig(announced, organisation) : announced;
    const secondFactor = organisation ? secondFactorPolicyIn(organisation) : {};
    this.#cached.set(carrier, { ...state, config, secondFactor });
    return ok(config);
  }

  async allowsFreeNames(carrier: string): Promise<boolean> {
    const read = await this.execute(carrier);
    return read.ok && isOn(read.value.features.freeNames);
  }

  async merchantDefaults(rootOrgId: string): Promise<MerchantDefaults | undefined> {
    return (await this.#ofOwner(rootOrgId))?.features;
  }

  /** Password rules for the users of an owner [AU-16]. */
  async accountRules(rootOrgId: string): Promise<AccountRules> {
    const config = await this.#ofOwner(rootOrgId);
    return { ...config?.auth, strongPassword: isOn(config?.features.strongPassword) };
  }

  /** Users of whom the owner requires a second factor. Not part of the configuration, which everyone can read. */
  async secondFactorPolicy(rootOrgId: string): Promise<SecondFactorPolicy> {
    await this.#ofOwner(rootOrgId);
    return this.#cached.get(this.#carriers.get(rootOrgId) ?? '')?.secondFactor ?? {};
  }

  async productName(rootOrgId: string): Promise<string | undefined> {
    return (await this.#ofOwner(rootOrgId))?.productName;
  }

  /** Names of the owner and its product. */
  async ownerNames(rootOrgId: string): Promise<readonly string[]> {
    const config = await this.#ofOwner(rootOrgId);
    return config ? [rootOrgId, config.carrierName, config.productName] : [rootOrgId];
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
