import { TRADING_NAME_TAKEN } from '../../errors/errorMessages.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { err, ok } from '../../shared/result.ts';
import type { Write } from '../../shared/write.ts';
import type { SignupPayload } from '../signupPayload.ts';
import { refusedMerchant, validateSignup } from './validateNewMerchant.ts';

export type SignupEntry = {
  /** Id of the owner, which determines the rules. */
  readonly carrier: string;
  readonly allowsFreeNames?: boolean | undefined;
  readonly companyId: string;
  readonly nameHolder: string | undefined;
  readonly last?: Pick<SignupPayload, 'product' | 'applicant'> | undefined;
};

/** Signs a merchant up for a product [SG-1]. Trading names are unique per owner. Repeating the signup has no effect. */
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
