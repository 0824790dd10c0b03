import { describe } from 'vitest';
import { activityLogContract } from './activity/activityLog.ts';
import { adminConfigGatewayContract, ownersOwnConfigurationContract } from './branding/adminConfigGateway.ts';
import { appTokenGatewayContract } from './session/appTokenGateway.ts';
import { draftGatewayContract } from './changes/draftGateway.ts';
import { carrierGatewayContract } from './carriers/carrierGateway.ts';
import { applicationConfigGatewayContract } from './application-config/applicationConfigGateway.ts';
import { describeCompositions } from './describeCompositions.ts';
import { companyEventsContract } from './company/companyEvents.ts';
import { companyGatewayContract } from './company/companyGateway.ts';
import { historyGatewayContract } from './publishing/historyGateway.ts';
import { merchantBrandGatewayContract } from './branding/merchantBrandGateway.ts';
import { merchantDefaultsContract } from './company/merchantDefaults.ts';
import { merchantDirectoryContract } from './company/merchantDirectory.ts';
import { onboardingGatewayContract } from './company/onboardingGateway.ts';
import { publishGatewayContract } from './publishing/publishGateway.ts';
import { ownSessionsGatewayContract } from './session/ownSessionsGateway.ts';
import { passwordGatewayContract } from './session/passwordGateway.ts';
import { reviewSessionGatewayContract } from './session/reviewSessionGateway.ts';
import { ruleChecksGatewayContract } from './rule-checks/ruleChecksGateway.ts';
import { previewLinksGatewayContract } from './preview-links/previewLinksGateway.ts';
import { ruleGatewayContract } from './rules/ruleGateway.ts';
import { secondFactorGatewayContract } from './session/secondFactorGateway.ts';
import { sessionGatewayContract } from './session/sessionGateway.ts';
import { storeNetworkGatewayContract } from './carriers/storeNetworkGateway.ts';
import { userGatewayContract } from './users/userGateway.ts';
import { addressLookupContract } from './warehouses/addressLookup.ts';
import { addressGatewayContract, warehouseGatewayContract } from './warehouses/warehouseGateway.ts';

describeCompositions((use) => {
  describe('AdminConfigGateway', () => {
    adminConfigGatewayContract(use);
  });
  describe('MerchantBrandGateway', () => {
    merchantBrandGatewayContract(use);
  });
  describe('SessionGateway', () => {
    sessionGatewayContract(use);
  });
  describe('OwnSessionsGateway', () => {
    ownSessionsGatewayContract(use);
  });
  describe('PasswordGateway', () => {
    passwordGatewayContract(use);
  });
  describe('SecondFactorGateway', () => {
    secondFactorGatewayContract(use);
  });
  describe('UserGateway', () => {
    userGatewayContract(use);
  });
  describe('AppTokenGateway', () => {
    appTokenGatewayContract(use);
  });
  // Runs before the suites that publish.
  describe('MerchantDirectory', () => {
    merchantDirectoryContract(use);
  });
  describe('ReviewSessionGateway', () => {
    reviewSessionGatewayContract(use);
  });
  describe('CompanyGateway', () => {
    companyGatewayContract(use);
  });
  describe('CarrierGateway', () => {
    carrierGatewayContract(use);
  });
  describe('StoreNetworkGateway', () => {
    storeNetworkGatewayContract(use);
  });
  describe('ApplicationConfigGateway', () => {
    applicationConfigGatewayContract(use);
  });
  describe('RuleGateway', () => {
    ruleGatewayContract(use);
  });
  describe('RuleChecksGateway', () => {
    ruleChecksGatewayContract(use);
  });
  describe('PreviewLinksGateway', () => {
    previewLinksGatewayContract(use);
  });
  describe('WarehouseGateway and address ports', () => {
    warehouseGatewayContract(use);
    addressGatewayContract(use);
    addressLookupContract(use);
  });
  describe('OnboardingGateway', () => {
    onboardingGatewayContract(use);
  });
  describe('AdminConfigGateway after publishes', () => {
    ownersOwnConfigurationContract(use);
  });
  describe('merchant defaults of an owner', () => {
    merchantDefaultsContract(use);
  });
  describe('DraftGateway', () => {
    draftGatewayContract(use);
  });
  describe('CompanyEvents', () => {
    companyEventsContract(use);
  });
  describe('PublishGateway', () => {
    publishGatewayContract(use);
  });
  describe('HistoryGateway', () => {
    historyGatewayContract(use);
  });
  describe('ActivityLog', () => {
    activityLogContract(use);
  });
});
