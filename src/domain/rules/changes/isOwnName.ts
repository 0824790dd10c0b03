import { foldText } from '../conditions/foldText.ts';
import { DEFAULT_EXCEPTION_NAME } from '../rulePayload.ts';
import type { RuleType } from '../../company/parts/ruleDocument.ts';

/** Exceptions without a name of their own all bear one, which is therefore nobody's [RL-1]. */
export const isOwnName = (ruleType: RuleType | undefined, name: string): boolean =>
  ruleType !== 'ORDER_EXCEPTION' || foldText(name) !== foldText(DEFAULT_EXCEPTION_NAME);
