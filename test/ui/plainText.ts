/** Returns the text of an element without Unicode isolates, and with single spaces. */
export const plainText = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ');
