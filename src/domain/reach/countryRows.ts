import { consumerLanguages } from '../application-config/consumerLanguages.ts';
import { carriersInUse } from '../carriers/companyCarriers.ts';
import { collectsIn, deliversTo } from '../carriers/collectsIn.ts';
import { productOf, type CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { Language } from '../languages/language.ts';
import { compileRules } from '../rules/evaluation/compileRules.ts';
import { listedRules } from '../rules/ruleRows.ts';
import { receivingWarehouses } from '../warehouses/delivery/receivingWarehouses.ts';
import { countryCodes } from '../international/countryCodes.ts';
import { languageOfCountry } from '../international/country.ts';

export type CountryLack = 'carrier' | 'delivery' | 'address' | 'language' | 'fee';

export type CountryRow = {
  readonly code: string;
  readonly isHome: boolean;
  readonly isOn: boolean;
  readonly wasOn: boolean;
  /** Ids of enabled carriers that collect in the country and deliver to an enabled address. */
  readonly carriers: readonly string[];
  readonly language: Language;
  readonly lacks: readonly CountryLack[];
};

/** True if customers in the country lack something. A missing fee does not count, because it may be intended. */
export const isLacking = ({ lacks }: Pick<CountryRow, 'lacks'>): boolean => lacks.some((lack) => lack !== 'fee');

const languageOfCustomers = new Map(countryCodes.map((code) => [code, languageOfCountry(code)]));

export function countryRows(published: CompanyConfiguration, pending: CompanyConfiguration): readonly CountryRow[] {
  const { international, offeredCarriers = [], warehousesConfig = [], rulesConfig = [] } = pending;
  const [before, after] = [published, pending].map((each) => productOf(each).countriesEnabled ?? {});
  const inUse = carriersInUse(pending);
  const addresses = warehousesConfig.filter(({ enabled }) => enabled);
  const receiving = receivingWarehouses(pending);
  const delivering = new Set(
    inUse.filter((id) =>
      (receiving.length > 0 ? receiving : addresses).some(({ place }) =>
        deliversTo(offeredCarriers, id, place?.address),
      ),
    ),
  );
  const { offered, start } = consumerLanguages(pending);
  const rules = listedRules(rulesConfig).filter(({ enabled }) => enabled);
  const compiled = compileRules(rules);
  const hasFees = rules.some(({ ruleType }) => ruleType === 'REFUND_FEES');
  return countryCodes.map((code) => {
    const isHome = code === international?.homeCountryCode;
    const isOn = isHome || after?.[code] === true;
    const collectingCarriers = inUse.filter((id) => collectsIn(offeredCarriers, id, code));
    const carriers = collectingCarriers.filter((id) => delivering.has(id));
    const countryLanguage = languageOfCustomers.get(code);
    const isLanguageOffered = countryLanguage !== undefined && offered.includes(countryLanguage);
    const hasFee = () => compiled.decide({ area: code }).deciding.REFUND_FEES !== undefined;
    return {
      code,
      isHome,
      isOn,
      wasOn: isHome || before?.[code] === true,
      carriers,
      language: isLanguageOffered ? countryLanguage : start,
      lacks: isOn
        ? [
            ...(collectingCarriers.length === 0 ? (['carrier'] as const) : []),
            ...(addresses.length === 0 ? (['address'] as const) : []),
            ...(collectingCarriers.length > 0 && addresses.length > 0 && carriers.length === 0
              ? (['delivery'] as const)
              : []),
            ...(countryLanguage === undefined || isLanguageOffered || countryLanguage === start
              ? []
              : (['language'] as const)),
            ...(hasFees && !isHome && !hasFee() ? (['fee'] as const) : []),
          ]
        : [],
    };
  });
}
