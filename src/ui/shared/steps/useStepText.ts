import { useTranslation } from 'react-i18next';
import type { ReadinessStep } from '../../../domain/home/readiness.ts';
import { ownNameOf } from '../../../domain/languages/language.ts';
import { dateFormat } from '../dates/dateFormat.ts';
import { isolated } from '../texts/isolated.ts';

export function useStepText(): (step: ReadinessStep) => string {
  const { t, i18n } = useTranslation();
  const listed = (texts: readonly string[]): string =>
    new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(texts);
  return (step) => {
    switch (step.step) {
      case 'logo':
        return t(step.isDone ? 'home.readiness.logo.done' : 'home.readiness.logo.open');
      case 'colours':
        return step.ratio === undefined
          ? t('home.readiness.colours.done')
          : t('home.readiness.colours.open', {
              ratio: new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1, roundingMode: 'floor' }).format(
                step.ratio,
              ),
              least: new Intl.NumberFormat(i18n.language).format(4.5),
            });
      case 'address':
        if (!step.isDone && step.refusing !== undefined)
          return t('home.readiness.address.refused', { carrier: step.refusing, name: step.name ?? '' });
        if (!step.isDone) return t('home.readiness.address.open');
        return [step.name, step.town].flatMap((text) => (text === undefined ? [] : isolated(text))).join(' · ');
      case 'carrier':
        if (!step.isDone && step.refusing !== undefined)
          return t('home.readiness.carrier.refused', { carrier: step.refusing });
        return step.isDone ? listed(step.names.map(isolated)) : t('home.readiness.carrier.open');
      case 'reasons':
        return step.isDone ? t('home.readiness.reasons.done', { count: step.count }) : t('home.readiness.reasons.open');
      case 'links':
        if (!step.isDone) return t('home.readiness.links.open');
        return t(step.isOwners ? 'home.readiness.links.owners' : 'home.readiness.links.done');
      case 'languages':
        return step.isDone
          ? t('home.readiness.languages.done')
          : t('home.readiness.languages.open', { languages: listed(step.borrowing.map(ownNameOf)) });
      case 'published':
        if (!step.isDone) return t('home.readiness.published.open');
        return step.at === undefined
          ? t('home.readiness.published.done')
          : t('home.readiness.published.on', {
              date: dateFormat(i18n.language, { dateStyle: 'long' }).format(new Date(step.at)),
            });
    }
  };
}
