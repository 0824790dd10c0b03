import { parseCompanyId } from '../company/companyId.ts';
import { accountProblems, type AccountProblem } from './account/accountProblems.ts';
import type { Carrier, CarrierSettings, OfferedCarrier } from '../company/parts/carrier.ts';
import { carriersToAdd } from './companyCarriers.ts';

export type CarrierError =
  | {
      readonly kind: 'id-malformed' | 'listed-twice' | 'two-defaults' | 'cannot-be-added';
      readonly carrierCompanyId: string;
    }
  | { readonly kind: 'account'; readonly carrierCompanyId: string; readonly problem: AccountProblem };

const firstAccountProblem = (
  { carrierCompanyId, account }: Carrier,
  published: readonly Carrier[],
): AccountProblem | undefined => {
  const publishedAccount = published.find((each) => each.carrierCompanyId === carrierCompanyId)?.account;
  return account && accountProblems(carrierCompanyId, account, publishedAccount)[0];
};

/** First error if `next` replaced `published`. The owner must offer each new carrier, but not the existing carriers. */
export function validateCarriers(
  published: readonly Carrier[],
  next: readonly Carrier[],
  { offered, settings }: { readonly offered: readonly OfferedCarrier[]; readonly settings: CarrierSettings },
): CarrierError | undefined {
  const isKnown = ({ carrierCompanyId }: Carrier): boolean =>
    published.some((each) => each.carrierCompanyId === carrierCompanyId);
  const acceptedCarriers = next.filter(isKnown);
  for (const [index, carrier] of next.entries()) {
    const { carrierCompanyId } = carrier;
    if (!parseCompanyId(carrierCompanyId)) return { kind: 'id-malformed', carrierCompanyId };
    const previousCarriers = next.slice(0, index);
    if (previousCarriers.some((each) => each.carrierCompanyId === carrierCompanyId))
      return { kind: 'listed-twice', carrierCompanyId };
    if (carrier.default && previousCarriers.some((each) => each.default))
      return { kind: 'two-defaults', carrierCompanyId };
    const problem = firstAccountProblem(carrier, published);
    if (problem) return { kind: 'account', carrierCompanyId, problem };
    if (isKnown(carrier)) continue;
    const addable = carriersToAdd(offered, acceptedCarriers, settings);
    if (!addable.some((each) => each.carrierCompanyId === carrierCompanyId))
      return { kind: 'cannot-be-added', carrierCompanyId };
    acceptedCarriers.push(carrier);
  }
  return undefined;
}
