import { describe, expect, it } from 'vitest';
import { patchCompanySettings } from '../../contract/company/companySettings.ts';
import { merchantConfigSchema, type MerchantConfigDocument } from '../../contract/company/merchantConfig.ts';
import { postUpdateCompany } from '../../contract/company/updateCompany.ts';
import { z, type Schema } from '../../contract/schema.ts';
import type { Field } from '../../src/domain/changes/fields/field.ts';
import type { FieldSet } from '../../src/domain/changes/fields/fieldSet.ts';
import type { CompanyConfiguration } from '../../src/domain/company/companyConfiguration.ts';
import { changeKeys } from '../../src/domain/features/featureNames.ts';

/** Keys that a type names explicitly, without index signatures. */
type Named<T> = keyof { [Key in keyof T as string extends Key ? never : Key]: never } & string;

/** Paths that the domain reads but the contract does not declare. */
type Undeclared<Domain, Document, Path extends string = ''> = Domain extends readonly (infer Entry)[]
  ? Document extends readonly (infer Declared)[]
    ? Undeclared<Entry, Declared, `${Path}[]`>
    : never
  : Domain extends object
    ? Document extends object
      ? string extends keyof Domain
        ? Undeclared<Domain[string & keyof Domain], Document[string & keyof Document], `${Path}.*`>
        : {
            [Key in Named<Domain>]: Key extends Named<Document>
              ? Undeclared<NonNullable<Domain[Key]>, NonNullable<Document[Key & keyof Document]>, `${Path}.${Key}`>
              : `${Path}.${Key}`;
          }[Named<Domain>]
      : never
    : never;

type Values = Readonly<Record<string, unknown>>;

const exported = Object.values(
  import.meta.glob<Values>(['../../src/domain/**/*.ts', '!../../src/domain/**/writes/*.ts'], { eager: true }),
).flatMap(Object.values);
const isFieldSet = (value: unknown): value is FieldSet<Values> =>
  ['type', 'prefix', 'fields'].every((name) => Object.hasOwn(Object(value), name));
const fields = exported
  .filter(isFieldSet)
  .flatMap((set) => Object.entries(set.fields).map(([name, field]) => [`${set.prefix}${name}`, field] as const));

/** Schema declared at a path, or `undefined` if the parent only allows unknown keys. */
function declaredAt(schema: Schema | undefined, path: readonly string[]): Schema | undefined {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return declaredAt(schema.def.innerType as Schema, path);
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  if (schema instanceof z.ZodMiniRecord) return declaredAt(schema.def.valueType as Schema, rest);
  return schema instanceof z.ZodMiniObject ? declaredAt(schema.def.shape[name] as Schema | undefined, rest) : undefined;
}

function declarationsOf({ place }: Field<unknown>): readonly (Schema | undefined)[] {
  if (!place) return [];
  const [path, written] =
    place.in === 'product'
      ? [['products', 'any', ...place.path], postUpdateCompany.body]
      : [place.path, patchCompanySettings.body];
  return [merchantConfigSchema, written].map((document) => declaredAt(document, path));
}

/** One value of each type that settings have. */
const samples = [true, 1, 'text', 'EUR', {}, { enabled: true }, ['text'], [{ url: 'text' }]];

describe('the contract', () => {
  it('declares every part of a configuration that the domain reads [CF-2] [API-1]', () => {
    // A compile error here means that a path is missing in this object. Declare the path in the schema of its part instead.
    const undeclared: Record<Undeclared<CompanyConfiguration, MerchantConfigDocument>, never> = {};
    expect(undeclared).toEqual({});
  });

  it('is tested in this file with the fields of every page that declares fields', () => {
    const owned = Object.values(changeKeys).flatMap(({ changes }) => changes.map(({ prefix }) => prefix));
    const declaredKeys = fields.flatMap(([key]) => owned.filter((prefix) => key.startsWith(prefix)));
    expect(declaredKeys).toEqual(expect.arrayContaining(['returnReasons.', 'returnForm.', 'refunds.', 'settings.']));
  });

  it.each(fields)(
    'declares the field %s for reads and writes, and accepts the values that the page writes [CF-7]',
    (_, field) => {
      for (const declared of declarationsOf(field)) {
        expect(declared).toBeDefined();
        const accepted = samples.filter((sample) => declared?.safeParse(sample).success);
        expect(accepted).toEqual(expect.arrayContaining(samples.filter((sample) => field.shape(sample))));
        expect(accepted.length).toBeLessThan(samples.length);
      }
    },
  );
});
