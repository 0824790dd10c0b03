/** What the owner's service can do beyond the specification's calls; each is off where the service does not announce it. */
export const extensionNames = [
  'publishSessions',
  'history',
  /** Merchants are listed, and a new one may begin with the settings of one of them. */
  'merchantDirectory',
  /** The audit log is read and verified by the owner's staff. */
  'activity',
  'reviewSessions',
  /** A review session may be extended, where there are any. */
  'reviewExtensions',
  /** A review only looks until its admin begins to act for the merchant. */
  'reviewActing',
  'reviewReceipts',
  'companySettings',
  'drafts',
  'events',
  'publishNotes',
  'historyFilters',
  /** A person's sessions are listed and ended one by one. */
  'sessions',
  'userManagement',
  'ruleChecks',
  /** A portal with what is pending is shown by links to people without an account. */
  'previewLinks',
  /** Links to set a password are mailed, where people are managed: who forgot theirs may ask for one. */
  'passwordMail',
  /** Addresses are completed while they are typed. */
  'addressLookup',
] as const;
