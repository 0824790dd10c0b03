import { UserPlus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyPath } from '../../../application/company/CompanyPath.ts';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { ShortcutsStore } from '../../../application/commands/ShortcutsStore.ts';
import { PageFrame } from '../../../application/shared/PageFrame.ts';
import type { PortFailure } from '../../../application/shared/failure.ts';
import { OwnRights } from '../../../application/session/OwnRights.ts';
import { SessionStore } from '../../../application/session/SessionStore.ts';
import { UserGateway, type CompanyUsers, type Linked } from '../../../application/users/UserGateway.ts';
import { UsersList } from '../../../application/users/UsersList.ts';
import { canManageUsers } from '../../../domain/navigation/userMenu.ts';
import { reaches } from '../../../domain/session/rights.ts';
import type { Result } from '../../../domain/shared/result.ts';
import { offeredRole } from '../../../domain/users/offeredRole.ts';
import type { UserActor } from '../../../domain/users/userWrites.ts';
import { findUsers, type User } from '../../../domain/users/user.ts';
import { nameOrder } from '../../../domain/languages/language.ts';
import { announce, useAnnouncement } from '../../shared/announcing/announce.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';
import { ConfirmDialog } from '../../shared/components/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../shared/components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { SearchField } from '../../shared/components/SearchField/SearchField.tsx';
import { Skeleton } from '../../shared/components/Skeleton/Skeleton.tsx';
import { ReadFailure } from '../../shared/failures/ReadFailure.tsx';
import { useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { useService } from '../../shared/services.tsx';
import styles from './CompanyUsersView.module.scss';
import { InviteDialog } from './InviteDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { messageKeyOf, messageTitleOf } from './messageKeyOf.ts';
import { UserTable } from './UserTable.tsx';
import type { UserActions } from './useUserEntries.tsx';
import { useUserTexts } from './useUserTexts.ts';

type Failed = { readonly name: string; readonly failure: PortFailure };

/** Users of one company. Changes take effect immediately and are never pending changes. */
export const CompanyUsersView = observer(function CompanyUsersView({ rootOrgId, companyId }: CompanyPath) {
  const { t } = useTranslation();
  const frame = useService(PageFrame);
  const isManaged = canManageUsers({ isFramed: frame.isFramed(), hasWidgetUtilities: frame.hasWidgetUtilities() });
  if (!isManaged)
    return (
      <EmptyState isPage title={t('navigation.users')}>
        {t('users.framed')}
      </EmptyState>
    );
  return <ManagedUsers rootOrgId={rootOrgId} companyId={companyId} />;
});

const ManagedUsers = observer(function ManagedUsers({ rootOrgId, companyId }: CompanyPath) {
  const { t } = useTranslation();
  const gateway = useService(UserGateway);
  const { userId: actorId = '', roles: own = [] } = useService(SessionStore).shown?.userInfo ?? {};
  const rights = useService(OwnRights);
  const branding = useService(BrandingStore);
  const actor: UserActor = { actorId, reaches: (roles) => reaches(own, roles, rights.allowed) };
  const mayManage = rights.may('people');
  const [list] = useState(() => new UsersList(gateway, { rootOrgId, companyId }));
  const [failed, setFailed] = useState<Failed>();
  const [linked, setLinked] = useState<Linked>();
  const [leaving, setLeaving] = useState<User>();
  const [resetting, setResetting] = useState<User>();
  const address = useDialogAddress('user');
  const texts = useUserTexts();
  const { state } = list;

  useEffect(
    function readUsers() {
      void list.load();
    },
    [list],
  );

  async function reportResult<T>(
    user: User,
    write: Promise<Result<T, PortFailure>>,
    done: (value: T) => string | undefined,
  ) {
    setFailed(undefined);
    setLinked(undefined);
    const result = await write;
    const announcement = result.ok ? done(result.value) : undefined;
    if (announcement !== undefined) announce(announcement);
    if (!result.ok) setFailed({ name: user.name, failure: result.error });
  }

  const actions: UserActions = {
    onRole: (user, role) =>
      void reportResult(user, list.change(user, { role }), ({ name }) =>
        t('users.done.role', { name, role: texts.role(role) }),
      ),
    onEnable: (user, enabled) =>
      void reportResult(user, list.change(user, { enabled }), ({ name }) =>
        t(enabled ? 'users.done.enabled' : 'users.done.disabled', { name }),
      ),
    onLink: (user) =>
      void reportResult(user, list.issueLink(user), (link) => {
        setLinked({ user, link });
        return undefined;
      }),
    onReset: setResetting,
    onRemove: setLeaving,
  };

  return (
    <>
      <PageHeader
        title={t('navigation.users')}
        description={t('users.description')}
        actions={
          state.kind === 'ready' &&
          mayManage && (
            <Button variant="primary" icon={<Glyph of={UserPlus} />} onPress={address.openNew}>
              {t('users.invite')}
            </Button>
          )
        }
      />
      <div className={styles.page}>
        {!mayManage && <Banner tone="info">{t('users.mayNot')}</Banner>}
        {failed && (
          <Banner
            tone="critical"
            isAlert
            title={t(messageTitleOf(failed.failure), { name: failed.name })}
            onDismiss={() => setFailed(undefined)}
          >
            {t(messageKeyOf(failed.failure), { name: failed.name })}
          </Banner>
        )}
        {linked && !linked.link && (
          <output>
            <Banner tone="success" onDismiss={() => setLinked(undefined)}>
              {t('users.link.sent', { email: linked.user.email })}
            </Banner>
          </output>
        )}
        {state.kind === 'failed' && <ReadFailure failure={state.failure} onRetry={() => void list.load()} />}
        {state.kind === 'ready' && typeof state.refresh === 'object' && (
          <ReadFailure failure={state.refresh} onRetry={() => void list.load()}>
            {t('errors.shownBefore')}
          </ReadFailure>
        )}
        {state.kind === 'ready' ? (
          <FoundUsers list={list} value={state.value} actor={actor} mayManage={mayManage} actions={actions} />
        ) : (
          state.kind !== 'failed' && <Skeleton shape="row" count={4} />
        )}
      </div>
      {state.kind === 'ready' && mayManage && address.isNew && !linked?.link && (
        <InviteDialog
          list={list}
          roles={state.value.roles.map((role) => offeredRole(role, rights.allowed))}
          rules={branding.configuration ?? {}}
          onInvited={setLinked}
          onClose={address.close}
        />
      )}
      {linked?.link && <LinkDialog user={linked.user} link={linked.link} onClose={() => setLinked(undefined)} />}
      {resetting && (
        <ConfirmDialog
          title={t('users.reset.title', { name: resetting.name })}
          description={t('users.reset.description', { email: resetting.email })}
          cancelLabel={t('users.reset.keep')}
          confirmLabel={t('users.menu.resetSecondStep')}
          onCancel={() => setResetting(undefined)}
          onConfirm={() => {
            setResetting(undefined);
            void reportResult(resetting, list.resetSecondFactor(resetting), () =>
              t('users.done.secondStepReset', { name: resetting.name }),
            );
          }}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={t('users.removal.title', { name: leaving.name })}
          description={t('users.removal.description', { email: leaving.email })}
          cancelLabel={t('users.removal.keep')}
          confirmLabel={t('users.removal.remove')}
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => {
            setLeaving(undefined);
            void reportResult(leaving, list.remove(leaving), () => t('users.done.removed', { name: leaving.name }));
          }}
        />
      )}
    </>
  );
});

