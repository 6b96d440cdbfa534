import * as TE from 'fp-ts/TaskEither';
import { DEFAULT_BRAND } from '../../../core/configuration/brand';
import { GUEST, withUserType, type HeaderUser } from '../../../core/identity/session/header-user';
import { makeAddTempCard } from '../../../core/petco-pay/add-temp-card';
import { makeApplyPcc } from '../../../core/petco-pay/apply-pcc';
import { NO_CARD, type CardStatus } from '../../../core/petco-pay/card-status';
import { makeLoadCardStatus } from '../../../core/petco-pay/load-card-status';
import { ErrorDetailViewModel } from '../../../ui/overlay/error-detail-view-model';
import { ModalViewModel } from '../../../ui/overlay/modal-view-model';
import { CardFlowViewModel } from '../../../ui/petco-pay/card-flow-view-model';
import { aResult } from '../../builders/application-result';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import { FakeCardFlowStore } from '../../fakes/fake-card-flow-store';
import { FakeCardProgrammeGateway } from '../../fakes/fake-card-programme-gateway';
import { FakeCardApplicationProvider } from '../../fakes/fake-card-application-provider';
import { FakePageHistory } from '../../fakes/fake-page-history';
import { EVERYTHING } from '../../builders/capabilities';

export const USER = '700002';
export const CUSTOMER: HeaderUser = { ...withUserType(GUEST, 'registered'), userId: USER, firstName: 'Pat' };
export const MEMBER: HeaderUser = { ...CUSTOMER, palsId: '123456789' };
export const CARD_ON = { PCC_ENABLED: 'ON', SHOP_ENABLED: 'ON' };

/** The card flow on a page of this shopper; `becomes` is the shopper after the next refresh. */
export const cardFlowWorld = (user: HeaderUser, card: Partial<CardStatus> = {}, configuration = CARD_ON) => {
  const cardProgramme = new FakeCardProgrammeGateway().hasCard(USER, { ...NO_CARD, ...card });
  if (user.isRegistered) cardProgramme.caller.signsIn(USER);
  const cardApplicationProvider = new FakeCardApplicationProvider();
  const memory = new FakeCardFlowStore();
  const analytics = new FakeAnalytics();
  const history = new FakePageHistory('/shop/en/petcostore');
  const modals = new ModalViewModel();
  const errorDetail = new ErrorDetailViewModel();
  let next = user;
  const chrome = {
    brand: DEFAULT_BRAND,
    configuration,
    user,
    refreshed: 0,
    refresh: async () => {
      chrome.refreshed += 1;
      chrome.user = next;
      if (next.isRegistered) cardProgramme.caller.signsIn(USER);
    },
  };
  const flow = new CardFlowViewModel(
    {
      loadCardStatus: makeLoadCardStatus({ cardProgramme, configuration: TE.right({}), capabilities: EVERYTHING }),
      applyPcc: makeApplyPcc({ cardApplicationProvider }),
      addTempCard: makeAddTempCard({ cardProgramme }),
      memory,
      analytics,
      history,
    },
    { chrome, modals, errorDetail },
  );
  return {
    flow,
    cardProgramme,
    cardApplicationProvider,
    memory,
    analytics,
    history,
    modals,
    errorDetail,
    chrome,
    /** The bank approves the open application, which is then closed. */
    approves: (): void => {
      cardProgramme.hasApproved(USER, 'call-1');
      cardApplicationProvider.decides(aResult()).closes();
    },
    becomes: (other: HeaderUser) => void (next = other),
    /** The visible modal, if any. */
    shown: () => (modals.show ? modals.type : undefined),
  };
};
