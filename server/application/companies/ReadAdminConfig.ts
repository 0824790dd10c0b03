import type { AdminConfigDocument } from '../../../contract/adminConfig.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { OwnerRepository } from './OwnerRepository.ts';

/** The owner's configuration by its carrier (source, section 7). */
export class ReadAdminConfig {
  readonly #owners: OwnerRepository;

  constructor(owners: OwnerRepository) {
    this.#owners = owners;
  }

  async execute(carrier: string): Promise<Result<AdminConfigDocument, ServiceFailure>> {
    const owner = await this.#owners.findByCarrier(carrier);
    return owner ? ok(owner.adminConfig) : err({ kind: 'not-found' });
  }
}
