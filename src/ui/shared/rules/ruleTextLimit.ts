import { MAX_RULE_TEXT } from '../../../domain/rules/validateRule.ts';
import { unitLimit } from '../../../domain/validation/textLimit.ts';

/** Applies to rule texts and to values that are compared with them. */
export const RULE_TEXT_LIMIT = unitLimit(MAX_RULE_TEXT);
