/** Parses JSON. Returns undefined if it is invalid, because stored data is untrusted. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
