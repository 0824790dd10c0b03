import type { DayOrder } from './readDate.ts';
import type { DecimalSign } from './readNumber.ts';

/** Resolves ambiguous cells such as `1,234` and `03/04/2026`. */
export type CellFormats = { readonly decimal: DecimalSign; readonly dayOrder: DayOrder };
