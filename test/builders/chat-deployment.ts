import type { SalesforceDeployment } from '../../core/chat/chat-setup';

/** A deployment of Salesforce's chat. */
export const A_DEPLOYMENT: SalesforceDeployment = {
  scriptUrl: 'https://service.force.com/embeddedservice/5.0/esw.min.js',
  orgUrl: 'https://shop.my.salesforce.com',
  communityUrl: 'https://shop.force.com/help',
  gslbBaseUrl: null,
  orgId: '00D000000000001',
  deploymentName: 'Shop_Chat',
  baseLiveAgentContentURL: 'https://c.la1.salesforceliveagent.com/content',
  deploymentId: '572000000000001',
  buttonId: '573000000000001',
  baseLiveAgentURL: 'https://d.la1.salesforceliveagent.com/chat',
  eswLiveAgentDevName: 'Shop_Chat_Agent',
};
