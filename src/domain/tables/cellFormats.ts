import type { DayOrder } from './readDate.ts';
import type { DecimalSign } from './readNumber.ts';

/** How cells are written where they leave it open: `1,234` and `03/04/2026` may be read in two ways. */
export type CellFormats = { readonly decimal: DecimalSign; readonly dayOrder: DayOrder };
