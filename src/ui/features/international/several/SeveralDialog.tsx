import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { InternationalEditor } from '../../../../application/international/InternationalEditor.ts';
import { similarCountry } from '../../../../domain/international/matchCountry.ts';
import { readCountries } from '../../../../domain/international/readCountries.ts';
import { worldParts } from '../../../../domain/international/worldParts.ts';
import { languages } from '../../../../domain/languages/language.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { RadioGroup } from '../../../shared/components/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../../shared/components/TextArea/TextArea.tsx';
import { useForm } from '../../../shared/forms/useForm.ts';
import { countryNames, useCountryName } from '../../../shared/names/countryNames.ts';
import { useNameList } from '../../../shared/names/useNameList.ts';
import { isolated } from '../../../shared/texts/isolated.ts';
import styles from './SeveralDialog.module.scss';

export type SeveralDialogProps = {
  readonly editor: InternationalEditor;
  readonly onClose: () => void;
};

type SeveralInput = {
  readonly act: 'on' | 'off';
  readonly text: string;
  /** Numeric codes of the selected world regions. */
  readonly parts: readonly string[];
};

const MAX_LENGTH = 20_000;
const MAX_LISTED = 20;

/** Dialog that enables or disables countries by a pasted list or by region. The change is a single undo step. */
export const SeveralDialog = observer(function SeveralDialog({ editor, onClose }: SeveralDialogProps) {
  const { t } = useTranslation();
  const listOf = useNameList();
  const countryName = useCountryName();
  const form = useForm<SeveralInput>({
    draft: 'countries',
    initial: { act: 'on', text: '', parts: [] },
    fields: [
      { name: 'act', label: 'countries.several.act', restore: (stored) => (stored === 'off' ? 'off' : 'on') },
      {
        name: 'text',
        label: 'countries.several.text',
        check: (_text, values) => (chosenIn(values).length === 0 ? 'countries.several.nothing' : undefined),
      },
      { name: 'parts', restore: (stored) => (Array.isArray(stored) ? stored.map(String) : undefined) },
    ],
    onSubmit(values) {
      const codes = chosenIn(values);
      editor.switchOn(codes, values.act === 'on');
      announce(t(`countries.several.done.${values.act}`, { count: codes.length }));
      return undefined;
    },
    onSubmitted: onClose,
  });
  const { values, change } = form;
  const { unknown } = readCountries(values.text, countryNames, languages);
  const chosen = chosenIn(values);
  const suggestions = unknown.slice(0, MAX_LISTED).flatMap((entry) => {
    const code = similarCountry(entry, countryNames, languages);
    return code === undefined ? [] : [{ entry, name: countryName(code) }];
  });
  return (
    <FormDialog
      form={form}
      title={t('countries.several.title')}
      description={t('countries.several.description')}
      submitLabel={
        chosen.length === 0
          ? t(`countries.several.acts.${values.act}`)
          : t(`countries.several.submit.${values.act}`, { count: chosen.length })
      }
      onClose={onClose}
    >
      <RadioGroup
        {...form.field('act')}
        optionalMark={undefined}
        label={t('countries.several.act')}
        options={(['on', 'off'] as const).map((id) => ({ id, label: t(`countries.several.acts.${id}`) }))}
      />
      <TextArea
        {...form.field('text')}
        optionalMark={undefined}
        label={t('countries.several.text')}
        hint={t('countries.several.textHint')}
        rows={5}
        dir="auto"
        autoFocus
        onPasteText={(text) => (text.length > MAX_LENGTH ? t('common.tooMuchToRead') : undefined)}
      />
      {unknown.length > 0 && (
        <Banner tone="warning" title={t('countries.several.unknown', { count: unknown.length })}>
          <span dir="auto">{listOf(unknown.map(isolated), MAX_LISTED)}</span>
          {suggestions.length > 0 && (
            <p className={styles.suggestions}>
              <KeyedText>{t('countries.didYouMean')}</KeyedText>
              {suggestions.map(({ entry, name }) => (
                <Button
                  key={entry}
                  size="compact"
                  onPress={() => change({ text: values.text.replace(entry, () => name) })}
                >
                  {name}
                </Button>
              ))}
            </p>
          )}
        </Banner>
      )}
      <fieldset className={styles.parts}>
        <legend className={styles.legend}>{t('countries.several.parts')}</legend>
        {worldParts.map(({ part, codes }) => (
          <Checkbox
            key={part}
            label={t('countries.several.part', { part: t(`countries.parts.${part}`), count: codes.length })}
            isSelected={values.parts.includes(part)}
            onChange={(isSelected) =>
              change({
                parts: isSelected ? [...values.parts, part] : values.parts.filter((each) => each !== part),
              })
            }
          />
        ))}
      </fieldset>
    </FormDialog>
  );
});

function chosenIn({ text, parts }: SeveralInput): readonly string[] {
  const { codes } = readCountries(text, countryNames, languages);
  const ofContinents = worldParts.filter(({ part }) => parts.includes(part)).flatMap((each) => each.codes);
  return [...new Set([...codes, ...ofContinents])];
}
