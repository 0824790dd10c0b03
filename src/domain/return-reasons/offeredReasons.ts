import type { ReturnReason, ReturnReasons } from '../company/parts/returnReason.ts';

/** What a customer can choose from, in order; the field is not shown where it is empty [RS-5]. */
export const offeredReasons = ({ enabled, reasons }: ReturnReasons): readonly ReturnReason[] =>
  enabled ? reasons.filter((reason) => reason.enabled) : [];
