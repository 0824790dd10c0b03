import { offeredReasons } from '../return-reasons/reasonList.ts';
import { type ReturnReason, type ReturnReasons, noReturnReasons } from '../company/parts/returnReason.ts';
import type { InStoreReturnsForm } from '../company/companySettings.ts';
import { type ReturnFormFields, productOf, type CompanyConfiguration } from '../company/companyConfiguration.ts';

export function returnFormOf(configuration: CompanyConfiguration): ReturnForm {
  const { returnFormFields = {}, returnReasons = noReturnReasons } = productOf(configuration);
  return {
    fields: returnFormFields,
    reasons: returnReasons,
    termsUrl: configuration.termsAndConditionsUrl,
    inStore: configuration.inStoreReturnsForm,
  };
}

export type ShownField =
  | { readonly field: 'orderId'; readonly label?: string | undefined }
  | { readonly field: 'policy'; readonly termsUrl: string }
  | { readonly field: 'purchaseDate' }
  | { readonly field: 'reason'; readonly reasons: readonly ReturnReason[] }
  | { readonly field: 'reasonComments'; readonly label?: string | undefined; readonly isRequired: boolean };

export type ReturnForm = {
  readonly fields: ReturnFormFields;
  readonly reasons: ReturnReasons;
  readonly termsUrl?: string | undefined;
  readonly inStore?: InStoreReturnsForm | undefined;
};

const labelOf = (text: string | undefined): string | undefined => text?.trim() || undefined;

/** Fields of the form [RS-4]. The policy is omitted without a URL, the reason without an offered reason. */
export function shownFields({ fields, reasons, termsUrl }: ReturnForm): readonly ShownField[] {
  const offered = offeredReasons(reasons);
  const terms = termsUrl?.trim();
  return [
    ...(fields.orderId ? [{ field: 'orderId', label: labelOf(fields.orderIdCustomHeader) } as const] : []),
    ...(terms ? [{ field: 'policy', termsUrl: terms } as const] : []),
    ...(fields.purchaseDate ? [{ field: 'purchaseDate' } as const] : []),
    ...(offered.length > 0 ? [{ field: 'reason', reasons: offered } as const] : []),
    ...(fields.reasonComments
      ? [
          {
            field: 'reasonComments',
            label: labelOf(fields.reasonCommentsFieldName),
            isRequired: fields.reasonCommentsMandatory === true,
          } as const,
        ]
      : []),
  ];
}
