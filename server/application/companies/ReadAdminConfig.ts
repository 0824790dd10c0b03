import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { publishedAdminConfig } from '../../../src/domain/branding/publishedAdminConfig.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { UnitOfWork } from '../shared/UnitOfWork.ts';
import type { OwnerRepository } from './OwnerRepository.ts';

/** The owner's configuration by its carrier [CF-1], as the owner's own organisation has published it. */
export class ReadAdminConfig {
  readonly #owners: OwnerRepository;
  readonly #unitOfWork: UnitOfWork;
  /** The revision of each owner's organisation that was read last. Every page asks, and revisions never change. */
  readonly #kept = new Map<string, { readonly revision: number; readonly document: MerchantConfigDocument }>();

  constructor(owners: OwnerRepository, unitOfWork: UnitOfWork) {
    this.#owners = owners;
    this.#unitOfWork = unitOfWork;
  }

  async execute(carrier: string): Promise<Result<AdminConfigDocument, ServiceFailure>> {
    const owner = await this.#owners.findByCarrier(carrier);
    if (!owner) return err({ kind: 'not-found' });
    const organisation = await this.#readOrganisation(owner.rootOrgId);
    return ok(organisation ? publishedAdminConfig(owner.adminConfig, organisation) : owner.adminConfig);
  }

  async #readOrganisation(rootOrgId: string): Promise<MerchantConfigDocument | undefined> {
    const companyId = rootOrgId as CompanyId;
    return this.#unitOfWork.inTenant({ rootOrgId, companyId }, async ({ companies }) => {
      const company = await companies.find(companyId);
      if (!company) return undefined;
      const revision = company.currentRevision;
      const kept = this.#kept.get(rootOrgId);
      if (kept?.revision === revision) return kept.document;
      const document = await companies.readRevision(companyId, revision);
      this.#kept.set(rootOrgId, { revision, document });
      return document;
    });
  }
}
