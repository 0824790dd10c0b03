import type { CommonPasswords } from '../../../src/application/shared/CommonPasswords.ts';
import { type NewPasswordMessage, refusalOfNewPassword } from '../../../src/domain/session/newPassword.ts';
import type { ReadAdminConfig } from '../companies/ReadAdminConfig.ts';
import type { StaffMember } from '../session/StaffDirectory.ts';

export type PasswordRefusalParts = {
  readonly readAdminConfig: Pick<ReadAdminConfig, 'accountRules' | 'ownerNames'>;
  readonly commonPasswords: CommonPasswords;
};

/** Returns the message of the first rule that the user's new password violates [AU-16]. */
export async function refusalOfPassword(
  { readAdminConfig, commonPasswords }: PasswordRefusalParts,
  person: StaffMember,
  password: string,
): Promise<NewPasswordMessage | undefined> {
  const { rootOrgId, organisationId, companyName, name, email } = person;
  return refusalOfNewPassword(password, {
    rules: await readAdminConfig.accountRules(rootOrgId),
    isCommon: (each) => commonPasswords.includes(each),
    names: [name, email, companyName ?? '', organisationId, ...(await readAdminConfig.ownerNames(rootOrgId))],
  });
}
