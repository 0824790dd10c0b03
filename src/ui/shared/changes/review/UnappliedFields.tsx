import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { useUnappliedFields } from './useUnappliedFields.ts';

export type UnappliedFieldsProps = {
  readonly onLeave: () => void;
};

/** Lists fields, by page, whose input is not a pending change yet. Such input is not part of a publish. */
export const UnappliedFields = observer(function UnappliedFields({ onLeave }: UnappliedFieldsProps) {
  const { t } = useTranslation();
  const unappliedFields = useUnappliedFields();
  return unappliedFields().map(({ page, count, goTo }) => {
    const title = t(page.titleKey);
    return (
      <Banner
        key={page.path}
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
        {t('changes.heldBack', { count, page: title })}
      </Banner>
    );
  });
});
