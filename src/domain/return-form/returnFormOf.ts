import { productOf, type CompanyConfiguration } from '../company/companyConfiguration.ts';
import { noReturnReasons } from '../company/parts/returnReason.ts';
import type { ReturnForm } from './shownFields.ts';

export function returnFormOf(configuration: CompanyConfiguration): ReturnForm {
  const { returnFormFields = {}, returnReasons = noReturnReasons } = productOf(configuration);
  return {
    fields: returnFormFields,
    reasons: returnReasons,
    termsUrl: configuration.termsAndConditionsUrl,
    inStore: configuration.inStoreReturnsForm,
  };
}
