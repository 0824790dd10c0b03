import { openPgliteDatabase } from '../../../server/infrastructure/postgres/embedded/openPgliteDatabase.ts';
import { rewriteRevision } from '../../support/server/rewriteRevision.ts';

export const reasonName = (nth: number): string => `Reason ${String(nth).padStart(4, '0')}`;

const reasonAt = (nth: number) => ({
  code: `REASON_${String(nth).padStart(4, '0')}`,
  description: reasonName(nth),
  enabled: true,
  paymentRequired: nth % 2 === 0,
  ...(nth % 3 === 0 && { paymentRequirements: ['Photo of the damage'] }),
});

/** Copies the existing parts until there are `count` parts. Each copy gets a new ID. */
function copies<Part extends object>(parts: readonly Part[], count: number, id: string): Part[] {
  if (parts.length === 0) throw new Error(`The sample company has none to copy for ${id}.`);
  return Array.from({ length: count }, (_, nth) => ({
    ...parts[nth % parts.length]!,
    ...(nth >= parts.length && { [id]: `${String(parts[nth % parts.length]![id as keyof Part])}-${nth}` }),
  }));
}

/** Sets the number of published reasons, rules and return addresses of each company. The service must be stopped. */
export async function fillCompanies(dataDir: string, sizes: Readonly<Record<string, number>>): Promise<void> {
  const database = await openPgliteDatabase(dataDir);
  try {
    for (const [companyId, size] of Object.entries(sizes))
      await rewriteRevision(database, companyId, (document) => {
        const [[name, product] = []] = Object.entries(document.products);
        return {
          ...document,
          products: {
            [name!]: {
              ...product,
              returnReasons: { enabled: true, reasons: Array.from({ length: size }, (_, nth) => reasonAt(nth)) },
            },
          },
          rulesConfig: copies(document.rulesConfig ?? [], size, 'ruleId'),
          warehousesConfig: copies(document.warehousesConfig ?? [], size, 'locationId'),
        };
      });
  } finally {
    await database.close();
  }
}
