import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { SwitchField } from '../../../shared/components/Switch/SwitchField.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { useHeadingDraft, useSwitchDraft } from '../useReturnFormDrafts.ts';
import styles from './ReturnFormCards.module.scss';

export const CommentsCard = observer(function CommentsCard() {
  const { t } = useTranslation();
  const fieldSwitch = useSwitchDraft('reasonComments');
  const isMandatory = useSwitchDraft('reasonCommentsMandatory');
  const heading = useHeadingDraft('reasonCommentsFieldName');
  return (
    <Card
      title={t('returnForm.comments.title')}
      isChanged={fieldSwitch.isChanged || isMandatory.isChanged || heading.isChanged}
    >
      <div className={styles.fields}>
        <SwitchField
          {...fieldSwitch.choice}
          label={t('returnForm.fields.reasonComments')}
          description={t('returnForm.comments.hint')}
        />
        <SwitchField
          {...isMandatory.choice}
          label={t('returnForm.fields.reasonCommentsMandatory')}
          description={t(
            fieldSwitch.value ? 'returnForm.comments.mandatoryHint' : 'returnForm.comments.mandatoryNeeds',
          )}
          isDisabled={!fieldSwitch.value}
        />
        <TextField
          {...heading.field}
          label={t('returnForm.fields.reasonCommentsFieldName')}
          hint={t('returnForm.headingHint')}
          placeholder={t('consumerPortal.fields.comments')}
          dir="auto"
          autoComplete="off"
        />
      </div>
    </Card>
  );
});
