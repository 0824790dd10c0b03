import { createHash } from 'node:crypto';

/** Maximum length of a part: short, so that a change stores little, but long enough to justify a row. */
const LONGEST = 700;
/** A group may end at `SHORTEST_GROUP`. The hash of its last entry decides, so an insertion moves few boundaries. */
const SHORTEST_GROUP = 200;
const LONGEST_GROUP = 450;
const ENDS_ONE_IN = 4;

const REFERENCE_SIZE = 9;

/** A document as a tree of content-addressed parts. Equal documents have equal hashes. */
export type SplitDocument = {
  readonly hash: string;
  readonly text: string;
  /** Other parts by hash. A part follows the parts that it refers to. */
  readonly parts: ReadonlyMap<string, string>;
};

type Encoded = { readonly text: string; readonly size: number };

/** 128 bits of SHA-256, enough within one company. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Shorter keys first, like `jsonb`, so that the text does not depend on the order of keys. */
const byKey = ([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number =>
  left.length - right.length || (left < right ? -1 : 1);

/** Escapes a leading `$`, so that a key is never read as a reference. */
const written = (key: string): string => JSON.stringify(key.startsWith('$') ? `$${key}` : key);

/** FNV-1a, used only to choose group boundaries. Its upper bits depend on every character. */
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

/** Cache of parts by object. Revisions share nearly all objects, because the domain copies only changed ones. */
const known = new WeakMap<object, { readonly encoded: Encoded; readonly parts: readonly Part[] }>();

/** Splits a configuration into parts that revisions share. The document must not be modified afterwards. */
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

/** Replaces hashes by numbers. Strings of the document never match, because their quotes are escaped. */
export const numbered = (text: string, numberOf: (hash: string) => number): string =>
  text.replace(BY_HASH, (_, hash: string) => `{"$":${numberOf(hash)}}`);

export const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(BY_NUMBER)].map(([, number]) => Number(number));

type Tree = { readonly [key: string]: unknown };

/** Restores a split document. `textOf` returns the text of a part by number. */
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

const join = (groups: readonly unknown[]): unknown =>
  groups.every((group) => Array.isArray(group))
    ? groups.flat()
    : Object.fromEntries(groups.flatMap((group) => Object.entries(group as Tree)));
