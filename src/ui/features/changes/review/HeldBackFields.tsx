import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsPerFeature } from '../../../../domain/changes/featureOfChange.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { FormDraftsContext } from '../../../shared/forms/FormDraftsContext.ts';
import { FeaturePages } from '../../../shared/pages/FeaturePages.ts';
import { useSettingLink } from '../../../shared/pages/PageLinksContext.ts';
import { useService } from '../../../shared/services.tsx';

export type HeldBackFieldsProps = {
  /** Called before one of them is gone to. */
  readonly onLeave: () => void;
};

/** Says per page what was typed there and is no change: nobody is to take it for published. */
export const HeldBackFields = observer(function HeldBackFields({ onLeave }: HeldBackFieldsProps) {
  const { t } = useTranslation();
  const drafts = use(FormDraftsContext);
  const pages = useService(FeaturePages);
  const linkTo = useSettingLink();
  return [...fieldsPerFeature(drafts?.names ?? [])].map(([feature, keys]) => {
    const page = pages[feature];
    const goTo = linkTo(feature, keys[0]);
    if (!page || !goTo) return undefined;
    const title = t(page.titleKey);
    return (
      <Banner
        key={feature}
        tone="warning"
        action={
          <Button
            size="compact"
            onPress={() => {
              onLeave();
              goTo();
            }}
          >
            {t('changes.goToNamed', { field: title })}
          </Button>
        }
      >
        {t('changes.heldBack', { count: keys.length, page: title })}
      </Banner>
    );
  });
});
