import { sql, type Kysely, type Migration } from 'kysely';
import { forceTenantPolicy } from './tenantPolicy.ts';

type Tree = Readonly<Record<string, unknown>>;
type Organisation = { readonly root_org_id: string; readonly document: Tree; readonly admin_config: Tree };

/** What a new merchant took over from the owner's organisation until now. */
const INHERITED = [
  'carrier',
  'carrierId',
  'networkCompanyId',
  'features',
  'carriers',
  'offeredCarriers',
  'offeredStoreNetworks',
  'addresses',
  'international',
  'emailAddresses',
];

const treeOf = (tree: Tree, key: string): Tree => (tree[key] ?? {}) as Tree;
const defined = (tree: Tree): Tree =>
  Object.fromEntries(Object.entries(tree).filter(([, value]) => value !== undefined && value !== null));

/**
 * The organisation as the owner's portal looks today: the navigation it held was a merchant's. What else the owner had
 * published stands.
 */
function ownersOwn(document: Tree, adminConfig: Tree): Tree {
  const { navigation: _, ...features } = treeOf(document, 'features');
  const adminFeatures = treeOf(adminConfig, 'features');
  const application = treeOf(document, 'applicationConfig');
  const config = treeOf(application, 'config');
  const theme = {
    ...defined({ primaryColor: treeOf(adminConfig, 'theme')['primaryColor'] }),
    ...treeOf(config, 'theme'),
  };
  const languages = { ...defined({ default: adminConfig['defaultLanguage'] }), ...treeOf(config, 'languages') };
  const { navigation, footer } = adminFeatures;
  return {
    ...document,
    features: { ...defined({ footer }), ...features, ...defined({ navigation }) },
    assets: { ...defined({ logoImage: adminConfig['logoUrl'] }), ...treeOf(document, 'assets') },
    applicationConfig: { version: '1.0', ...application, config: { ...config, theme, languages } },
  };
}

const tables = [
  `create table merchant_template (
    root_org_id text collate "C" not null,
    company_id text collate "C" not null,
    document jsonb not null,
    primary key (root_org_id, company_id))`,
  `grant select on merchant_template to returns_portal_app`,
  `select set_config('app.maintenance', 'on', true)`,
];

async function moveOver(db: Kysely<never>, { root_org_id, document, admin_config }: Organisation): Promise<void> {
  const template = Object.fromEntries(Object.entries(document).filter(([key]) => INHERITED.includes(key)));
  await sql`insert into merchant_template values (${root_org_id}, ${root_org_id}, ${JSON.stringify(template)}::jsonb)`.execute(
    db,
  );
  const own = JSON.stringify(ownersOwn(document, admin_config));
  await sql`insert into company_revision (root_org_id, company_id, revision, document, published_at)
    select root_org_id, company_id, current_revision + 1, ${own}::jsonb, now() from company
    where root_org_id = ${root_org_id} and company_id = ${root_org_id}`.execute(db);
  await sql`update company set current_revision = current_revision + 1
    where root_org_id = ${root_org_id} and company_id = ${root_org_id}`.execute(db);
  // Drafts of the earlier revision could never be completed.
  await sql`update publish set state = 'given-up', draft = null, completed_at = now()
    where root_org_id = ${root_org_id} and company_id = ${root_org_id} and state = 'open'`.execute(db);
}

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of tables) await sql.raw(statement).execute(db);
  const { rows } = await sql<Organisation>`select owner.root_org_id, document, admin_config from owner
    join company on company.root_org_id = owner.root_org_id and company.company_id = owner.root_org_id
    join company_revision revision on revision.root_org_id = company.root_org_id
      and revision.company_id = company.company_id and revision.revision = company.current_revision`.execute(db);
  for (const organisation of rows) await moveOver(db, organisation);
  await forceTenantPolicy(db, ['merchant_template']);
}

export const merchantTemplate: Migration = { up };
