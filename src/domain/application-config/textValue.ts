import { isRecord, isText } from '../shared/shapes.ts';

/** `null` means no text. `v2` is present only if its locale has v2. */
export type TextValue = { readonly v1: string | null; readonly v2?: string | null };

const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

export const isTextValue = (value: unknown): value is TextValue =>
  isRecord(value) && isTextOrNull(value['v1']) && (value['v2'] === undefined || isTextOrNull(value['v2']));
