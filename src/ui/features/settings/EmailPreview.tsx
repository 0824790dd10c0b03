import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { confirmationHeading, offeredLanguages } from '../../../domain/settings/confirmationEmail.ts';
import { directionOf, type Language } from '../../../domain/languages/language.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { Select } from '../../shared/components/Select/Select.tsx';
import { useService } from '../../shared/services.tsx';
import { useTextsIn } from '../../shared/useTextsIn.ts';
import styles from './EmailPreview.module.scss';

type MailProps = {
  readonly from: string;
  /** The merchant's own words. */
  readonly heading: string | undefined;
  readonly language: Language;
};

function Mail({ from, heading, language }: MailProps) {
  const { t } = useTranslation();
  const customer = useTextsIn(language);
  return (
    <article className={styles.mail} aria-label={t('settings.preview.title')} dir={directionOf(language)}>
      <p className={styles.from}>
        <bdi>{from}</bdi>
      </p>
      <h3 className={styles.heading} dir="auto" lang={heading === undefined ? customer.lang : language}>
        {heading ?? customer.t('settings.preview.usualHeading')}
      </h3>
      <p className={styles.body} dir="auto" lang={customer.lang}>
        {customer.t('settings.preview.body')}
      </p>
    </article>
  );
}

/** The confirmation customers get, in a language of the portal, with what is pending. Merchants' words are text alone. */
export const EmailPreview = observer(function EmailPreview() {
  const { t } = useTranslation();
  const { pendingConfiguration } = useService(CompanyStore);
  const [chosen, setChosen] = useState<Language>();
  if (!pendingConfiguration) return undefined;
  const languages = offeredLanguages(pendingConfiguration);
  const language = chosen && languages.includes(chosen) ? chosen : languages[0];
  if (!language) return undefined;
  const heading = confirmationHeading(pendingConfiguration, language);
  return (
    <Card title={t('settings.preview.title')}>
      <div className={styles.preview}>
        <Select
          label={t('settings.preview.language')}
          placeholder={t('settings.preview.language')}
          options={languages.map((each) => ({ id: each, label: t(`languages.endonyms.${each}`) }))}
          value={language}
          onChange={setChosen}
        />
        <Mail from={pendingConfiguration.name} heading={heading} language={language} />
      </div>
    </Card>
  );
});
