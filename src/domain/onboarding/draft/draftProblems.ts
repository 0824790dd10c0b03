import type { ValueProblem } from '../../shared/valueRule.ts';
import { comparableName } from '../tradingName.ts';
import type { DraftField, DraftFieldName, DraftPart } from './draftFields.ts';
import type { MerchantDraft } from './merchantDraft.ts';

/** Company ids and trading names that are already in use, normalized for comparison. */
export type UsedNames = {
  readonly companyIds: ReadonlySet<string>;
  readonly tradingNames: ReadonlySet<string>;
};
export const NOBODY: UsedNames = { companyIds: new Set(), tradingNames: new Set() };

export type DraftProblem = {
  readonly field: DraftFieldName;
  readonly part: DraftPart;
  readonly problem: ValueProblem;
};

export const isBlank = (value: string | readonly string[]): boolean =>
  typeof value === 'string' ? value.trim() === '' : value.length === 0;

const isUsed = (name: DraftFieldName, value: string | readonly string[], used: UsedNames): boolean => {
  if (typeof value !== 'string') return false;
  if (name === 'companyId') return used.companyIds.has(value.trim().toUpperCase());
  return name === 'tradingName' && used.tradingNames.has(comparableName(value));
};

export function problemOfField(
  { name, check }: DraftField,
  value: string | readonly string[],
  used: UsedNames,
): ValueProblem | undefined {
  if (isBlank(value)) return undefined;
  const problem = check(value);
  if (problem !== undefined) return problem;
  if (!isUsed(name, value, used)) return undefined;
  return name === 'companyId' ? 'onboarding.errors.companyIdTaken' : 'constants.apiErrors.tradingNameExists';
}

/** Problems of a draft in field order, at most one per field. */
export const draftProblems = (
  draft: MerchantDraft,
  fields: readonly DraftField[],
  used: UsedNames,
): readonly DraftProblem[] =>
  fields.flatMap((field) => {
    const value = draft[field.name];
    const isMissing = field.isRequired && isBlank(value);
    const problem = isMissing ? 'validation.invalidValue' : problemOfField(field, value, used);
    return problem === undefined ? [] : [{ field: field.name, part: field.part, problem }];
  });
