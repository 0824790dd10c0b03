import { sql, type Kysely, type Migration } from 'kysely';

type Reference = {
  readonly from: string;
  readonly columns: readonly string[];
  readonly to: string;
  readonly keys: readonly string[];
  /** Looked at when the transaction ends: rows that refer to each other are written one after the other. */
  readonly isDeferred?: boolean;
  /** Rows that stand for something passing and name nobody any more are dropped; anything else ends the migration. */
  readonly isPassing?: boolean;
};

const company = ['root_org_id', 'company_id'];
const ofCompany = (from: string, more: Partial<Reference> = {}): Reference => ({
  from,
  columns: company,
  to: 'company',
  keys: company,
  ...more,
});
const ofOwner = (from: string, more: Partial<Reference> = {}): Reference => ({
  from,
  columns: ['root_org_id'],
  to: 'owner',
  keys: ['root_org_id'],
  ...more,
});
const revision = (from: string, column: string): Reference => ({
  from,
  columns: [...company, column],
  to: 'company_revision',
  keys: [...company, 'revision'],
  isDeferred: true,
});

// A merchant is signed up before it is a company, and refused under an id that is none: what is kept of that names the owner.
const references: readonly Reference[] = [
  ofOwner('organisation_directory'),
  ofOwner('idempotency_key', { isPassing: true }),
  ofOwner('audit_head'),
  ofOwner('merchant_usage'),
  ofOwner('signup'),
  ofOwner('trading_name'),
  {
    from: 'company',
    columns: ['company_id', 'root_org_id'],
    to: 'organisation_directory',
    keys: ['organisation_id', 'root_org_id'],
  },
  ofCompany('company_revision'),
  ofCompany('configuration_part'),
  ofCompany('publish'),
  ofCompany('staff'),
  ofCompany('review_session'),
  ofCompany('draft', { isPassing: true }),
  ofCompany('onboarding'),
  ofCompany('merchant_template'),
  { from: 'audit', columns: company, to: 'audit_head', keys: company },
  revision('company', 'current_revision'),
  revision('publish', 'base_revision'),
  revision('publish', 'revision'),
  {
    from: 'company_revision',
    columns: [...company, 'publish_id'],
    to: 'publish',
    keys: [...company, 'publish_id'],
    isDeferred: true,
  },
  {
    from: 'token_family',
    columns: ['root_org_id', 'organisation_id', 'user_id'],
    to: 'staff',
    keys: [...company, 'user_id'],
    isPassing: true,
  },
];

/** The rows whose columns are all there and name nothing. */
const orphansOf = ({ from, columns, to, keys }: Reference): string => {
  const isSame = keys.map((key, nth) => `target.${key} = source.${columns[nth]}`).join(' and ');
  const isNamed = columns.map((column) => `source.${column} is not null`).join(' and ');
  return `from ${from} source where ${isNamed} and not exists (select from ${to} target where ${isSame})`;
};

async function up(db: Kysely<never>): Promise<void> {
  const run = <Row>(statement: string) => sql.raw<Row>(statement).execute(db);
  await run(`select set_config('app.maintenance', 'on', true)`);
  await run(`alter table organisation_directory add unique (organisation_id, root_org_id)`);
  await run(`insert into organisation_directory select company_id, root_org_id from company on conflict do nothing`);
  for (const reference of references) {
    const { from, columns, to, keys, isDeferred, isPassing } = reference;
    if (isPassing) await run(`delete ${orphansOf(reference)}`);
    const { rows } = await run<{ count: string }>(`select count(*) ${orphansOf(reference)}`);
    const count = Number(rows[0]?.count);
    if (count > 0)
      throw new Error(`${count} rows of ${from} name no ${to} by ${columns.join(', ')}: put them right by hand first.`);
    await run(`alter table ${from} add foreign key (${columns.join(', ')}) references ${to} (${keys.join(', ')})
      on update restrict on delete restrict${isDeferred ? ' deferrable initially deferred' : ''}`);
  }
}

export const foreignKeys: Migration = { up };
