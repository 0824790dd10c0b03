import { CHECK_NAME_LIMIT } from '../../../../domain/rule-checks/ruleCheck.ts';
import { charactersLeft, type CharactersLeft } from '../../../../domain/validation/textLimit.ts';

/** Uniqueness is checked when saving. */
export const nameRules = {
  name: 'name',
  label: 'ruleChecks.name',
  isRequired: true,
  limit: (name: string): CharactersLeft => charactersLeft(CHECK_NAME_LIMIT, name.trim()),
} as const;
