import { useTranslation } from 'react-i18next';
import type { ChangeFace } from '../../../domain/changes/changeDescription.ts';
import { useRuleSentence } from '../rules/useRuleSentence.ts';
import { addressLines, chipNames, dateText, moneyText, numberText } from './faceNames.ts';

/** A value of a comparison as one text in the person's language. */
export function useFaceText(): (face: ChangeFace) => string {
  const { t, i18n } = useTranslation();
  const sentence = useRuleSentence();
  const { language } = i18n;
  const listed = (items: readonly string[]): string =>
    new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(items);

  return (face) => {
    switch (face.kind) {
      case 'nothing':
        return t('changes.words.nothing');
      case 'word':
        return t(`changes.words.${face.word}`);
      case 'text':
      case 'words':
        return face.text;
      case 'pattern':
        return face.pattern;
      case 'list':
        return listed(face.items);
      case 'chips':
        return listed(chipNames(face, language));
      case 'image':
        return t(`changes.titles.${face.shows}`);
      case 'address':
        return listed(addressLines(face, language));
      case 'sentence':
        return sentence(face.sentence);
      case 'date':
        return dateText(face, language);
      case 'number':
        return numberText(face, language);
      case 'money':
        return moneyText(face, language);
      case 'colour':
        return face.colour;
    }
  };
}
