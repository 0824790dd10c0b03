import { isSameList } from '../../domain/shared/sameList.ts';
import { isRecord, isTextList } from '../../domain/shared/shapes.ts';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';
import { parseJson } from '../shared/parseJson.ts';

type Lists = ReadonlyMap<string, readonly string[]>;
const NONE: Lists = new Map();

function listsIn(text: string | undefined): Lists {
  const stored = parseJson(text);
  if (!isRecord(stored)) return NONE;
  return new Map(Object.entries(stored).flatMap(([name, list]) => (isTextList(list) ? [[name, list] as const] : [])));
}

/**
 * Long lists in the tab's storage, each under a name: an order of 1,000 entries is written once, and then told by. A name
 * means the same list as long as anything stands on it.
 */
export class KeptLists {
  readonly #storage: KeyValueStorage;
  readonly #key: string;
  #read: { readonly text: string | undefined; readonly lists: Lists } = { text: undefined, lists: NONE };

  constructor(storage: KeyValueStorage, key: string) {
    this.#storage = storage;
    this.#key = key;
  }

  /** What is there: the end of a session takes it away, whoever has read it before. */
  get all(): Lists {
    const text = this.#storage.read(this.#key);
    if (text !== this.#read.text) this.#read = { text, lists: listsIn(text) };
    return this.#read.lists;
  }

  /**
   * The name of a list that a change is told by, kept if it was not.
   * @param inUse the names that something stored stands on; other lists of the key give way to a new one
   * @returns `undefined` where the browser refused to keep it
   */
  nameOf(changeKey: string, list: readonly string[], inUse: () => ReadonlySet<string>): string | undefined {
    const { all } = this;
    const ofKey = [...all].filter(([name]) => name.startsWith(`${changeKey}#`));
    const known = ofKey.find(([, each]) => isSameList(each, list));
    if (known) return known[0];
    let nth = 0;
    while (all.has(`${changeKey}#${nth}`)) nth += 1;
    const name = `${changeKey}#${nth}`;
    const used = inUse();
    const made = new Map(all).set(name, list);
    for (const [other] of ofKey) if (!used.has(other)) made.delete(other);
    return this.#storage.write(this.#key, JSON.stringify(Object.fromEntries(made))) ? name : undefined;
  }
}
