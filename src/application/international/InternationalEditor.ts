import { makeAutoObservable } from 'mobx';
import { internationalTierProblems } from '../../domain/application-config/problems/internationalTierProblems.ts';
import type { ChangeProblem } from '../../domain/changes/changeDescription.ts';
import { productOf } from '../../domain/company/companyConfiguration.ts';
import { countryRows, type CountryRow } from '../../domain/reach/countryRows.ts';
import { internationalChange } from '../../domain/international/internationalChange.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import { makeRowCache } from '../shared/makeRowCache.ts';

/** Editor of the countries from which customers can return items [PC-7]. */
export class InternationalEditor {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #cachedRow = makeRowCache<CountryRow>(({ code }) => code);

  constructor(company: CompanyStore, changes: PendingChangesStore) {
    this.#company = company;
    this.#changes = changes;
    makeAutoObservable(this, { row: false });
  }

  get rows(): readonly CountryRow[] {
    const { configuration: published, pendingConfiguration: pending } = this.#company;
    return published && pending ? countryRows(published, pending).map(this.#cachedRow) : [];
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
}
