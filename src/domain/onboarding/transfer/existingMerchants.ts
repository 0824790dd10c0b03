import { parseCompanyId } from '../../company/companyId.ts';
import { isStorableText } from '../../shared/findUnstorable.ts';
import type { UsedNames } from '../draft/draftProblems.ts';
import type { MerchantDraft } from '../draft/merchantDraft.ts';
import { comparableName } from '../tradingName.ts';
import { MAX_NAME_IN_QUERY, type NewMerchantNames } from '../usedNames.ts';
import type { MerchantRow, RowProblem } from './readMerchants.ts';

const nameColumn = ({ tradingName }: MerchantDraft) => (tradingName === '' ? 'companyName' : 'tradingName');

export const namesOf = (rows: readonly MerchantRow[]): readonly NewMerchantNames[] =>
  rows.map(({ draft }) => {
    const tradingName = draft[nameColumn(draft)].slice(0, MAX_NAME_IN_QUERY);
    return {
      companyId: parseCompanyId(draft.companyId) ?? '',
      tradingName: isStorableText(tradingName) ? tradingName : '',
    };
  });

export function withExisting(rows: readonly MerchantRow[], used: UsedNames): readonly MerchantRow[] {
  if (used.companyIds.size === 0 && used.tradingNames.size === 0) return rows;
  return rows.map((row) => {
    const { draft } = row;
    const column = nameColumn(draft);
    const found: RowProblem[] = [];
    if (used.companyIds.has(draft.companyId.toUpperCase()))
      found.push({ column: 'companyId', problem: 'onboarding.errors.companyIdExists' });
    if (used.tradingNames.has(comparableName(draft[column])))
      found.push({ column, problem: 'constants.apiErrors.tradingNameExists' });
    return found.length === 0 ? row : { ...row, problems: [...row.problems, ...found] };
  });
}