type FoundUsersProps = {
  readonly list: UsersList;
  readonly value: CompanyUsers;
  readonly actor: UserActor;
  readonly mayManage: boolean;
  readonly actions: UserActions;
};

const FoundUsers = observer(function FoundUsers({ list, value, actor, mayManage, actions }: FoundUsersProps) {
  const { t, i18n } = useTranslation();
  const shortcuts = useService(ShortcutsStore);
  const [search, setSearch] = useState('');
  const { users, roles } = value;
  const foundUsers = useMemo(
    () => findUsers(users, search).toSorted(nameOrder(i18n.language, ({ name }) => name)),
    [users, search, i18n.language],
  );
  const isFiltered = search.trim() !== '';
  const summary = t(isFiltered ? 'users.found' : 'users.total', { count: foundUsers.length });
  useAnnouncement(isFiltered ? summary : '');
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchField
            label={t('users.search')}
            placeholder={t('users.searchPlaceholder')}
            hasShortcut={shortcuts.areOn}
            value={search}
            onChange={setSearch}
          />
        </div>
        <p className={styles.count}>{summary}</p>
      </div>
      {foundUsers.length === 0 ? (
        <EmptyState
          title={t('users.noMatch.title')}
          action={<Button onPress={() => setSearch('')}>{t('users.noMatch.clear')}</Button>}
        >
          {t('users.noMatch.description')}
        </EmptyState>
      ) : (
        <UserTable
          list={list}
          users={users}
          found={foundUsers}
          roles={roles}
          actor={actor}
          mayManage={mayManage}
          actions={actions}
        />
      )}
    </>
  );
});
