import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { Restored } from './restoreParts.ts';

/** Makes an earlier configuration, or parts of it, pending. */
export class RestoreRevision {
  readonly #dependencies: readonly [CompanyStore, PendingChangesStore, ChangeSubjects];

  constructor(...dependencies: readonly [CompanyStore, PendingChangesStore, ChangeSubjects]) {
    this.#dependencies = dependencies;
  }

  /** @param keys parts to restore; all if undefined */
  async execute(earlier: CompanyConfiguration, keys?: ReadonlySet<string>): Promise<Restored> {
    const { restoreParts } = await import('./restoreParts.ts');
    return restoreParts(...this.#dependencies, earlier, keys);
  }
}
