/** True where there is something to send: no `undefined`, no empty text, list or record [PC-6]. */
export function hasContent(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}
