import type { AccountFieldName } from '../../company/parts/carrier.ts';
import type { carrierAccountRules } from '../../validation/rules/carrierAccountRules.ts';
import { plainPhoneNumber } from '../../validation/formats/isPhoneNumber.ts';

export type AccountField = {
  readonly name: AccountFieldName;
  readonly rule: keyof typeof carrierAccountRules;
  readonly isRequired: boolean;
  /** Allowed lengths, shown in the field's hint and counter. Empty if any length is allowed. */
  readonly lengths: readonly number[];
  readonly characters: 'digits' | 'letters-and-digits' | 'hexadecimal' | 'any';
  readonly example: string;
  /** True if the value is masked after saving: users can replace it but not read it. */
  readonly isSecret: boolean;
};

const field = (
  name: AccountFieldName,
  rule: AccountField['rule'],
  options: Pick<AccountField, 'lengths' | 'characters' | 'example'> & Partial<AccountField>,
): AccountField => ({ name, rule, isRequired: true, isSecret: false, ...options });

export const accountForms: Readonly<Record<string, readonly AccountField[]>> = {
  AUSTRALIA_POST: [
    field('chargeAccount', 'chargeAccountAU', { lengths: [5, 6, 7], characters: 'digits', example: '123456' }),
    field('merchantLocationId', 'merchantLocationIdAU', {
      lengths: [3, 5],
      characters: 'letters-and-digits',
      example: 'AB1',
    }),
    field('businessNumber', 'abnNumberAU', {
      lengths: [11],
      characters: 'digits',
      example: '12345678901',
      isRequired: false,
    }),
  ],
  BPOST: [
    field('accountNumber', 'bpostAccountNumber', { lengths: [6], characters: 'letters-and-digits', example: 'A1B2C3' }),
  ],
  DPD: [
    field('accountNumber', 'dpdAccountNumber', {
      lengths: [6, 7],
      characters: 'letters-and-digits',
      example: 'D12345',
    }),
  ],
  GLS_ES: [
    field('accountNumber', 'glsESAccountNumber', {
      lengths: [36],
      characters: 'hexadecimal',
      example: '01234567-89ab-cdef-0123-456789abcdef',
      isSecret: true,
    }),
  ],
  SINGAPORE_POST: [
    field('accountNumber', 'accountIdSGP', { lengths: [8], characters: 'letters-and-digits', example: '1234567A' }),
    field('phoneNumber', 'phoneNumberSGP', {
      lengths: [8],
      characters: 'any',
      example: '61234567',
      isRequired: false,
    }),
  ],
  USPS: [
    field('accountNumber', 'uspsAccountCode', {
      lengths: [32],
      characters: 'any',
      example: '0123456789abcdef0123456789abcdef',
      isSecret: true,
    }),
  ],
};

export const accountFieldsOf = (carrierCompanyId: string): readonly AccountField[] =>
  (Object.hasOwn(accountForms, carrierCompanyId) ? accountForms[carrierCompanyId] : undefined) ?? [];

/** Account text with Latin digits and plain hyphens. A secret that allows any characters is only trimmed. */
export const tidyAccountText = ({ characters, isSecret }: AccountField, text: string): string =>
  isSecret && characters === 'any' ? text.trim() : plainPhoneNumber(text);
