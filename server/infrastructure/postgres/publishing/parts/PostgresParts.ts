import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import type { CompanyId } from '../../../../../src/domain/company/companyId.ts';
import {
  joinDocument,
  numbered,
  numbersIn,
  splitDocument,
  type SplitDocument,
} from '../../../../application/publishing/parts/splitDocument.ts';
import { json } from '../../connection/json.ts';
import type { Tables } from '../../Tables.ts';
import type { LruCache } from '../../LruCache.ts';

// At once: for texts as short as these, handing them to another thread takes longer.
const deflate = (text: string): Buffer => deflateRawSync(text);
const inflate = (body: Uint8Array): string => inflateRawSync(body).toString('utf8');

/** A document whose parts are kept: the text of its root, compressed, and the hash of all of it. */
export type KeptDocument = { readonly root: Buffer; readonly hash: string };

/** A document with those of its parts that are not kept, by numbers below zero. */
export type LooseDocument = { readonly root: string; readonly parts: Readonly<Record<string, string>> };

/**
 * The parts that one owner's configurations consist of, each kept once a company. What is written under a number is never
 * changed and never dropped, for some revision may need it. Whoever writes has locked the company.
 */
export class PostgresParts {
  readonly #trx: Kysely<Tables>;
  readonly #rootOrgId: string;
  readonly #cache: LruCache<unknown>;

  constructor(trx: Kysely<Tables>, rootOrgId: string, cache: LruCache<unknown>) {
    this.#trx = trx;
    this.#rootOrgId = rootOrgId;
    this.#cache = cache;
  }

  /** Keeps the parts of a document that are new; answers how many bytes they took. */
  async keep(companyId: CompanyId, document: object): Promise<KeptDocument & { readonly bytes: number }> {
    const { text, hash, parts } = splitDocument(document);
    const numbers = await this.#numbersOf(companyId, parts);
    const missing = [...parts].filter(([each]) => !numbers.has(each));
    let bytes = 0;
    if (missing.length > 0) {
      const last = await this.#lastNumber(companyId);
      for (const [index, [each]] of missing.entries()) numbers.set(each, last + index + 1);
      bytes = await this.#insert(companyId, missing, numbers);
    }
    const size = [...parts.values()].reduce((sum, part) => sum + part.length, text.length);
    this.#cache.keep(this.#nameOf(companyId, hash), document, size);
    return { root: deflate(numbered(text, numberIn(numbers))), hash, bytes };
  }

  /** The document without keeping anything. */
  async loose(companyId: CompanyId, document: object): Promise<LooseDocument> {
    const { text, parts } = splitDocument(document);
    const numbers = await this.#numbersOf(companyId, parts);
    const missing = [...parts].filter(([each]) => !numbers.has(each));
    for (const [index, [each]] of missing.entries()) numbers.set(each, -1 - index);
    const numberOf = numberIn(numbers);
    const loose = missing.map(([each, part]) => [String(numberOf(each)), numbered(part, numberOf)] as const);
    return { root: numbered(text, numberOf), parts: Object.fromEntries(loose) };
  }

  async read(companyId: CompanyId, { root, hash }: KeptDocument): Promise<unknown> {
    const key = this.#nameOf(companyId, hash);
    const known = this.#cache.find(key);
    if (known !== undefined) return known;
    const text = inflate(root);
    const texts = await this.#textsUnder(companyId, [text]);
    const document = joinDocument(text, textIn(texts));
    const size = [...texts.values()].reduce((sum, part) => sum + part.length, text.length);
    this.#cache.keep(key, document, size);
    return document;
  }

  async readLoose(companyId: CompanyId, { root, parts }: LooseDocument): Promise<unknown> {
    const loose = new Map(Object.entries(parts).map(([number, text]) => [Number(number), text]));
    const kept = await this.#textsUnder(companyId, [root, ...loose.values()]);
    return joinDocument(root, textIn(new Map([...kept, ...loose])));
  }

  /** By what it holds, so that it is right whatever becomes of the transaction. */
  #nameOf(companyId: CompanyId, hash: string): string {
    return `${this.#rootOrgId}/${companyId}/${hash}`;
  }

  /** The texts of all parts that texts refer to, and those refer to: a tree of few levels, each read at once. */
  async #textsUnder(companyId: CompanyId, roots: readonly string[]): Promise<Map<number, string>> {
    const texts = new Map<number, string>();
    let level: readonly string[] = roots;
    for (;;) {
      const wanted = [...new Set(level.flatMap(numbersIn))].filter((number) => number >= 0 && !texts.has(number));
      if (wanted.length === 0) return texts;
      const rows = await this.#of(companyId)
        .where(sql<boolean>`part_id = any(${wanted.map(String)}::bigint[])`)
        .select(['part_id', 'body'])
        .execute();
      level = rows.map(({ body }) => inflate(body));
      for (const [index, { part_id: number }] of rows.entries()) texts.set(number, level[index] ?? '');
    }
  }

  async #numbersOf(companyId: CompanyId, parts: SplitDocument['parts']): Promise<Map<string, number>> {
    const hashes = [...parts.keys()];
    if (hashes.length === 0) return new Map();
    const rows = await this.#of(companyId)
      .where(sql<boolean>`hash = any(${hashes}::text[])`)
      .select(['part_id', 'hash'])
      .execute();
    return new Map(rows.map(({ part_id, hash }) => [hash, part_id]));
  }

  async #lastNumber(companyId: CompanyId): Promise<number> {
    const row = await this.#of(companyId).select('part_id').orderBy('part_id', 'desc').limit(1).executeTakeFirst();
    return row?.part_id ?? 0;
  }

  async #insert(
    companyId: CompanyId,
    missing: readonly (readonly [string, string])[],
    numbers: ReadonlyMap<string, number>,
  ): Promise<number> {
    const numberOf = numberIn(numbers);
    const rows = missing.map(([hash, text]) => {
      const body = deflate(numbered(text, numberOf)).toString('base64');
      return { part_id: numberOf(hash), hash, body };
    });
    await sql`insert into configuration_part (root_org_id, company_id, part_id, hash, body)
      select ${this.#rootOrgId}, ${companyId}, part_id, hash, decode(body, 'base64')
      from jsonb_to_recordset(${json(rows)}) as part (part_id bigint, hash text, body text)`.execute(this.#trx);
    return rows.reduce((sum, { body }) => sum + body.length, 0);
  }

  #of(companyId: CompanyId) {
    return this.#trx
      .selectFrom('configuration_part')
      .where('root_org_id', '=', this.#rootOrgId)
      .where('company_id', '=', companyId);
  }
}

const numberIn =
  (numbers: ReadonlyMap<string, number>) =>
  (hash: string): number => {
    const number = numbers.get(hash);
    if (number === undefined) throw new Error(`no number for the part ${hash}`);
    return number;
  };

const textIn =
  (texts: ReadonlyMap<number, string>) =>
  (number: number): string => {
    const text = texts.get(number);
    if (text === undefined) throw new Error(`the part ${number} is not there`);
    return text;
  };
