import { TRADING_NAME_TAKEN } from '../../errors/errorMessages.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { err, ok } from '../../shared/result.ts';
import type { Write } from '../../shared/write.ts';
import type { SignupPayload } from '../signupPayload.ts';
import { refusedMerchant } from './refusedMerchant.ts';
import { validateSignup } from './validateNewMerchant.ts';

export type SignupEntry = {
  /** Whose forms say what a signup may be. */
  readonly carrier: string;
  /** Whether the owner loosens the rules for names of people and companies. */
  readonly allowsFreeNames?: boolean | undefined;
  readonly companyId: string;
  readonly nameHolder: string | undefined;
  readonly last?: Pick<SignupPayload, 'product' | 'applicant'> | undefined;
};

/** Signs a merchant up for a product [SG-1]. No two of an owner trade under one name; the same signup twice is kept once. */
export const signUpMerchant: Write<SignupEntry, SignupPayload> = {
  action: 'merchant.signed-up',
  decide(entry, payload) {
    const { product, applicant } = payload;
    const error = validateSignup(payload, entry.carrier, entry.allowsFreeNames);
    if (error) return refusedMerchant(error);
    const { companyId, nameHolder = companyId } = entry;
    if (nameHolder !== companyId) return err({ kind: 'invalid', message: TRADING_NAME_TAKEN });
    const last = { product, applicant };
    return ok({ document: deepEqual(entry.last, last) ? entry : { ...entry, last }, answer: undefined });
  },
};
