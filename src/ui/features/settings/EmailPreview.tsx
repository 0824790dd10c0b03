import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { confirmationHeading, offeredLanguages } from '../../../domain/settings/confirmationEmail.ts';
import { directionOf, ownNameOf, type Language } from '../../../domain/languages/language.ts';
import { deepEqual } from '../../../domain/shared/deepEqual.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { Select } from '../../shared/components/Select/Select.tsx';
import { useService } from '../../shared/services.tsx';
import { useSide } from '../../shared/sides/PublishedOrPending.tsx';
import { useTextsIn } from '../../shared/useTextsIn.ts';
import styles from './EmailPreview.module.scss';

type MailProps = {
  readonly from: string;
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

const shownOf = (configuration: CompanyConfiguration) => {
  const languages = offeredLanguages(configuration);
  const headings = languages.map((language) => confirmationHeading(configuration, language));
  return { name: configuration.name, languages, headings };
};

/** Preview of the confirmation e-mail, published or pending. Merchants' texts are rendered as plain text. */
export const EmailPreview = observer(function EmailPreview() {
  const { t } = useTranslation();
  const { configuration, pendingConfiguration } = useService(CompanyStore);
  const [chosen, setChosen] = useState<Language>();
  const published = configuration && shownOf(configuration);
  const pending = pendingConfiguration && shownOf(pendingConfiguration);
  const [side, control] = useSide(!deepEqual(published, pending));
  const shownValues = side === 'published' ? published : pending;
  if (!shownValues) return undefined;
  const { name, languages, headings } = shownValues;
  const language = chosen && languages.includes(chosen) ? chosen : languages[0];
  if (!language) return undefined;
  return (
    <Card title={t('settings.preview.title')}>
      {control}
      <div className={styles.preview}>
        <Select
          label={t('settings.preview.language')}
          placeholder={t('settings.preview.language')}
          options={languages.map((each) => ({ id: each, label: ownNameOf(each) }))}
          value={language}
          onChange={setChosen}
        />
        <Mail from={name} heading={headings[languages.indexOf(language)]} language={language} />
      </div>
    </Card>
  );
});
