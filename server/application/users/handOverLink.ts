import type { ChooseLanguage, LinkMails } from './LinkMails.ts';
import type { IssuedLink, LinkIssued } from './issueLink.ts';

/** Mails a link to its user. If it cannot be mailed, returns it for the caller to pass on. */
export const handOverLink =
  (linkMails: LinkMails | undefined) =>
  async ({ tenant, user, link }: LinkIssued, languageFor: ChooseLanguage): Promise<IssuedLink | undefined> => {
    const { rootOrgId, companyId: organisationId } = tenant;
    const kind = user.hasPassword ? 'reset' : 'invitation';
    const about = { kind, rootOrgId, organisationId, person: user, languageFor } as const;
    return (await linkMails?.post({ ...link, ...about })) ? undefined : link;
  };
