import { parseCompanyId, type CompanyId } from '../company/companyId.ts';
import type { TakenNames } from './draft/draftProblems.ts';
import { comparableName } from './tradingName.ts';

/** What a merchant that is to be made would be known by, as it was typed. */
export type NewMerchantNames = { readonly companyId: string; readonly tradingName: string };

/** Characters of a trading name that may be asked for. */
export const LONGEST_NAME_ASKED = 200;

/** What is to be looked for: ids and comparable names that somebody can have. */
export function soughtNames(merchants: readonly NewMerchantNames[]) {
  const ids = merchants.flatMap(({ companyId }) => parseCompanyId(companyId) ?? []);
  const names = merchants.map(({ tradingName }) => comparableName(tradingName));
  return {
    companyIds: [...new Set<CompanyId>(ids)],
    tradingNames: [...new Set(names.filter((name) => name !== ''))],
  };
}

/**
 * Which ids and names an onboarding or a signup would be refused for. A company that was not onboarded yet is completed by
 * an onboarding, and a merchant keeps its own trading name. `holders`: who has a name, by its comparable form.
 */
export function takenNames(
  merchants: readonly NewMerchantNames[],
  onboarded: ReadonlySet<string>,
  holders: ReadonlyMap<string, string>,
): TakenNames {
  const companyIds = new Set<string>();
  const tradingNames = new Set<string>();
  for (const { companyId, tradingName } of merchants) {
    const id = parseCompanyId(companyId);
    const name = comparableName(tradingName);
    const holder = holders.get(name);
    if (id !== undefined && onboarded.has(id)) companyIds.add(id);
    if (holder !== undefined && holder !== id) tradingNames.add(name);
  }
  return { companyIds, tradingNames };
}
