import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { __items__Fields } from '../../../domain/__kebab__/__items__Fields.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { SwitchField } from '../../shared/components/Switch/SwitchField.tsx';
import { TextField } from '../../shared/components/TextField/TextField.tsx';
import { useConfigurationField } from '../../shared/changes/fields/useConfigurationField.ts';
import { useSwitchText } from '../../shared/changes/fields/useSwitchText.ts';
import styles from './__Items__Page.module.scss';

/** Settings of __title__. Each field is a separate pending change. */
export const __Items__Page = observer(function __Items__Page() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('__items__.title')} description={t('__items__.description')} />
      <div className={styles.page}>
        <__Items__Card />
      </div>
    </>
  );
});

const __Items__Card = observer(function __Items__Card() {
  const { t } = useTranslation();
  const isEnabled = useConfigurationField(__items__Fields, 'isEnabled', false, { textOf: useSwitchText() });
  const note = useConfigurationField(__items__Fields, 'note', '');
  return (
    <Card title={t('__items__.cardTitle')} isChanged={isEnabled.isChanged || note.isChanged}>
      <div className={styles.fields}>
        <SwitchField
          {...isEnabled.choice}
          label={t('__items__.isEnabled.label')}
          description={t('__items__.isEnabled.hint')}
        />
        <TextField {...note.field} label={t('__items__.note.label')} hint={t('__items__.note.hint')} dir="auto" />
      </div>
    </Card>
  );
});
