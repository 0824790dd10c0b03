// Made by npm run texts from the English bundle, which types every translation key.
import 'i18next';
import type carriers from '../../../locales/en/carriers.json';
import type changes from '../../../locales/en/changes.json';
import type commands from '../../../locales/en/commands.json';
import type common from '../../../locales/en/common.json';
import type constants from '../../../locales/en/constants.json';
import type countries from '../../../locales/en/countries.json';
import type demo from '../../../locales/en/demo.json';
import type errors from '../../../locales/en/errors.json';
import type footer from '../../../locales/en/footer.json';
import type history from '../../../locales/en/history.json';
import type homePage from '../../../locales/en/homePage.json';
import type impact from '../../../locales/en/impact.json';
import type inStoreReturns from '../../../locales/en/inStoreReturns.json';
import type languages from '../../../locales/en/languages.json';
import type mail from '../../../locales/en/mail.json';
import type merchants from '../../../locales/en/merchants.json';
import type navigation from '../../../locales/en/navigation.json';
import type publishing from '../../../locales/en/publishing.json';
import type reach from '../../../locales/en/reach.json';
import type refunds from '../../../locales/en/refunds.json';
import type returnAddresses from '../../../locales/en/returnAddresses.json';
import type returnForm from '../../../locales/en/returnForm.json';
import type returnReasons from '../../../locales/en/returnReasons.json';
import type returnRules from '../../../locales/en/returnRules.json';
import type reviewMode from '../../../locales/en/reviewMode.json';
import type ruleChecks from '../../../locales/en/ruleChecks.json';
import type ruleSentences from '../../../locales/en/ruleSentences.json';
import type session from '../../../locales/en/session.json';
import type setPassword from '../../../locales/en/setPassword.json';
import type settings from '../../../locales/en/settings.json';
import type signIn from '../../../locales/en/signIn.json';
import type simulator from '../../../locales/en/simulator.json';
import type theme from '../../../locales/en/theme.json';
import type userMenu from '../../../locales/en/userMenu.json';
import type users from '../../../locales/en/users.json';
import type validation from '../../../locales/en/validation.json';
import type wl from '../../../locales/en/wl.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    returnNull: false;
    resources: {
      translation: {
        carriers: typeof carriers;
        changes: typeof changes;
        commands: typeof commands;
        common: typeof common;
        constants: typeof constants;
        countries: typeof countries;
        demo: typeof demo;
        errors: typeof errors;
        footer: typeof footer;
        history: typeof history;
        homePage: typeof homePage;
        impact: typeof impact;
        inStoreReturns: typeof inStoreReturns;
        languages: typeof languages;
        mail: typeof mail;
        merchants: typeof merchants;
        navigation: typeof navigation;
        publishing: typeof publishing;
        reach: typeof reach;
        refunds: typeof refunds;
        returnAddresses: typeof returnAddresses;
        returnForm: typeof returnForm;
        returnReasons: typeof returnReasons;
        returnRules: typeof returnRules;
        reviewMode: typeof reviewMode;
        ruleChecks: typeof ruleChecks;
        ruleSentences: typeof ruleSentences;
        session: typeof session;
        setPassword: typeof setPassword;
        settings: typeof settings;
        signIn: typeof signIn;
        simulator: typeof simulator;
        theme: typeof theme;
        userMenu: typeof userMenu;
        users: typeof users;
        validation: typeof validation;
        wl: typeof wl;
      };
    };
  }
}
