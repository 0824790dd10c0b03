import { inflateRawSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import type { MerchantConfigDocument } from '../../../../contract/company/merchantConfig.ts';
import { joinDocument, numbersIn } from '../../../application/publishing/parts/splitDocument.ts';

export type Kept = { readonly root_org_id: string; readonly company_id: string; readonly root: Uint8Array };
type Part = { readonly part_id: string; readonly body: Uint8Array };

const inflate = (body: Uint8Array): string => inflateRawSync(body).toString('utf8');

/** A configuration that is kept in parts, which refer to others. */
export async function documentOf(
  db: Kysely<never>,
  { root_org_id, company_id, root }: Kept,
): Promise<MerchantConfigDocument> {
  const text = inflate(root);
  const texts = new Map<number, string>();
  for (let level: readonly string[] = [text]; ;) {
    const wanted = [...new Set(level.flatMap(numbersIn))].filter((number) => !texts.has(number));
    if (wanted.length === 0) break;
    const { rows } = await sql<Part>`select part_id, body from configuration_part
      where root_org_id = ${root_org_id} and company_id = ${company_id}
        and part_id = any(${wanted.map(String)}::bigint[])`.execute(db);
    level = rows.map(({ body }) => inflate(body));
    for (const [index, { part_id }] of rows.entries()) texts.set(Number(part_id), level[index] ?? '');
  }
  return joinDocument(text, (number) => texts.get(number) ?? 'null') as MerchantConfigDocument;
}
