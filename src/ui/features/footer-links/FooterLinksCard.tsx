import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/components/Card/Card.tsx';
import { useApplicationConfigEditor } from '../../shared/settings/useApplicationConfigEditor.ts';
import { FooterLinkFields } from './FooterLinkFields.tsx';

/** Footer links: the merchant's own URLs, otherwise the owner's [BN-3]. */
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
