import { ruleTypes } from '../rules/ruleType.ts';

const NON_RETURNABLE = ruleTypes.indexOf('NON_RETURNABLE_ITEM');
const EXCEPTION = ruleTypes.indexOf('ORDER_EXCEPTION');

/** @param places index of the deciding rule per type, -1 for none */
export const isForbidden = (places: Int32Array): boolean =>
  (places[NON_RETURNABLE] as number) >= 0 && (places[EXCEPTION] as number) < 0;
