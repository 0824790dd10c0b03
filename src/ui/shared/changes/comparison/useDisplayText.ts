import { useTranslation } from 'react-i18next';
import type { DisplayValue } from '../../../../domain/changes/changeDescription.ts';
import { addressLines, dateText, moneyText, numberText } from './displayNames.ts';
import { useChipNames } from './useChipNames.ts';
import { usePhrase } from './usePhrase.ts';
import { useConfiguredText, useTextKey } from '../../texts/useTextKey.ts';

export function useDisplayText(): (display: DisplayValue) => string {
  const { t, i18n } = useTranslation();
  const phrase = usePhrase();
  const chipNames = useChipNames();
  const text = useTextKey();
  const configured = useConfiguredText();
  const { language } = i18n;
  const listed = (items: readonly string[]): string =>
    new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(items);

  return (display) => {
    switch (display.kind) {
      case 'nothing':
        return t('changes.values.nothing');
      case 'label':
        return text(display.label);
      case 'text':
      case 'words':
        return display.text;
      case 'pattern':
        return display.pattern;
      case 'list':
        return listed(display.isConfigured ? display.items.map(configured) : display.items);
      case 'chips':
        return listed(chipNames(display));
      case 'image':
        return t(`changes.titles.${display.shows}`);
      case 'address':
        return listed(addressLines(display, language));
      case 'phrase':
        return phrase(display.phrase);
      case 'date':
        return dateText(display, language);
      case 'number':
        return numberText(display, language);
      case 'money':
        return moneyText(display, language);
      case 'colour':
        return display.colour;
    }
  };
}
