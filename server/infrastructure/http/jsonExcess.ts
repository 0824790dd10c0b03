export type JsonLimits = {
  readonly depth: number;
  /** Maximum number of values. A property counts as two values, because its name takes the most memory. */
  readonly values: number;
};

const [TEXT, ESCAPE] = [34, 92];
const [COMMA, COLON] = [44, 58];
const [LIST_BEGINS, LIST_ENDS] = [91, 93];
const [RECORD_BEGINS, RECORD_ENDS] = [123, 125];

/** Returns the limit that a JSON text exceeds, without parsing the text. Stops reading at the first exceeded limit. */
export function jsonExcess(
  text: Pick<string, 'length' | 'charCodeAt'>,
  limits: JsonLimits,
): keyof JsonLimits | undefined {
  let depth = 0;
  let values = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInText) {
      if (code === ESCAPE) at += 1;
      else if (code === TEXT) isInText = false;
    } else if (code === TEXT) {
      isInText = true;
    } else if (code === COMMA || code === COLON) {
      values += 1;
    } else if (code === LIST_BEGINS || code === RECORD_BEGINS) {
      values += 1;
      depth += 1;
      if (depth > limits.depth) return 'depth';
    } else if (code === LIST_ENDS || code === RECORD_ENDS) {
      depth -= 1;
    }
    if (values > limits.values) return 'values';
  }
  return undefined;
}
