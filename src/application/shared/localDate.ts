const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** `YYYY-MM-DD` in the user's time zone. `time` is in milliseconds. */
export function localDate(time: number): string {
  const date = new Date(time);
  return `${String(date.getFullYear())}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
