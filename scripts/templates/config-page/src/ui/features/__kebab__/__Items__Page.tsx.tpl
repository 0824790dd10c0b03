import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { __CONST___NOTE_LIMIT, __items__Fields } from '../../../domain/__kebab__/__items__Fields.ts';
import { limitedText } from '../../../domain/validation/limitedText.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { Switch } from '../../shared/components/Switch/Switch.tsx';
import { TextField } from '../../shared/components/TextField/TextField.tsx';
import { useConfigurationField } from '../changes/fields/useConfigurationField.ts';
import styles from './__Items__Page.module.scss';

/** The settings of __title__; each field is a pending change of its own. */
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
  const isEnabled = useConfigurationField(__items__Fields, 'isEnabled', false);
  const note = useConfigurationField(__items__Fields, 'note', '', {
    normalize: (text) => text.trim(),
    check: limitedText(__CONST___NOTE_LIMIT, []),
    limit: __CONST___NOTE_LIMIT,
  });
  return (
    <Card title={t('__items__.title')} isChanged={isEnabled.isChanged || note.isChanged}>
      <div className={styles.fields}>
        <Switch
          label={t('__items__.fields.isEnabled')}
          isSelected={isEnabled.choice.value}
          onChange={isEnabled.choice.onChange}
        />
        <TextField label={t('__items__.fields.note')} dir="auto" {...note.field} />
      </div>
    </Card>
  );
});
