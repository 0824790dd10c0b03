import { useTranslation } from 'react-i18next';
import { PlainLink } from '../../shared/components/PlainLink/PlainLink.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { UrlField } from '../../shared/components/TextField/TextField.tsx';
import type { FieldDraft } from '../../shared/forms/useFieldDraft.ts';
import styles from './FooterLinksCard.module.scss';

export type FooterLinkFieldProps = {
  readonly label: string;
  readonly draft: FieldDraft<string>;
  /** Owner's URL, which is used if the merchant has none. */
  readonly ownerUrl: string | undefined;
  readonly owner: string | undefined;
  /** Whether the owner itself edits its own link, which has no fallback. */
  readonly isOwners: boolean;
};

export function FooterLinkField({ label, draft, ownerUrl, owner, isOwners }: FooterLinkFieldProps) {
  const { t } = useTranslation();
  const isOwn = draft.value.trim() !== '';
  const target = isOwn ? draft.value.trim() : ownerUrl;
  const isShown = draft.field.error === undefined && target !== undefined;
  return (
    <div className={styles.field}>
      <UrlField
        {...draft.field}
        label={label}
        hint={t(isOwners ? 'footerLinks.ownersHint' : 'footerLinks.hint')}
        {...(ownerUrl !== undefined && { placeholder: ownerUrl })}
      />
      <p className={styles.target}>
        <KeyedText>
          {!isOwn && t(ownerUrl === undefined ? 'footerLinks.nothing' : 'footerLinks.fallback', { owner })}
        </KeyedText>{' '}
        {isShown && (
          <PlainLink href={target}>
            <bdi dir="ltr">{target}</bdi>
          </PlainLink>
        )}
      </p>
    </div>
  );
}
