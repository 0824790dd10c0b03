import { sql } from 'kysely';
import { openPgliteDatabase } from '../../../server/infrastructure/postgres/embedded/openPgliteDatabase.ts';
import { json } from '../../../server/infrastructure/postgres/connection/json.ts';

type Document = {
  readonly products: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly rulesConfig: readonly Readonly<Record<string, unknown>>[];
  readonly warehousesConfig: readonly Readonly<Record<string, unknown>>[];
};

export const reasonName = (nth: number): string => `Reason ${String(nth).padStart(4, '0')}`;

const reasonAt = (nth: number): Readonly<Record<string, unknown>> => ({
  code: `REASON_${String(nth).padStart(4, '0')}`,
  description: reasonName(nth),
  enabled: true,
  paymentRequired: nth % 2 === 0,
  ...(nth % 3 === 0 && { paymentRequirements: ['Photo of the damage'] }),
});

/** That many copies of what is there, each with an id of its own. */
function copies<Part extends Readonly<Record<string, unknown>>>(
  parts: readonly Part[],
  count: number,
  id: string,
): Part[] {
  if (parts.length === 0) throw new Error(`The sample company has none to copy for ${id}.`);
  return Array.from({ length: count }, (_, nth) => ({
    ...parts[nth % parts.length]!,
    ...(nth >= parts.length && { [id]: `${String(parts[nth % parts.length]![id])}-${nth}` }),
  }));
}

/** Gives companies of a stopped service that many reasons, rules and return addresses each, as if they were published so. */
export async function fillCompanies(dataDir: string, sizes: Readonly<Record<string, number>>): Promise<void> {
  const database = await openPgliteDatabase(dataDir);
  try {
    for (const [companyId, size] of Object.entries(sizes))
      await database.inMaintenance(async (trx) => {
        const { document } = await trx
          .selectFrom('company_revision')
          .select('document')
          .where('company_id', '=', companyId)
          .executeTakeFirstOrThrow();
        const { products, rulesConfig, warehousesConfig, ...rest } = document as Document;
        const [[name, product] = []] = Object.entries(products);
        const filled = {
          ...rest,
          products: {
            [name!]: {
              ...product,
              returnReasons: { enabled: true, reasons: Array.from({ length: size }, (_, nth) => reasonAt(nth)) },
            },
          },
          rulesConfig: copies(rulesConfig, size, 'ruleId'),
          warehousesConfig: copies(warehousesConfig, size, 'locationId'),
        };
        await sql`update company_revision set document = ${json(filled)} where company_id = ${companyId}`.execute(trx);
      });
  } finally {
    await database.close();
  }
}
