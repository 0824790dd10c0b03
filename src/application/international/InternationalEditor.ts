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
  readonly #cachedRows = new Map<string, CountryRow>();

  constructor(company: CompanyStore, changes: PendingChangesStore) {
    this.#company = company;
    this.#changes = changes;
    makeAutoObservable(this, { row: false });
  }

  get rows(): readonly CountryRow[] {
    const { configuration: published, pendingConfiguration: pending } = this.#company;
    return published && pending ? countryRows(published, pending).map((row) => this.#cached(row)) : [];
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
    const enabledByCode = productOf(pendingConfiguration).countriesEnabled ?? {};
    const enabled = new Set(Object.keys(enabledByCode).filter((code) => enabledByCode[code] === true));
    for (const code of codes) {
      if (code === this.homeCode) continue;
      if (isOn) enabled.add(code);
      else enabled.delete(code);
    }
    this.#changes.edit([internationalChange(productOf(configuration).countriesEnabled ?? {}, enabled)]);
  }

  /** Returns the cached object if the row is unchanged, so that the row does not render again. */
  #cached(row: CountryRow): CountryRow {
    const cachedRow = this.#cachedRows.get(row.code);
    if (cachedRow && deepEqual(cachedRow, row)) return cachedRow;
    this.#cachedRows.set(row.code, row);
    return row;
  }
}
