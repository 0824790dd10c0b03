import { Ellipsis } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { UsersList } from '../../../application/users/UsersList.ts';
import { userState, type User, type UserState } from '../../../domain/users/user.ts';
import { isLastActive, type UserActor } from '../../../domain/users/userWrites.ts';
import { IconButton } from '../../shared/components/Button/IconButton.tsx';
import { DataTable } from '../../shared/components/DataTable/DataTable.tsx';
import type { DataColumn } from '../../shared/components/DataTable/DataTableProps.ts';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { Menu } from '../../shared/components/Menu/Menu.tsx';
import { Pill, type PillProps } from '../../shared/components/Pill/Pill.tsx';
import { Spinner } from '../../shared/components/Spinner/Spinner.tsx';
import styles from './UserTable.module.scss';
import { type UserActions, useUserEntries } from './useUserEntries.tsx';
import { useUserTexts } from './useUserTexts.ts';

const TONES: Readonly<Record<UserState, PillProps['tone']>> = {
  active: 'success',
  invited: 'info',
  disabled: 'neutral',
};

export type UserTableProps = {
  readonly list: UsersList;
  /** All users of the company, which determine the allowed actions, e.g. for the last administrator. */
  readonly users: readonly User[];
  readonly found: readonly User[];
  readonly roles: readonly string[];
  readonly actor: UserActor;
  readonly mayManage: boolean;
  readonly actions: UserActions;
};

export const UserTable = observer(function UserTable(props: UserTableProps) {
  const { list, users, found, roles, actor, mayManage, actions } = props;
  const { t } = useTranslation();
  const texts = useUserTexts();
  const entriesOf = useUserEntries({ users, roles, actor, actions });
  const acts: DataColumn<User> = {
    id: 'actions',
    header: t('users.columns.actions'),
    isHeaderHidden: true,
    place: 'aside',
    width: 'icon',
    render: (user) => {
      const label = t('users.menu.label', { name: user.name });
      const isBusy = list.isBusy(user.userId);
      return (
        <Menu label={label} entries={() => entriesOf(user)}>
          <IconButton label={label} icon={isBusy ? <Spinner size="text" /> : <Glyph of={Ellipsis} />} size="compact" />
        </Menu>
      );
    },
  };
  const secondStep: DataColumn<User> = {
    id: 'secondStep',
    header: t('users.columns.secondStep'),
    width: 0.8,
    render: ({ hasSecondFactor }) =>
      hasSecondFactor ? (
        <Pill tone="success">{t('users.secondStep.on')}</Pill>
      ) : (
        <span className={styles.never}>{t('users.secondStep.off')}</span>
      ),
  };
  const columns: readonly DataColumn<User>[] = [
    {
      id: 'user',
      header: t('users.columns.user'),
      isRowHeader: true,
      place: 'title',
      width: 2,
      render: (user) => (
        <span className={styles.user}>
          <span className={styles.named}>
            <bdi className={styles.name}>{user.name}</bdi>
            {user.userId === actor.actorId && <Pill>{t('users.thisAccount')}</Pill>}
            {isLastActive(users, user) && <Pill>{t('users.lastActive')}</Pill>}
          </span>
          <span className={styles.email}>
            <bdi>{user.email}</bdi>
          </span>
        </span>
      ),
    },
    { id: 'role', header: t('users.columns.role'), render: (user) => texts.roles(user) },
    {
      id: 'state',
      header: t('users.columns.state'),
      width: 0.8,
      render: (user) => (
        <Pill tone={TONES[userState(user)]} hasDot={userState(user) === 'active'}>
          {texts.state(user)}
        </Pill>
      ),
    },
    {
      id: 'lastSignIn',
      header: t('users.columns.lastSignIn'),
      render: ({ lastSignInAt }) =>
        lastSignInAt === undefined ? (
          <span className={styles.never}>{t('users.never')}</span>
        ) : (
          texts.time(lastSignInAt)
        ),
    },
    ...(users.some(({ hasSecondFactor }) => hasSecondFactor !== undefined) ? [secondStep] : []),
    ...(mayManage ? [acts] : []),
  ];
  return (
    <DataTable
      label={t('navigation.users')}
      columns={columns}
      items={found}
      idOf={({ userId }) => userId}
      labelOf={({ name }) => name}
    />
  );
});
