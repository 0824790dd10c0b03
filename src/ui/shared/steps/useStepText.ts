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
        return t(step.isDone ? 'homePage.readiness.logo.done' : 'homePage.readiness.logo.open');
      case 'colours':
        return step.ratio === undefined
          ? t('homePage.readiness.colours.done')
          : t('homePage.readiness.colours.open', {
              ratio: new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1, roundingMode: 'floor' }).format(
                step.ratio,
              ),
              least: new Intl.NumberFormat(i18n.language).format(4.5),
            });
      case 'address':
        if (!step.isDone && step.refusing !== undefined)
          return t('homePage.readiness.address.refused', { carrier: step.refusing, name: step.name ?? '' });
        if (!step.isDone) return t('homePage.readiness.address.open');
        return listedPlace(step.name, step.town);
      case 'carrier':
        if (!step.isDone && step.refusing !== undefined)
          return t('homePage.readiness.carrier.refused', { carrier: step.refusing });
        return step.isDone ? listed(step.names.map(isolated)) : t('homePage.readiness.carrier.open');
      case 'reasons':
        return step.isDone
          ? t('homePage.readiness.reasons.done', { count: step.count })
          : t('homePage.readiness.reasons.open');
      case 'links':
        if (!step.isDone) return t('homePage.readiness.links.open');
        return t(step.isOwners ? 'homePage.readiness.links.owners' : 'homePage.readiness.links.done');
      case 'languages':
        return step.isDone
          ? t('homePage.readiness.languages.done')
          : t('homePage.readiness.languages.open', {
              languages: listed(step.borrowing.map(ownNameOf)),
            });
      case 'published':
        if (!step.isDone) return t('homePage.readiness.published.open');
        return step.at === undefined
          ? t('homePage.readiness.published.done')
          : t('homePage.readiness.published.on', {
              date: dateFormat(i18n.language, { dateStyle: 'long' }).format(new Date(step.at)),
            });
    }
  };
  function listedPlace(name: string | undefined, town: string | undefined): string {
    return [name, town].flatMap((text) => (text === undefined ? [] : isolated(text))).join(' · ');
  }
}
