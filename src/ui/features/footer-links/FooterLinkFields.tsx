import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { useService } from '../../shared/services.tsx';
import styles from './FooterLinksCard.module.scss';
import { configKey } from '../../../domain/application-config/configPart.ts';
import type { FooterLinks } from '../../../domain/company/companyConfiguration.ts';
import { isText } from '../../../domain/shared/shapes.ts';
import { webAddressRule } from '../../../domain/validation/valueRules.ts';
import type { FormMessage } from '../../shared/forms/formMessage.ts';
import { useFieldDraft, type FieldDraft } from '../../shared/forms/useFieldDraft.ts';
import { useApplicationConfigEditor } from '../../shared/settings/useApplicationConfigEditor.ts';
import { PlainLink } from '../../shared/components/PlainLink/PlainLink.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { UrlField } from '../../shared/components/TextField/TextField.tsx';

/** Fields for the URLs of the footer links. `isOwners`: the owner edits its own links, which have no fallback. */
export function FooterLinkFields({ isOwners }: { readonly isOwners: boolean }) {
  return (
    <div className={styles.fields}>
      <FooterLinkField name="privacyPolicyUrl" isOwners={isOwners} />
      <FooterLinkField name="termsAndConditionsUrl" isOwners={isOwners} />
    </div>
  );
}

type FooterLinkFieldProps = { readonly name: keyof FooterLinks; readonly isOwners: boolean };

const FooterLinkField = observer(function FooterLinkField({ name, isOwners }: FooterLinkFieldProps) {
  const { t } = useTranslation();
  const { configuration: owner } = useService(BrandingStore);
  const fallback = isOwners ? undefined : owner;
  const ownerUrl = fallback?.footer[name];
  const draft = useFooterLink(name);
  const ownUrl = draft.value.trim();
  const target = ownUrl === '' ? ownerUrl : ownUrl;
  const fallbackKey = ownerUrl === undefined ? 'footerLinks.nothing' : 'footerLinks.fallback';
  return (
    <div className={styles.field}>
      <UrlField
        {...draft.field}
        label={t(`footerLinks.${name}`)}
        hint={t(isOwners ? 'footerLinks.ownersHint' : 'footerLinks.hint')}
        {...(ownerUrl !== undefined && { placeholder: ownerUrl })}
      />
      <p className={styles.target}>
        <KeyedText>{ownUrl === '' && t(fallbackKey, { owner: fallback?.carrierName })}</KeyedText>{' '}
        {draft.field.error === undefined && target !== undefined && (
          <PlainLink href={target}>
            <bdi dir="ltr">{target}</bdi>
          </PlainLink>
        )}
      </p>
    </div>
  );
});

const textIn = (value: unknown): string => (isText(value) ? value : '');

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
