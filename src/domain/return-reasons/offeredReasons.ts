import type { ReturnReason, ReturnReasons } from '../company/parts/returnReason.ts';

/**
 * What a customer can choose from, in order. Empty means that the field is not shown: reasons are switched off, there
 * is none, or none is offered [RS-5].
 */
export const offeredReasons = ({ enabled, reasons }: ReturnReasons): readonly ReturnReason[] =>
  enabled ? reasons.filter((reason) => reason.enabled) : [];
