import { sql, type RawBuilder } from 'kysely';

export const requiresConsent: RawBuilder<boolean> = sql<boolean>`exists (
  select from owner
  where owner.root_org_id = company.root_org_id
    and 'true' in (admin_config #>> '{features,reviewConsent}', admin_config #>> '{features,reviewConsent,enabled}'))`;
