import { ListPlus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../../shared/changes/useEditor.ts';
import { InternationalEditor } from '../../../application/international/InternationalEditor.ts';
import { isLacking } from '../../../domain/reach/countryRows.ts';
import { COUNTRIES_KEY } from '../../../domain/international/internationalChange.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Card } from '../../shared/components/Card/Card.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { Pill } from '../../shared/components/Pill/Pill.tsx';
import { useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useCountryName } from '../../shared/names/countryNames.ts';
import { ChangeProblems } from '../../shared/changes/review/ChangeProblems.tsx';
import { CountryList } from './list/CountryList.tsx';
import styles from './InternationalPage.module.scss';

const WorldMap = lazyComponent(async () => (await import('./map/WorldMap.tsx')).WorldMap);
const SeveralDialog = lazyComponent(async () => (await import('./several/SeveralDialog.tsx')).SeveralDialog);

/** Page to enable the countries whose customers can return items [PC-7]. */
export const InternationalPage = observer(function InternationalPage() {
  const { t } = useTranslation();
  const countryName = useCountryName();
  const editor = useEditor(InternationalEditor);
  const [query, setQuery] = useState('');
  const several = useDialogAddress('countries');
  const { rows, homeCode } = editor;
  const on = rows.filter(({ isOn }) => isOn).length;
  const lacking = rows.filter(isLacking).length;
  const added = rows.filter(({ isOn, wasOn }) => isOn && !wasOn).length;
  const removed = rows.filter(({ isOn, wasOn }) => !isOn && wasOn).length;
  return (
    <>
      <PageHeader
        title={t('countries.title')}
        description={t('countries.description')}
        actions={
          <Button icon={<Glyph of={ListPlus} />} onPress={several.openNew}>
            {t('countries.several.open')}
          </Button>
        }
      />
      {editor.problems.length > 0 && (
        <div className={styles.problems}>
          <ChangeProblems problems={editor.problems} />
        </div>
      )}
      <Card
        title={t('countries.countriesOn', { count: on })}
        description={
          homeCode === undefined ? t('countries.noHome') : t('countries.home', { country: countryName(homeCode) })
        }
        isChanged={added + removed > 0}
        data-setting={COUNTRIES_KEY}
        actions={
          <span className={styles.counts}>
            {added > 0 && <Pill tone="pending">{t('countries.newlyOnCount', { count: added })}</Pill>}
            {removed > 0 && <Pill tone="pending">{t('countries.newlyOffCount', { count: removed })}</Pill>}
            {lacking > 0 && <Pill tone="warning">{t('countries.lackingCount', { count: lacking })}</Pill>}
          </span>
        }
      >
        <div className={styles.map}>
          <WorldMap rows={rows} onChoose={(code) => setQuery(countryName(code))} />
        </div>
      </Card>
      <CountryList editor={editor} query={query} onQuery={setQuery} />
      {several.isNew && <SeveralDialog editor={editor} onClose={several.close} />}
    </>
  );
});
