import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import type { LRUCache } from 'lru-cache';
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

// Synchronous, because a thread switch takes longer for such short texts.
const deflate = (text: string): Buffer => deflateRawSync(text);
const inflate = (body: Uint8Array): string => inflateRawSync(body).toString('utf8');

export type StoredDocument = { readonly root: Buffer; readonly hash: string };

/** A document with its unstored parts, under negative numbers. */
export type LooseDocument = { readonly root: string; readonly parts: Readonly<Record<string, string>> };

/** Stores each part once per company. Parts are immutable and never deleted. Writes require a lock on the company. */
export class PostgresParts {
  readonly #trx: Kysely<Tables>;
  readonly #rootOrgId: string;
  readonly #cache: LRUCache<string, object>;

  constructor(trx: Kysely<Tables>, rootOrgId: string, cache: LRUCache<string, object>) {
    this.#trx = trx;
    this.#rootOrgId = rootOrgId;
    this.#cache = cache;
  }

  async keep(companyId: CompanyId, document: object): Promise<StoredDocument & { readonly bytes: number }> {
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
    this.#cache.set(this.#nameOf(companyId, hash), document, { size });
    return { root: deflate(numbered(text, numberIn(numbers))), hash, bytes };
  }

  async loose(companyId: CompanyId, document: object): Promise<LooseDocument> {
    const { text, parts } = splitDocument(document);
    const numbers = await this.#numbersOf(companyId, parts);
    const missing = [...parts].filter(([each]) => !numbers.has(each));
    for (const [index, [each]] of missing.entries()) numbers.set(each, -1 - index);
    const numberOf = numberIn(numbers);
    const loose = missing.map(([each, part]) => [String(numberOf(each)), numbered(part, numberOf)] as const);
    return { root: numbered(text, numberOf), parts: Object.fromEntries(loose) };
  }

  async read(companyId: CompanyId, { root, hash }: StoredDocument): Promise<unknown> {
    const key = this.#nameOf(companyId, hash);
    const known = this.#cache.get(key);
    if (known !== undefined) return known;
    const text = inflate(root);
    const texts = await this.#textsUnder(companyId, [text]);
    const document = joinDocument(text, textIn(texts));
    const size = [...texts.values()].reduce((sum, part) => sum + part.length, text.length);
    this.#cache.set(key, document, { size });
    return document;
  }

  async readLoose(companyId: CompanyId, { root, parts }: LooseDocument): Promise<unknown> {
    const loose = new Map(Object.entries(parts).map(([number, text]) => [Number(number), text]));
    const kept = await this.#textsUnder(companyId, [root, ...loose.values()]);
    return joinDocument(root, textIn(new Map([...kept, ...loose])));
  }

  /** Content-based cache key, valid even after a rollback. */
  #nameOf(companyId: CompanyId, hash: string): string {
    return `${this.#rootOrgId}/${companyId}/${hash}`;
  }

  /** Texts of all parts that the roots refer to, directly or indirectly. Reads one level per query. */
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
