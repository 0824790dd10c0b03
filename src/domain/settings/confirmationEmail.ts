import { valueAt } from '../shared/recordPath.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { consumerTextOf } from '../consumer-text/consumerText.ts';
import { readText } from '../consumer-text/readText.ts';
import { textSlots } from '../consumer-text/textSlot.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../languages/language.ts';

const defaultLanguageOf = ({ applicationConfig }: CompanyConfiguration): Language => {
  const language = valueAt(applicationConfig?.config, ['languages', 'default']);
  return typeof language === 'string' && isLanguage(language) ? language : DEFAULT_LANGUAGE;
};

export function offeredLanguages(configuration: CompanyConfiguration): readonly Language[] {
  const offered = valueAt(configuration.applicationConfig?.config, ['languages', 'offered']);
  const listedLanguages = Array.isArray(offered)
    ? offered.filter((each): each is Language => isLanguage(String(each)))
    : [];
  return [...new Set([defaultLanguageOf(configuration), ...listedLanguages])];
}

export function confirmationHeading(configuration: CompanyConfiguration, language: Language): string | undefined {
  const slot = textSlots.find(({ field }) => field === 'confirmationEmailHeading');
  const texts = consumerTextOf(configuration);
  return slot && readText(texts, language, defaultLanguageOf(configuration), slot)?.text;
}
