import { MAX_RULE_TEXT } from '../../../domain/rules/validateRule.ts';
import { unitLimit } from '../../../domain/validation/textLimit.ts';

/** Of each text that a rule holds, and of those it is compared with. */
export const RULE_TEXT_LIMIT = unitLimit(MAX_RULE_TEXT);
