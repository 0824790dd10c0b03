import type { TimeLeft } from '../../../domain/review-mode/reviewTime.ts';

/** For example “4 minutes, 12 seconds”. */
export function timeText(language: string, { minutes, seconds }: TimeLeft, length: 'long' | 'short' = 'long'): string {
  const part = (value: number, unit: 'minute' | 'second'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: length }).format(value);
  const parts = [
    ...(minutes > 0 || seconds === undefined ? [part(minutes, 'minute')] : []),
    ...(seconds === undefined ? [] : [part(seconds, 'second')]),
  ];
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(parts);
}
