import { accountAddressesPage } from './account/addresses-page';
import { overviewPage } from './account/overview-page';
import { appointmentsPage } from './account/appointments-page';
import { membershipsPage } from './account/memberships-page';
import { accountWalletPage } from './account/wallet-page';
import { ownDataPage } from './account/own-data-page';
import { petsPage } from './account/pets-page';
import { profilePage } from './account/profile-page';
import { repeatDeliveriesPage } from './account/repeat-deliveries-page';
import { securityPage } from './account/security-page';
import { buyAgainPage } from './orders/buy-again-page';
import { confirmationPage } from './orders/confirmation-page';
import { orderHistoryPage } from './orders/order-history-page';
import { orderPage } from './orders/order-page';
import { orderSummaryPage } from './orders/order-summary-page';
import { cartPage } from './cart/cart-page';
import { checkoutAddressesPage } from './checkout/addresses-page';
import { checkoutContactPage } from './checkout/contact-page';
import { checkoutDeliveryPage } from './checkout/delivery-page';
import { checkoutFinishPage } from './checkout/finish-page';
import { checkoutPaymentPage } from './checkout/payment-page';
import { checkoutPrescriptionPage } from './checkout/prescription-page';
import { checkoutReviewPage } from './checkout/review-page';
import { contentPage } from './content/content-page';
import { creditCardPage } from './credit-card/credit-card-page';
import { departmentPage } from './department/department-page';
import { designPage } from './design/design-page';
import { errorPage } from './error/error-page';
import { homePage } from './home/home-page';
import { memberHomePage } from './home/member-home-page';
import { brandPage } from './listing/brand-page';
import { categoryPage } from './listing/category-page';
import { searchPage } from './listing/search-page';
import { listsPage } from './lists/lists-page';
import { sharedListPage } from './lists/shared-list-page';
import { newsletterPage } from './newsletter/newsletter-page';
import { mailPage } from './notices/mail-page';
import { comparePage } from './compare/compare-page';
import { notifyPage } from './notices/notify-page';
import { offersPage } from './offers/offers-page';
import type { Page } from '../page/page';
import { passwordResetPage } from './password-reset/password-reset-page';
import { personalizePage } from './personalize/personalize-page';
import { petcoPayPage } from './petco-pay/petco-pay-page';
import { previewPage } from './preview/preview-page';
import { problemPage } from './problem/problem-page';
import { productPage } from './product/product-page';
import { questionsPage } from './product/questions-page';
import { registerPage } from './register/register-page';
import { repeatStartPage } from './repeat-start/repeat-start-page';
import { reviewsPage } from './reviews/reviews-page';
import { writeReviewPage } from './reviews/write-review-page';
import { rewardsPage } from './rewards/rewards-page';
import { signInPage } from './sign-in/sign-in-page';
import { signInLinkPage } from './sign-in-link/sign-in-link-page';
import { signOutPage } from './sign-out/sign-out-page';
import { storePage } from './store/store-page';
import { storeLocatorPage } from './store-locator/store-locator-page';

/** Every page of the shop, by its name in documents, third-party scripts and metrics. */
export const PAGES = {
  home: homePage,
  'member-home': memberHomePage,
  search: searchPage,
  category: categoryPage,
  department: departmentPage,
  brand: brandPage,
  product: productPage,
  reviews: reviewsPage,
  'write-review': writeReviewPage,
  questions: questionsPage,
  compare: comparePage,
  cart: cartPage,
  account: overviewPage,
  'account-addresses': accountAddressesPage,
  'account-wallet': accountWalletPage,
  appointments: appointmentsPage,
  memberships: membershipsPage,
  pets: petsPage,
  profile: profilePage,
  security: securityPage,
  'own-data': ownDataPage,
  'repeat-deliveries': repeatDeliveriesPage,
  'repeat-start': repeatStartPage,
  order: orderPage,
  'order-summary': orderSummaryPage,
  'order-history': orderHistoryPage,
  'order-confirmation': confirmationPage,
  'buy-again': buyAgainPage,
  lists: listsPage,
  'shared-list': sharedListPage,
  newsletter: newsletterPage,
  notify: notifyPage,
  personalize: personalizePage,
  'mail-preferences': mailPage,
  'checkout-contact': checkoutContactPage,
  'checkout-delivery': checkoutDeliveryPage,
  'checkout-addresses': checkoutAddressesPage,
  'checkout-prescription': checkoutPrescriptionPage,
  'checkout-payment': checkoutPaymentPage,
  'checkout-review': checkoutReviewPage,
  'checkout-finish': checkoutFinishPage,
  content: contentPage,
  'sign-in': signInPage,
  'password-reset': passwordResetPage,
  'sign-in-link': signInLinkPage,
  register: registerPage,
  rewards: rewardsPage,
  offers: offersPage,
  'sign-out': signOutPage,
  'store-locator': storeLocatorPage,
  store: storePage,
  'credit-card': creditCardPage,
  'petco-pay': petcoPayPage,
  error: errorPage,
  preview: previewPage,
  problem: problemPage,
  design: designPage,
} as const satisfies Readonly<Record<string, Page>>;

export type PageId = keyof typeof PAGES;
