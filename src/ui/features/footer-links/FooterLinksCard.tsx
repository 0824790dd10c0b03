import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/components/Card/Card.tsx';
import { useApplicationConfigEditor } from '../../shared/settings/useApplicationConfigEditor.ts';
import { FooterLinkFields } from './FooterLinkFields.tsx';

/** Card with the URLs of the footer links. The owner's URL is used if the merchant has none [BN-3]. */
export const FooterLinksCard = observer(function FooterLinksCard({
  isOwners = false,
}: {
  readonly isOwners?: boolean;
}) {
  const { t } = useTranslation();
  const editor = useApplicationConfigEditor();
  const isChanged = (['privacyPolicyUrl', 'termsAndConditionsUrl'] as const).some((name) => {
    const part = { kind: 'footerLink', name } as const;
    return editor.pending(part) !== editor.published(part);
  });
  return (
    <Card
      title={t('footerLinks.title')}
      description={isOwners ? undefined : t('footerLinks.description')}
      isChanged={isChanged}
    >
      <FooterLinkFields isOwners={isOwners} />
    </Card>
  );
});
