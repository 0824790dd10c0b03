import type { ChooseLanguage, LinkMails } from './LinkMails.ts';
import type { IssuedLink, LinkIssued } from './issueLink.ts';

/** Mails a link to its person, or answers it, for who asked to hand it on, where nobody mails it. */
export const handOverLink =
  (linkMails: LinkMails | undefined) =>
  async ({ tenant, user, link }: LinkIssued, languageFor: ChooseLanguage): Promise<IssuedLink | undefined> => {
    const { rootOrgId, companyId: organisationId } = tenant;
    const kind = user.hasPassword ? 'reset' : 'invitation';
    const about = { kind, rootOrgId, organisationId, person: user, languageFor } as const;
    return (await linkMails?.post({ ...link, ...about })) ? undefined : link;
  };
