import { isRecord, isText } from '../shared/shapes.ts';

/** A text in both forms of the wording, `null` where nothing is written; `v2` only where its locale has that form. */
export type TextValue = { readonly v1: string | null; readonly v2?: string | null };

const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

export const isTextValue = (value: unknown): value is TextValue =>
  isRecord(value) && isTextOrNull(value['v1']) && (value['v2'] === undefined || isTextOrNull(value['v2']));
