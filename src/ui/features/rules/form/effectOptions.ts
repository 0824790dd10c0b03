import { productOf, type CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { ruleNames } from '../../../../domain/rules/ruleSentence.ts';
import type { SelectOption } from '../../../shared/components/Select/Select.tsx';

type Options = readonly SelectOption<string>[];

export const addressOptions = (configuration: CompanyConfiguration | undefined): Options =>
  (configuration?.warehousesConfig ?? []).map(({ locationId, locationName }) => ({
    id: locationId,
    label: locationName || locationId,
  }));

/** Returns the carriers that are set up as options, with their display names by the owner. */
export function carrierOptions(configuration: CompanyConfiguration | undefined): Options {
  if (!configuration) return [];
  const names = ruleNames(configuration).carriers;
  const carriers = productOf(configuration).carrierConfig?.carriers ?? [];
  return carriers.map(({ carrierCompanyId: id }) => ({ id, label: names.get(id) ?? id }));
}

/** Adds the selected option if it no longer exists. */
export const withSelected = (options: Options, selectedId: string): Options =>
  selectedId === '' || options.some(({ id }) => id === selectedId)
    ? options
    : [...options, { id: selectedId, label: selectedId }];
