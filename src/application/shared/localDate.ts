const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The day `YYYY-MM-DD` of the calendar where the person is, at a time in ms. */
export function localDate(time: number): string {
  const date = new Date(time);
  return `${String(date.getFullYear())}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
