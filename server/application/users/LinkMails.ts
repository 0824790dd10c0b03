import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { Language } from '../../../src/domain/languages/language.ts';
import { signInAddressOf } from '../../../src/domain/session/signInAddress.ts';
import { isEmail } from '../../../src/domain/validation/formats/isEmail.ts';
import { passwordLinkAddress } from '../../../src/domain/users/passwordLink.ts';
import type { OwnerRepository } from '../companies/OwnerRepository.ts';
import type { ReadAdminConfig } from '../companies/ReadAdminConfig.ts';
import type { Outbox } from '../mail/Outbox.ts';
import type { LinkMailKind, MailContent, NoticeKind } from '../mail/AccountMailer.ts';
import type { IssuedLink, LinkIssued } from './issueLink.ts';

/** Returns the user's language if known, otherwise the owner's default language. */
export type ChooseLanguage = (ownerDefault: string | undefined) => Language;

type MailToPerson = {
  readonly rootOrgId: string;
  readonly organisationId: CompanyId;
  readonly person: { readonly name: string; readonly email: string };
  readonly languageFor: ChooseLanguage;
};

export type LinkToMail = MailToPerson & {
  readonly kind: LinkMailKind;
  readonly token: string;
  readonly expiresAt: number;
};

export type NoticeToMail = MailToPerson & { readonly kind: NoticeKind };

type LinkMailRecipient = Pick<LinkToMail, 'rootOrgId' | 'organisationId'> & Pick<LinkToMail['person'], 'email'>;

export type LinkMailParts = {
  readonly owners: OwnerRepository;
  readonly readAdminConfig: ReadAdminConfig;
  readonly outbox: Outbox;
  /** Base URL by carrier, without a trailing slash. It is configured, because the host of a request is untrusted. */
  readonly pageUrlOf: (carrier: string) => string | undefined;
  readonly isAdminEnvironment: boolean;
};

/** Mails links for setting a password, and notices about an account. Used only by owners with a configured page URL. */
export class LinkMails {
  readonly #parts: LinkMailParts;

  constructor(parts: LinkMailParts) {
    this.#parts = parts;
  }

  /** Whether a link for this user can be mailed. False if the user name is not an e-mail address. */
  async reaches({ rootOrgId, organisationId, email }: LinkMailRecipient): Promise<boolean> {
    return isEmail(email) && (await this.#destination(rootOrgId, organisationId)) !== undefined;
  }

  /** Queues the mail. If it returns false, the caller must show the link to the user who created it. */
  post({ kind, token, expiresAt, ...mail }: LinkToMail): Promise<boolean> {
    return this.#post(mail, (signInAt) => ({ kind, link: passwordLinkAddress(token, signInAt), expiresAt }));
  }

  /** Queues a mail with a link to the sign-in page, if the user can be reached. */
  async notify({ kind, ...mail }: NoticeToMail): Promise<void> {
    await this.#post(mail, (signInAt) => ({ kind, link: signInAt }));
  }

  async #post(
    { rootOrgId, organisationId, person, languageFor }: MailToPerson,
    contentAt: (signInAt: string) => MailContent,
  ): Promise<boolean> {
    const destination = await this.#destination(rootOrgId, organisationId);
    if (!destination || !isEmail(person.email)) return false;
    const { productName, carrierName, defaultLanguage } = destination.config;
    this.#parts.outbox.post(`${rootOrgId}/${organisationId}`, {
      ...contentAt(destination.address),
      to: { name: person.name, address: person.email },
      language: languageFor(defaultLanguage),
      productName,
      carrierName,
      companyId: organisationId === rootOrgId ? undefined : organisationId,
    });
    return true;
  }

  async #destination(rootOrgId: string, organisationId: CompanyId) {
    const { owners, readAdminConfig, pageUrlOf, isAdminEnvironment } = this.#parts;
    const owner = await owners.findByOrganisation(rootOrgId);
    const pageUrl = owner && pageUrlOf(owner.carrier);
    const path = signInAddressOf({ organisationId, rootOrgId, isAdminEnvironment });
    const config = owner && (await readAdminConfig.execute(owner.carrier));
    if (pageUrl === undefined || path === undefined || !config?.ok) return undefined;
    return { address: pageUrl + path, config: config.value };
  }
}

/** Mails a link to its user. If it cannot be mailed, returns the link to the caller. */
export const handOverLink =
  (linkMails: LinkMails | undefined) =>
  async ({ tenant, user, link }: LinkIssued, languageFor: ChooseLanguage): Promise<IssuedLink | undefined> => {
    const { rootOrgId, companyId: organisationId } = tenant;
    const kind = user.hasPassword ? 'reset' : 'invitation';
    const mail = { kind, rootOrgId, organisationId, person: user, languageFor } as const;
    return (await linkMails?.post({ ...link, ...mail })) ? undefined : link;
  };
