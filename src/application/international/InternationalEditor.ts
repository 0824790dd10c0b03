import { makeAutoObservable } from 'mobx';
import { internationalTierProblems } from '../../domain/application-config/problems/internationalTierProblems.ts';
import type { ChangeProblem } from '../../domain/changes/changeDescription.ts';
import { productOf } from '../../domain/company/companyConfiguration.ts';
import { countryRows, type CountryRow } from '../../domain/reach/countryRows.ts';
import { internationalChange } from '../../domain/international/internationalChange.ts';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';

/** Editor of the countries from which customers can return items [PC-7]. */
export class InternationalEditor {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #kept = new Map<string, CountryRow>();

  constructor(company: CompanyStore, changes: PendingChangesStore) {
    this.#company = company;
    this.#changes = changes;
    makeAutoObservable(this, { row: false });
  }

  get rows(): readonly CountryRow[] {
    const { configuration: published, pendingConfiguration: pending } = this.#company;
    return published && pending ? countryRows(published, pending).map((row) => this.#keep(row)) : [];
  }

  get byCode(): ReadonlyMap<string, CountryRow> {
    return new Map(this.rows.map((row) => [row.code, row]));
  }

  get homeCode(): string | undefined {
    return this.#company.pendingConfiguration?.international?.homeCountryCode;
  }

  get problems(): readonly ChangeProblem[] {
    const { pendingConfiguration: pending } = this.#company;
    return pending ? internationalTierProblems(pending) : [];
  }

  row(code: string): CountryRow | undefined {
    return this.byCode.get(code);
  }

  /** Enables or disables countries, as one undo step. The home country cannot be disabled. */
  switchOn(codes: readonly string[], isOn: boolean): void {
    const { configuration, pendingConfiguration } = this.#company;
    if (!configuration || !pendingConfiguration) return;
    const present = productOf(pendingConfiguration).countriesEnabled ?? {};
    const enabled = new Set(Object.keys(present).filter((code) => present[code] === true));
    for (const code of codes) {
      if (code === this.homeCode) continue;
      if (isOn) enabled.add(code);
      else enabled.delete(code);
    }
    this.#changes.edit([internationalChange(productOf(configuration).countriesEnabled ?? {}, enabled)]);
  }

  /** Returns the cached object if the row is unchanged, so that the row does not render again. */
  #keep(row: CountryRow): CountryRow {
    const kept = this.#kept.get(row.code);
    if (kept && deepEqual(kept, row)) return kept;
    this.#kept.set(row.code, row);
    return row;
  }
}
