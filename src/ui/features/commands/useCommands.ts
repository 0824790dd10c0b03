import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { ReviewStore } from '../../../application/changes/ReviewStore.ts';
import { ShortcutsStore } from '../../../application/commands/ShortcutsStore.ts';
import { LanguageStore } from '../../../application/languages/LanguageStore.ts';
import { SessionStore } from '../../../application/session/SessionStore.ts';
import { appearances, AppearanceStore } from '../../../application/theme/AppearanceStore.ts';
import { choiceOfLanguages, ownNameOf } from '../../../domain/languages/language.ts';
import { hasSecurityPage } from '../../../domain/branding/adminConfiguration.ts';
import { SECURITY_PATH } from '../../../domain/navigation/place.ts';
import { goToKeys, pagesOf } from '../../../domain/navigation/goToKeys.ts';
import { announce } from '../../shared/announcing/announce.ts';
import { withCommandKey } from '../../shared/components/Kbd/Kbd.tsx';
import { useService } from '../../shared/services.tsx';
import { AdminPages, MerchantPages } from '../../shared/pages/AppPage.ts';
import { useConfiguredText } from '../../shared/texts/useTextKey.ts';
import { usePendingText } from '../../shared/changes/review/useDiscarded.ts';
import type { Command } from './CommandsContext.ts';
import type { CommandPaletteProps } from './CommandProps.ts';
import { useOtherLanguages, type OtherLanguages } from './useOtherLanguages.ts';
import { useSettingCommands } from './useSettingCommands.ts';

/**
 * Returns the commands available at the current URL. While the user searches, the commands include texts of all
 * languages.
 */
export function useCommands(props: CommandPaletteProps, isSeeking: boolean) {
  const { textsOf: inOtherLanguages, isLoading } = useOtherLanguages(isSeeking);
  const commands = [
    ...usePageCommands(props, inOtherLanguages),
    ...useSettingCommands(inOtherLanguages, isSeeking),
    ...useChangeCommands(props.dock !== undefined && props.dock !== false),
    ...useActCommands(props, inOtherLanguages),
    ...useOwnCommands(props),
  ];
  return { commands, isLoading };
}

function usePageCommands(
  { sections, prefix }: CommandPaletteProps,
  inOtherLanguages: OtherLanguages,
): readonly Command[] {
  const textOf = useConfiguredText();
  const navigate = useNavigate();
  const { areOn } = useService(ShortcutsStore);
  const letters = new Map(goToKeys(sections).map(({ url, letter }) => [url, letter]));
  return pagesOf(sections).map(({ title, url, icon }) => ({
    id: `page ${url}`,
    group: 'pages',
    label: textOf(title),
    icon,
    keys: areOn && letters.has(url) ? `g ${letters.get(url)}` : undefined,
    otherLabels: inOtherLanguages(title),
    run: () => void navigate(prefix + url),
  }));
}

function useActCommands(
  { sections, prefix }: CommandPaletteProps,
  inOtherLanguages: OtherLanguages,
): readonly Command[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const allPages = [...useService(MerchantPages), ...useService(AdminPages)];
  const extensions = useService(BrandingStore).configuration?.extensions;
  const listed = new Set(pagesOf(sections).map(({ url }) => url));
  return allPages
    .filter(({ path }) => listed.has(path))
    .flatMap(({ path, titleKey: page, icon, acts = [] }) =>
      acts
        .filter(({ needs }) => needs === undefined || extensions?.[needs])
        .map(({ titleKey, search }): Command => ({
          id: `act ${path}${search}`,
          group: 'actions',
          label: t(titleKey),
          icon,
          otherLabels: inOtherLanguages(titleKey),
          keywords: [t(page)],
          run: () => void navigate(`${prefix}${path}${search}`),
        })),
    );
}

type CommandDetails = Pick<Command, 'keys' | 'keywords' | 'lang'>;

const actionCommand = (id: string, label: string, run: () => void, details: CommandDetails = {}): Command => ({
  id,
  group: 'actions',
  label,
  run,
  ...details,
});

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
  const reviewDetails = { keys: withCommandKey('S'), keywords: [t('publishing.publish')] };
  return [
    ...(changes.hasChanges ? [actionCommand('review', t('changes.review'), () => review.open(), reviewDetails)] : []),
    ...(changes.canUndo ? [actionCommand('undo', t('changes.undo'), undo, { keys: withCommandKey('Z') })] : []),
    ...(changes.canRedo ? [actionCommand('redo', t('changes.redo'), redo, { keys: withCommandKey('Shift Z') })] : []),
  ];
}

function useOwnCommands({ prefix, onSignOut, onShowKeys }: CommandPaletteProps): readonly Command[] {
  const { t } = useTranslation();
  const appearance = useService(AppearanceStore);
  const language = useService(LanguageStore);
  const sessions = useService(SessionStore);
  const branding = useService(BrandingStore);
  const { multipleLanguageSupport, offeredLanguages, extensions } = branding.configuration ?? {};
  const navigate = useNavigate();
  const { areOn } = useService(ShortcutsStore);
  const choice = multipleLanguageSupport ? choiceOfLanguages(offeredLanguages, language.language) : [];
  async function signOut(): Promise<void> {
    if (await onSignOut()) await sessions.signOut();
  }
  return [
    ...appearances.map((each) =>
      actionCommand(`appearance ${each}`, t(`theme.${each}`), () => appearance.choose(each), {
        keywords: [t('theme.label')],
      }),
    ),
    ...choice.map((each) =>
      actionCommand(`language ${each}`, ownNameOf(each), () => void language.choose(each), {
        lang: each,
        keywords: [t('languages.label')],
      }),
    ),
    ...(hasSecurityPage(extensions)
      ? [
          actionCommand('security', t('navigation.signInSecurity'), () => void navigate(prefix + SECURITY_PATH), {
            keywords: [t('session.password.title'), t('session.list.title'), t('signInSecurity.app.title')],
          }),
        ]
      : []),
    actionCommand('keys', t('commands.keys.title'), onShowKeys, { keys: areOn ? '?' : undefined }),
    actionCommand('sign-out', t('userMenu.signOut'), () => void signOut()),
  ];
}
