import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';

/** What bringing something back did to the pending changes. */
export type Restored = {
  /** How many changes wait to lead back; 0 where all is as it was. */
  readonly count: number;
  /** How many other edits gave way; one undo brings them back. */
  readonly gaveWay: number;
};

/** Makes an earlier configuration, or parts of it, pending again. Nothing goes live: that is for the next publish. */
export class RestoreRevision {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #subjects: ChangeSubjects;

  constructor(company: CompanyStore, changes: PendingChangesStore, subjects: ChangeSubjects) {
    this.#company = company;
    this.#changes = changes;
    this.#subjects = subjects;
  }

  /** `keys` names the parts to bring back; without it, all of the earlier configuration. */
  async execute(earlier: CompanyConfiguration, keys?: ReadonlySet<string>): Promise<Restored> {
    const [{ restoreEdits }] = await Promise.all([
      import('../../domain/history/restoreEdits.ts'),
      this.#subjects.loadAll(),
    ]);
    const { configuration } = this.#company;
    if (!configuration) return { count: 0, gaveWay: 0 };
    const before = this.#changes.present;
    const edits = restoreEdits(this.#subjects.registry, configuration, earlier, before, keys);
    this.#changes.edit(edits);
    const touched = new Set(edits.map(({ key }) => key));
    const after = this.#changes.present;
    const gaveWay = [...before.values()].filter((change) => {
      const now = after.get(change.key);
      return touched.has(change.key) && !deepEqual(now?.value, change.value);
    });
    return { count: [...touched].filter((key) => after.has(key)).length, gaveWay: gaveWay.length };
  }
}
