import { MAX_RULE_TEXT } from '../../../domain/rules/validateRule.ts';
import { unitLimit } from '../../../domain/validation/textLimit.ts';

/** Length limit of rule texts and of the values that rules compare them with. */
export const RULE_TEXT_LIMIT = unitLimit(MAX_RULE_TEXT);
