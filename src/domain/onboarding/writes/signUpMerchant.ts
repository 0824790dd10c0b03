import { TRADING_NAME_TAKEN } from '../../errors/errorMessages.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { err, ok } from '../../shared/result.ts';
import type { Write } from '../../shared/write.ts';
import type { SignupPayload } from '../signupPayload.ts';

export type SignupEntry = {
  readonly companyId: string;
  readonly nameHolder: string | undefined;
  readonly last?: Pick<SignupPayload, 'product' | 'applicant'> | undefined;
};

/** Signs a merchant up for a product [SG-1]. No two of an owner trade under one name; the same signup twice is kept once. */
export const signUpMerchant: Write<SignupEntry, SignupPayload> = {
  action: 'merchant.signed-up',
  decide(entry, { product, applicant }) {
    const { companyId, nameHolder = companyId } = entry;
    if (nameHolder !== companyId) return err({ kind: 'invalid', message: TRADING_NAME_TAKEN });
    const last = { product, applicant };
    return ok({ document: deepEqual(entry.last, last) ? entry : { ...entry, last }, answer: undefined });
  },
};
