/** Text from storage back as a value; what cannot be read counts as absent, since anybody may have written it. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
