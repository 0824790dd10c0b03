import { DAY, HOUR, MINUTE } from '../../domain/shared/lifetimes.ts';

const units = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** A duration such as “30 days”, in the largest unit of which there are at least two. */
export function durationText(language: string, milliseconds: number): string {
  const [unit, length] = units.find(([, each]) => milliseconds >= 2 * each) ?? ['minute', MINUTE];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(milliseconds / length);
}
