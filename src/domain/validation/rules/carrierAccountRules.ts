import type { ValidationRule } from '../validationRule.ts';

/** Rules for account numbers of carriers [CR-6]. They validate the format but no check digits. */
export const carrierAccountRules = {
  chargeAccountAU: { message: 'validation.chargeAccountAUError', accepts: (value) => /^\d{5,7}$/.test(value) },
  merchantLocationIdAU: {
    message: 'validation.merchantLocationIdAUError',
    accepts: (value) => /^(?:[A-Za-z0-9]{3}|[A-Za-z0-9]{5})$/.test(value),
  },
  bpostAccountNumber: {
    message: 'validation.bpostAccountNumberError',
    accepts: (value) => /^[A-Za-z0-9]{6}$/.test(value),
  },
  dpdAccountNumber: {
    message: 'validation.dpdAccountNumberError',
    accepts: (value) => /^[A-Za-z0-9]{6,7}$/.test(value),
  },
  glsESAccountNumber: {
    message: 'validation.glsESAccountNumberError',
    accepts: (value) => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(value),
  },
  abnNumberAU: { message: 'validation.abnNumberAUError', accepts: (value) => /^\d{11}$/.test(value) },
  accountIdSGP: { message: 'validation.accountIdSGPError', accepts: (value) => /^\d{7}[A-Za-z]$/.test(value) },
  uspsAccountCode: { message: 'validation.accountCodeRequiredError', accepts: (value) => /^\S{32}$/u.test(value) },
  phoneNumberSGP: {
    message: 'wl.validation.phoneNumberRequiredError',
    accepts: (value) => /^[\d ()+-]{8}$/.test(value),
  },
} as const satisfies Record<string, ValidationRule>;
