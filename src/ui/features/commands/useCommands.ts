import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { ChangeSubjects } from '../../../application/changes/ChangeSubjects.ts';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { ReviewStore } from '../../../application/changes/ReviewStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { LanguageStore } from '../../../application/languages/LanguageStore.ts';
import { SessionStore } from '../../../application/session/SessionStore.ts';
import { appearances, AppearanceStore } from '../../../application/theme/AppearanceStore.ts';
import { describeChange } from '../../../domain/changes/describeChange.ts';
import { featureOfChange } from '../../../domain/changes/featureOfChange.ts';
import { choiceOfLanguages } from '../../../domain/languages/language.ts';
import { pagesOf } from '../../../domain/navigation/goToKeys.ts';
import type { Findable } from '../../../domain/navigation/rankMatches.ts';
import { announce } from '../../shared/announcing/announce.ts';
import { FeaturePages } from '../../shared/pages/FeaturePages.ts';
import { PageLinksContext, useSettingLink } from '../../shared/pages/PageLinksContext.ts';
import { useService } from '../../shared/services.tsx';
import { useConfiguredText } from '../../shared/useConfiguredText.ts';
import { usePendingText } from '../changes/review/usePendingText.ts';
import type { CommandPaletteProps } from './CommandProps.ts';
import { useOtherLanguages, type OtherLanguages } from './useOtherLanguages.ts';

export type Command = Findable & {
  readonly id: string;
  readonly group: 'pages' | 'settings' | 'merchants' | 'actions';
  readonly lang?: string | undefined;
  readonly run: () => void;
};

/** All that the palette offers at this address and finds by itself; once something is sought, in every language. */
export function useCommands(props: CommandPaletteProps, isSeeking: boolean): readonly Command[] {
  const inOtherLanguages = useOtherLanguages(isSeeking);
  const pages = usePageCommands(props, inOtherLanguages);
  const settings = useSettingCommands(inOtherLanguages);
  const changes = useChangeCommands(props.dock !== undefined && props.dock !== false);
  const own = useOwnCommands(props);
  return [...pages, ...settings, ...changes, ...own];
}

function usePageCommands(
  { sections, prefix }: CommandPaletteProps,
  inOtherLanguages: OtherLanguages,
): readonly Command[] {
  const textOf = useConfiguredText();
  const navigate = useNavigate();
  return pagesOf(sections).map(({ title, url }) => ({
    id: `page ${url}`,
    group: 'pages',
    label: textOf(title),
    otherLabels: inOtherLanguages(title),
    run: () => void navigate(prefix + url),
  }));
}

function useSettingCommands(inOtherLanguages: OtherLanguages): readonly Command[] {
  const { t } = useTranslation();
  const textOf = useConfiguredText();
  const subjects = useService(ChangeSubjects);
  const { configuration } = useService(CompanyStore);
  const { hasPage } = use(PageLinksContext);
  const pages = useService(FeaturePages);
  const linkTo = useSettingLink();
  useEffect(
    function fetchDescribers() {
      // Without them the palette offers everything else.
      subjects.describeAll().catch(() => undefined);
    },
    [subjects],
  );
  const { describers } = subjects;
  if (!configuration || !describers) return [];
  const context = { before: configuration, after: configuration };
  // Two subjects may name the same setting.
  const settings = new Map(describers.registry.settings(configuration).map((change) => [change.key, change]));
  return [...settings.values()].flatMap((change): readonly Command[] => {
    const feature = featureOfChange(change);
    const page = feature && pages[feature];
    const run = feature && linkTo(feature, change.key);
    const described = describeChange(describers, change, context);
    if (!page || !run || !described || !hasPage(page.path)) return [];
    const { title } = described;
    return [
      {
        id: `setting ${change.key}`,
        group: 'settings',
        label: textOf(title),
        otherLabels: inOtherLanguages(title),
        keywords: [t(page.titleKey)],
        run,
      },
    ];
  });
}

function useChangeCommands(canPublish: boolean): readonly Command[] {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const review = useService(ReviewStore);
  const pending = usePendingText();
  if (!canPublish) return [];
  const done = (what: string): void => void announce(t('common.twoSentences', { first: what, second: pending() }));
  function undo(): void {
    changes.undo();
    done(t('changes.undone'));
  }
  function redo(): void {
    changes.redo();
    done(t('changes.redone'));
  }
  const all: readonly (Command & { readonly isOffered: boolean })[] = [
    {
      id: 'review',
      group: 'actions',
      label: t('changes.review'),
      keywords: [t('publishing.publish')],
      isOffered: changes.hasChanges,
      run: () => review.open(),
    },
    { id: 'undo', group: 'actions', label: t('changes.undo'), isOffered: changes.canUndo, run: undo },
    { id: 'redo', group: 'actions', label: t('changes.redo'), isOffered: changes.canRedo, run: redo },
  ];
  return all.filter(({ isOffered }) => isOffered);
}

function useOwnCommands({ onSignOut, onShowKeys }: CommandPaletteProps): readonly Command[] {
  const { t } = useTranslation();
  const appearance = useService(AppearanceStore);
  const language = useService(LanguageStore);
  const sessions = useService(SessionStore);
  const branding = useService(BrandingStore);
  const { multipleLanguageSupport, offeredLanguages } = branding.configuration ?? {};
  const choice = multipleLanguageSupport ? choiceOfLanguages(offeredLanguages, language.language) : [];
  async function signOut(): Promise<void> {
    if (await onSignOut()) await sessions.signOut();
  }
  return [
    ...appearances.map((each): Command => ({
      id: `appearance ${each}`,
      group: 'actions',
      label: t(`theme.${each}`),
      keywords: [t('theme.label')],
      run: () => appearance.choose(each),
    })),
    ...choice.map((each): Command => ({
      id: `language ${each}`,
      group: 'actions',
      lang: each,
      label: t(`languages.endonyms.${each}`),
      keywords: [t('languages.label')],
      run: () => void language.choose(each),
    })),
    { id: 'keys', group: 'actions', label: t('commands.keys.title'), run: onShowKeys },
    { id: 'sign-out', group: 'actions', label: t('userMenu.signOut'), run: () => void signOut() },
  ];
}
