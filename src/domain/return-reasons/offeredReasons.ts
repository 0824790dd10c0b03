import type { ReturnReason, ReturnReasons } from '../company/parts/returnReason.ts';

/** Reasons for customers, in order. If empty, the field is not shown [RS-5]. */
export const offeredReasons = ({ enabled, reasons }: ReturnReasons): readonly ReturnReason[] =>
  enabled ? reasons.filter((reason) => reason.enabled) : [];
