import { sql, type Kysely, type Migration } from 'kysely';
import { forceTenantPolicy } from './tenantPolicy.ts';

const statements = [
  `create table rule_checks (
    root_org_id text collate "C" not null,
    company_id text collate "C" not null,
    revision text collate "C" not null,
    checks jsonb not null,
    primary key (root_org_id, company_id),
    foreign key (root_org_id, company_id) references company (root_org_id, company_id)
      on update restrict on delete restrict)`,
  `grant select, insert, update on rule_checks to returns_portal_app`,
  // Owners that are there already announce what the service can do for them from now on.
  `update owner set admin_config = jsonb_set(admin_config, '{features,ruleChecks}', '{"enabled": true}')
    where admin_config->'features' ? 'publishSessions'`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await forceTenantPolicy(db, ['rule_checks']);
}

/** Named examples with what a company expects its return rules to say of them. */
export const ruleChecks: Migration = { up };
