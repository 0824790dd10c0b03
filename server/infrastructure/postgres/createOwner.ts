import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';
import { merchantNavigation } from '../../../sample/navigation.ts';
import { organisationOf } from '../../../sample/organisationOf.ts';
import { announcedFeatures } from '../../../sample/ownerProfiles.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { Language } from '../../../src/domain/languages/language.ts';
import { offerOfCountry } from '../../../src/domain/carriers/knownCarriers.ts';
import type { CommonPasswords } from '../../../src/application/shared/CommonPasswords.ts';
import { type NewPasswordMessage, refusalOfNewPassword } from '../../../src/domain/session/newPassword.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { passwordRules } from '../../../src/domain/validation/rules/passwordRules.ts';
import { insertCompanies } from './companies/insertCompanies.ts';
import type { OwnedDatabase } from './connection/Database.ts';
import { json } from './connection/statement.ts';
import { hashPassword } from '../oauth/Argon2PasswordVerifier.ts';
import { addressKey } from '../../../src/domain/users/addressKey.ts';

export type NewOwner = {
  readonly carrier: string;
  /** ID of the owner's own organisation, to which its admins sign in. */
  readonly rootOrgId: CompanyId;
  readonly carrierName: string;
  readonly productName: string;
  readonly language: Language;
  /** Two-letter country code. New merchants get the carriers and store networks of this country [CR-7]. */
  readonly country: string;
  /** Name of the product under which the configuration of a merchant is stored. */
  readonly returnsProduct: string;
  readonly admin: {
    readonly userId: string;
    readonly email: string;
    readonly name: string;
    readonly password: string;
    readonly roles: readonly string[];
  };
};

export type OwnerRefusal =
  | { readonly kind: 'carrier-exists' }
  | { readonly kind: 'organisation-exists' }
  | { readonly kind: 'password-refused'; readonly message: NewPasswordMessage };

/** Adds an owner with its organisation, first admin and merchant template in one transaction. */
export async function createOwner(
  database: OwnedDatabase,
  owner: NewOwner,
  now: number,
  commonPasswords: CommonPasswords,
): Promise<Result<void, OwnerRefusal>> {
  const { carrier, rootOrgId, carrierName, productName, admin, returnsProduct } = owner;
  const message = refusalOfNewPassword(admin.password, {
    // The password may satisfy either rule, because the owner has not chosen its rule yet.
    rules: { strongPassword: passwordRules.strongPassword.accepts(admin.password) },
    isCommon: (password) => commonPasswords.includes(password),
    names: [admin.name, admin.email, carrierName, productName, rootOrgId, carrier],
  });
  if (message !== undefined) return err({ kind: 'password-refused', message });
  const password_hash = await hashPassword(admin.password);
  const adminConfig = adminConfigOf(owner);
  return database.inMaintenance(async (trx): Promise<Result<void, OwnerRefusal>> => {
    const namesake = await trx.selectFrom('owner').select('carrier').where('carrier', '=', carrier).executeTakeFirst();
    if (namesake) return err({ kind: 'carrier-exists' });
    const existing = await trx
      .selectFrom('organisation_directory')
      .select('root_org_id')
      .where('organisation_id', '=', rootOrgId)
      .executeTakeFirst();
    if (existing) return err({ kind: 'organisation-exists' });

    await trx
      .insertInto('owner')
      .values({ root_org_id: rootOrgId, carrier, admin_config: json(adminConfig) })
      .execute();
    const product = { rootOrgId, productName: returnsProduct };
    const template = {
      carrier: product,
      features: { navigation: merchantNavigation },
      networkCompanyId: rootOrgId,
      carriers: { multiCarrierEnabled: true, carrierNetworksEnabled: true },
      international: { homeCountryCode: owner.country },
    };
    const organisation = organisationOf({ rootOrgId, adminConfig, merchants: [] });
    const configuration = { ...organisation.configuration, carrier: product };
    await insertCompanies(trx, rootOrgId, [{ ...organisation, configuration }], new Date(now));
    await trx
      .insertInto('merchant_template')
      .values({ root_org_id: rootOrgId, company_id: rootOrgId, document: json(template) })
      .execute();
    await trx
      .insertInto('staff')
      .values({
        root_org_id: rootOrgId,
        company_id: rootOrgId,
        user_id: admin.userId,
        email: admin.email,
        email_key: addressKey(admin.email) ?? null,
        name: admin.name,
        password_hash,
        roles: [...admin.roles],
        enabled: true,
      })
      .execute();
    return ok(undefined);
  });
}

const adminConfigOf = ({ carrierName, productName, rootOrgId, language, country }: NewOwner): AdminConfigDocument => ({
  productName,
  carrierName,
  rootOrgId,
  auth: { loginWithExternalAuth: false, emailOnly: true },
  faviconOptions: { assetSource: 'local' },
  defaultLanguage: language,
  features: {
    ...announcedFeatures,
    ...(offerOfCountry(country) as Pick<AdminConfigDocument['features'], 'offeredCarriers'>),
  },
});
