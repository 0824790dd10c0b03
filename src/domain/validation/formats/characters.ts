export function isAscii(value: string): boolean {
  for (let index = 0; index < value.length; index += 1) if (value.charCodeAt(index) > 0x7f) return false;
  return true;
}

export function characterCount(value: string): number {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}
