import { CHECK_NAME_LIMIT } from '../../../../domain/rule-checks/ruleCheck.ts';
import { charactersLeft, type CharactersLeft } from '../../../../domain/validation/textLimit.ts';

/** What every form asks of the name of a check; whether it is free is judged with the edit. */
export const nameRules = {
  name: 'name',
  label: 'ruleChecks.name',
  isRequired: true,
  limit: (name: string): CharactersLeft => charactersLeft(CHECK_NAME_LIMIT, name.trim()),
} as const;
