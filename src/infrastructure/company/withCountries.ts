import { getCompany } from '../../../contract/branding/merchantBrand.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { productOf, withProduct } from '../../domain/company/companyConfiguration.ts';
import type { Http } from '../http/Http.ts';

/**
 * A configuration whose product says nothing of countries, with those that the company's resources name [API-1]. As it is
 * where they are not told: a configuration without countries is one too.
 */
export async function withCountries(http: Http, configuration: CompanyConfiguration): Promise<CompanyConfiguration> {
  const { companyId, carrier } = configuration;
  const company = await http.send(getCompany, { params: { companyId } });
  const countriesEnabled = company.ok && company.value.body.resources.products[carrier.productName]?.countriesEnabled;
  return countriesEnabled
    ? withProduct(configuration, { ...productOf(configuration), countriesEnabled })
    : configuration;
}
