import { createHash } from 'node:crypto';

/** Longest text of a part: short, so that a change stores little, and long enough that a part is worth its row. */
const LONGEST = 700;
/** From where on a group of entries may end; where it does, its last entry decides, so that a shift moves few ends. */
const SHORTEST_GROUP = 200;
const LONGEST_GROUP = 450;
const ENDS_ONE_IN = 4;

/** About what a reference takes once it is written by number. */
const REFERENCE_SIZE = 9;

/** A document as a tree of texts that each stand for themselves: equal parts have equal hashes, and so have equal documents. */
export type SplitDocument = {
  readonly hash: string;
  readonly text: string;
  /** Every other part by its hash; a part comes after those it refers to. */
  readonly parts: ReadonlyMap<string, string>;
};

type Encoded = { readonly text: string; readonly size: number };

/** Of the text of a part: 128 bits are more than enough within one company. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Shorter ones first, as `jsonb` has them: one document has one text, whatever the order it was written in. */
const byKey = ([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number =>
  left.length - right.length || (left < right ? -1 : 1);

/** A key of the document never reads as a reference. */
const written = (key: string): string => JSON.stringify(key.startsWith('$') ? `$${key}` : key);

/** FNV-1a, of whose bits the upper ones depend on every letter: decides where a group ends, nothing else. */
function checksum(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return sum >>> 20;
}

function groupsOf(entries: readonly Encoded[]): readonly (readonly Encoded[])[] {
  const groups: Encoded[][] = [];
  let group: Encoded[] = [];
  let size = 0;
  for (const entry of entries) {
    group.push(entry);
    size += entry.size;
    const mayEnd = size >= SHORTEST_GROUP && checksum(entry.text) % ENDS_ONE_IN === 0;
    if (!mayEnd && size < LONGEST_GROUP) continue;
    groups.push(group);
    group = [];
    size = 0;
  }
  return group.length > 0 ? [...groups, group] : groups;
}

type Part = readonly [hash: string, text: string];

/**
 * What was made of objects that consist of several parts. The domain replaces what it changes and shares the rest, so of
 * one revision and the next nearly all of them are the same objects.
 */
const known = new WeakMap<object, { readonly encoded: Encoded; readonly parts: readonly Part[] }>();

/** Splits a configuration into parts, so that what two revisions share has the same parts. Nobody may write to it afterwards. */
export function splitDocument(document: unknown): SplitDocument {
  const found: Part[] = [];
  const referTo = (text: string): Encoded => {
    const hash = hashOf(text);
    found.push([hash, text]);
    return { text: `{"$":"${hash}"}`, size: REFERENCE_SIZE };
  };
  const listed = (entries: readonly Encoded[], open: string, close: string): Encoded => ({
    text: open + entries.map(({ text }) => text).join(',') + close,
    size: entries.reduce((sum, { size }) => sum + size + 1, open.length + close.length),
  });
  /** What is too long for one part is a part for each group of its entries, and those again. */
  function within(entries: readonly Encoded[], open: string, close: string): Encoded {
    const whole = listed(entries, open, close);
    if (whole.size <= LONGEST) return whole;
    const references = groupsOf(entries).map((group) => referTo(listed(group, open, close).text));
    return within(references, '{"$join":[', ']}');
  }
  const entryOf = ([key, value]: readonly [string, unknown]): Encoded => {
    const { text, size } = encode(value);
    const name = `${written(key)}:`;
    return { text: name + text, size: name.length + size };
  };
  function encodeObject(value: object): Encoded {
    if (Array.isArray(value)) return within(value.map(encode), '[', ']');
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    return within(entries.toSorted(byKey).map(entryOf), '{', '}');
  }
  function encode(value: unknown): Encoded {
    if (typeof value === 'object' && value !== null) {
      const before = known.get(value);
      if (before) found.push(...before.parts);
      if (before) return before.encoded;
      const start = found.length;
      const encoded = encodeObject(value);
      if (found.length > start) known.set(value, { encoded, parts: found.slice(start) });
      return encoded;
    }
    const text = JSON.stringify(value) ?? 'null';
    return text.length <= LONGEST ? { text, size: text.length } : referTo(text);
  }
  const { text } = encode(document);
  return { hash: hashOf(text), text, parts: new Map(found) };
}

const BY_HASH = /\{"\$":"([\w-]{22})"\}/g;
const BY_NUMBER = /\{"\$":(-?\d+)\}/g;

/** The text of a part with its references by number. In a text, no string of the document reads as one: its quotes are escaped. */
export const numbered = (text: string, numberOf: (hash: string) => number): string =>
  text.replace(BY_HASH, (_, hash: string) => `{"$":${numberOf(hash)}}`);

/** The numbers that a text refers to. */
export const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(BY_NUMBER)].map(([, number]) => Number(number));

type Tree = { readonly [key: string]: unknown };

/** The document that was split, where `textOf` answers the text of each part by its number. */
export function joinDocument(root: string, textOf: (number: number) => string): unknown {
  const joined = new Map<number, unknown>();
  function part(number: number): unknown {
    if (!joined.has(number)) joined.set(number, decode(JSON.parse(textOf(number))));
    return joined.get(number);
  }
  function decode(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(decode);
    if (typeof value !== 'object' || value === null) return value;
    const { $: number, $join: groups } = value as Tree;
    if (typeof number === 'number') return part(number);
    if (Array.isArray(groups)) return join(groups.map(decode));
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key.startsWith('$$') ? key.slice(1) : key, decode(each)]),
    );
  }
  return decode(JSON.parse(root));
}

/** The groups of one list, or of one record. */
const join = (groups: readonly unknown[]): unknown =>
  groups.every((group) => Array.isArray(group))
    ? groups.flat()
    : Object.fromEntries(groups.flatMap((group) => Object.entries(group as Tree)));
