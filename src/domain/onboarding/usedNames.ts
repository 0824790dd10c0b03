import { parseCompanyId, type CompanyId } from '../company/companyId.ts';
import type { UsedNames } from './draft/draftProblems.ts';
import { comparableName } from './tradingName.ts';

/** Names of a new merchant, as the user typed them. */
export type NewMerchantNames = { readonly companyId: string; readonly tradingName: string };

export const MAX_NAME_IN_QUERY = 200;

export function queriedNames(merchants: readonly NewMerchantNames[]) {
  const ids = merchants.flatMap(({ companyId }) => parseCompanyId(companyId) ?? []);
  const names = merchants.map(({ tradingName }) => comparableName(tradingName));
  return {
    companyIds: [...new Set<CompanyId>(ids)],
    tradingNames: [...new Set(names.filter((name) => name !== ''))],
  };
}

/** Names that are in use. A merchant may have its own name again. `holders`: companies by name. */
export function namesInUse(
  merchants: readonly NewMerchantNames[],
  onboarded: ReadonlySet<string>,
  holders: ReadonlyMap<string, string>,
): UsedNames {
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
