import { foldText } from '../conditions/foldText.ts';
import { DEFAULT_EXCEPTION_NAME } from '../rulePayload.ts';
import type { RuleType } from '../../company/parts/ruleDocument.ts';

/** False for the default name of exceptions, which several rules may share [RL-1]. */
export const isOwnName = (ruleType: RuleType | undefined, name: string): boolean =>
  ruleType !== 'ORDER_EXCEPTION' || foldText(name) !== foldText(DEFAULT_EXCEPTION_NAME);
