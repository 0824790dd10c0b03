import { sql, type RawBuilder } from 'kysely';

/** Of a row of `company`: whether its owner lets no admin in whom the merchant does not allow. */
export const requiresConsent: RawBuilder<boolean> = sql<boolean>`exists (
  select from owner
  where owner.root_org_id = company.root_org_id
    and 'true' in (admin_config #>> '{features,reviewConsent}', admin_config #>> '{features,reviewConsent,enabled}'))`;
