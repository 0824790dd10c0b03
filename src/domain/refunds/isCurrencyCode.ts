import { isText } from '../shared/shapes.ts';

/** Shape alone: page and service may know the currencies of different years. */
export const isCurrencyCode = (value: unknown): value is string => isText(value) && /^[A-Z]{3}$/.test(value);
