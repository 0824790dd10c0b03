import type { ReturnReason } from '../company/parts/returnReason.ts';
import { isAbsentOr, isBoolean, isRecord, isText, isTextList } from '../shared/shapes.ts';

export const isReason = (value: unknown): value is ReturnReason =>
  isRecord(value) &&
  isText(value['code']) &&
  isText(value['description']) &&
  isBoolean(value['enabled']) &&
  isBoolean(value['paymentRequired']) &&
  isAbsentOr(isTextList)(value['paymentRequirements']);
