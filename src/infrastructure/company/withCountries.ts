import { getCompany } from '../../../contract/branding/merchantBrand.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { productOf, withProduct } from '../../domain/company/companyConfiguration.ts';
import type { Http } from '../http/Http.ts';

/**
 * If the configuration has no countries, adds the countries of the company's resources, if these resources can be read
 * [API-1].
 */
export async function withCountries(http: Http, configuration: CompanyConfiguration): Promise<CompanyConfiguration> {
  const { companyId, carrier } = configuration;
  const company = await http.send(getCompany, { params: { companyId } });
  const countriesEnabled = company.ok && company.value.body.resources.products[carrier.productName]?.countriesEnabled;
  return countriesEnabled
    ? withProduct(configuration, { ...productOf(configuration), countriesEnabled })
    : configuration;
}
