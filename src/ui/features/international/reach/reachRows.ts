import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { DEFAULT_LANGUAGE } from '../../../../domain/languages/language.ts';
import { countryRows, type CountryRow } from '../../../../domain/reach/countryRows.ts';
import { reach, type CountryReach } from '../../../../domain/reach/reach.ts';
import { deepEqual } from '../../../../domain/shared/deepEqual.ts';

type Reached = CountryReach & Pick<CountryRow, 'language'>;
export type ReachRow = Reached & { readonly isChanged: boolean };

export function rowsOf(configuration: CompanyConfiguration | undefined): readonly Reached[] {
  if (!configuration) return [];
  const languages = new Map(countryRows(configuration, configuration).map(({ code, language }) => [code, language]));
  return reach(configuration).map((each) => ({ ...each, language: languages.get(each.country) ?? DEFAULT_LANGUAGE }));
}

/** Marks the rows that differ from the row of the same country in `others`. */
export function compared(rows: readonly Reached[] = [], others: readonly Reached[] = []): readonly ReachRow[] {
  const byCountry = new Map(others.map((each) => [each.country, each]));
  return rows.map((row) => ({ ...row, isChanged: !deepEqual(row, byCountry.get(row.country)) }));
}
