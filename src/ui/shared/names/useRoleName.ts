import { useTranslation } from 'react-i18next';

const named = [
  'returns_portal_admin',
  'returns_portal_merchant',
  'returns_portal_publisher',
  'returns_portal_editor',
  'returns_portal_viewer',
] as const;

/** Returns the name of a role, or its id if the role is unknown. */
export function useRoleName(): (role: string) => string {
  const { t } = useTranslation();
  return (role) => {
    const knownRole = named.find((each) => each === role);
    return knownRole === undefined ? role : t(`users.roles.${knownRole}`);
  };
}
