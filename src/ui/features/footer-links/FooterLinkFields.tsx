import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { useService } from '../../shared/services.tsx';
import { FooterLinkField } from './FooterLinkField.tsx';
import styles from './FooterLinksCard.module.scss';
import { configKey } from '../../../domain/application-config/configPart.ts';
import type { FooterLinks } from '../../../domain/company/companyConfiguration.ts';
import { isText } from '../../../domain/shared/shapes.ts';
import { webAddressRule } from '../../../domain/validation/valueRules.ts';
import type { FormMessage } from '../../shared/forms/formMessage.ts';
import { useFieldDraft, type FieldDraft } from '../../shared/forms/useFieldDraft.ts';
import { useApplicationConfigEditor } from '../../shared/settings/useApplicationConfigEditor.ts';

/** Fields for the URLs of the footer links. `isOwners`: the owner edits its own links, which have no fallback. */
export const FooterLinkFields = observer(function FooterLinkFields({ isOwners }: { readonly isOwners: boolean }) {
  const { t } = useTranslation();
  const { configuration: owner } = useService(BrandingStore);
  const fallback = isOwners ? undefined : owner;
  const drafts = {
    privacyPolicyUrl: useFooterLink('privacyPolicyUrl'),
    termsAndConditionsUrl: useFooterLink('termsAndConditionsUrl'),
  };
  return (
    <div className={styles.fields}>
      {(['privacyPolicyUrl', 'termsAndConditionsUrl'] as const).map((name) => (
        <FooterLinkField
          key={name}
          label={t(`footerLinks.${name}`)}
          draft={drafts[name]}
          ownerUrl={fallback?.footer[name]}
          owner={fallback?.carrierName}
          isOwners={isOwners}
        />
      ))}
    </div>
  );
});

const textIn = (value: unknown): string => (isText(value) ? value : '');

/** For MobX observers. State of the field for a merchant's own URL of a footer link. */
function useFooterLink(name: keyof FooterLinks): FieldDraft<string> {
  const editor = useApplicationConfigEditor();
  const part = { kind: 'footerLink', name } as const;
  const { normalize, problem, limit } = webAddressRule;
  return useFieldDraft<string>({
    name: configKey(part),
    isValue: isText,
    pending: textIn(editor.pending(part)),
    published: textIn(editor.published(part)),
    normalize,
    limit,
    // `npm run check translations` ensures that the domain's text keys exist.
    check: (url) => (url === '' ? undefined : (problem?.(url) as FormMessage | undefined)),
    save: (url) => editor.edit(part, url),
  });
}
