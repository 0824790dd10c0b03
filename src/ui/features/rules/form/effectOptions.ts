import { productOf, type CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { ruleNames } from '../../../../domain/rules/ruleSentence.ts';
import type { SelectOption } from '../../../shared/components/Select/Select.tsx';

type Options = readonly SelectOption<string>[];

export const addressOptions = (configuration: CompanyConfiguration | undefined): Options =>
  [...ruleNames(configuration ?? {}).addresses].map(([id, label]) => ({ id, label }));

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
