import {
  addAddress,
  addresses,
  areasWithin,
  deleteAddress,
  setDefaultAddress,
  updateAddress,
} from './account/address.ts'
import {
  chooseProduct,
  chooseShop,
  countFavouriteShops,
  countFavourites,
  favouriteProductIds,
  favouriteProducts,
  favouriteShopIds,
  favouriteShops,
  isFavouriteProduct,
  isFavouriteShop,
  joinFavourites,
} from './account/favourite.ts'
import { addFootprints, deleteFootprints, footprintPage } from './account/footprint.ts'
import { setLanguage, setRegion } from './account/preferences.ts'
import { logout, refreshToken } from './account/session-calls.ts'
import {
  facebookLogin,
  forgetPassword,
  googleLogin,
  icanLogin,
  passwordLogin,
  quickLogin,
  register,
  sendMail,
  sendSms,
  signInWays,
} from './account/sign-in.ts'
import { uploadTicket } from './account/upload-ticket.ts'
import {
  deleteUser,
  endSession,
  endSessions,
  exportUser,
  readSessions,
  readUserInfo,
  setContact,
  setPassword,
  setUserInfo,
} from './account/user.ts'
import {
  cartCount,
  cartInfo,
  cartRegions,
  cartTotalPay,
  changeCart,
  changeCartItem,
  clearCart,
  deleteCartItems,
} from './cart/cart.ts'
import { guestCartEstimate } from './cart/cart-estimate.ts'
import { brandList, categoryTree } from './category.ts'
import {
  blockConversation,
  chatEvents,
  chatMessages,
  chatUnreadCount,
  conversations,
  readMessages,
  reportConversation,
  sendMessage,
} from './chat/chat.ts'
import { clientErrors } from './client-error.ts'
import { coinBalance, coinRecords, readCoinTerms } from './coin/coin.ts'
import { coinProducts } from './coin/coin-products.ts'
import { contactUs, ownContactUs } from './contact/contact-us.ts'
import { deliveryEstimate } from './delivery.ts'
import { groceryCards } from './grocery/grocery-cards.ts'
import {
  changeGroceryLists,
  changeSharedList,
  createGroceryList,
  deleteGroceryList,
  groceryListStates,
  groceryLists,
  groceryListToCart,
  readGroceryList,
  readSharedList,
  revokeGroceryLinks,
  shareGroceryList,
  updateGroceryList,
} from './grocery/grocery-list.ts'
import { groceryListCosts } from './grocery/list-costs.ts'
import { groupBuyEndpoints } from './group-buy/group-buy-endpoints.ts'
import { banners, tagRows, youMayLike } from './home.ts'
import { readInvitation, readLeaderboard } from './invitation/invitation.ts'
import { mallLinksInfo } from './mall.ts'
import {
  announcements,
  guestAnnouncements,
  orderNotices,
  readAnnouncements,
  readNotices,
  unreadCount,
} from './notice/notice.ts'
import { downloadPage, downloadSize } from './offline-downloads.ts'
import { confirmOrder, submitOrder } from './order/checkout.ts'
import {
  cancelOrder,
  deleteOrder,
  myOrders,
  orderCount,
  orderDetail,
  orderLogistics,
  receiveOrder,
} from './order/my-orders.ts'
import { applyRefund, cancelRefund, refundInfo, refundPage } from './order/refund.ts'
import { installmentPlans } from './payment/installment.ts'
import { payOrders, readAttempt } from './payment/payment.ts'
import { deleteCard, paySettings, savedCards, setDefaultCard } from './payment/payment-card.ts'
import { preLovedEndpoints } from './pre-loved/pre-loved-endpoints.ts'
import { findsOfTheDay } from './product/finds.ts'
import { productInfo, similarProducts } from './product/product-detail.ts'
import { recommendationPage } from './product/recommendation.ts'
import { categoryRows, deals, tagNames, tagProducts } from './product-lists/product-lists.ts'
import { followPrices } from './push/push-prices.ts'
import { pushPublicKey, remindTonight, renewPushSubscription } from './push/push-renewal.ts'
import { readPushDevice, subscribeToPush, unsubscribeFromPush } from './push/push-subscription.ts'
import { unwatchSku, watchSku } from './push/push-watch.ts'
import { allRegions, placeByIp } from './region/region.ts'
import { itemToReview, ownReviews, reviewableItems } from './review/own-review.ts'
import { reviewPage, reviewSummary } from './review/review.ts'
import { helpfulReviews, voteReview } from './review/review-votes.ts'
import { reportReview, writeReview } from './review/write-review.ts'
import { popularSearches, search, suggestedItems, suggestions } from './search/search.ts'
import { shopInfo, shopsByName } from './shop.ts'
import { voucherEndpoints } from './voucher/voucher-endpoints.ts'

/** Every endpoint. The contract test holds the server and the page to this list. */
export const endpoints = {
  allRegions,
  placeByIp,
  mallLinksInfo,
  banners,
  tagNames,
  tagRows,
  tagProducts,
  deals,
  youMayLike,
  categoryTree,
  categoryRows,
  brandList,
  productInfo,
  similarProducts,
  findsOfTheDay,
  deliveryEstimate,
  installmentPlans,
  readCoinTerms,
  coinProducts,
  guestCartEstimate,
  shopInfo,
  shopsByName,
  search,
  popularSearches,
  suggestions,
  suggestedItems,
  reviewSummary,
  reviewPage,
  helpfulReviews,
  voteReview,
  reviewableItems,
  ownReviews,
  itemToReview,
  writeReview,
  reportReview,
  ...preLovedEndpoints,
  ...groupBuyEndpoints,
  downloadSize,
  downloadPage,
  sendSms,
  sendMail,
  quickLogin,
  passwordLogin,
  register,
  forgetPassword,
  googleLogin,
  facebookLogin,
  icanLogin,
  refreshToken,
  logout,
  signInWays,
  readUserInfo,
  setUserInfo,
  setPassword,
  setContact,
  setLanguage,
  setRegion,
  readSessions,
  endSession,
  endSessions,
  deleteUser,
  exportUser,
  uploadTicket,
  areasWithin,
  addresses,
  addAddress,
  updateAddress,
  deleteAddress,
  setDefaultAddress,
  favouriteProducts,
  favouriteProductIds,
  isFavouriteProduct,
  chooseProduct,
  joinFavourites,
  countFavourites,
  countFavouriteShops,
  favouriteShops,
  favouriteShopIds,
  isFavouriteShop,
  chooseShop,
  addFootprints,
  footprintPage,
  deleteFootprints,
  recommendationPage,
  cartInfo,
  cartCount,
  cartRegions,
  cartTotalPay,
  changeCartItem,
  changeCart,
  deleteCartItems,
  clearCart,
  groceryCards,
  groceryListCosts,
  groceryLists,
  groceryListStates,
  changeGroceryLists,
  createGroceryList,
  updateGroceryList,
  deleteGroceryList,
  readGroceryList,
  groceryListToCart,
  shareGroceryList,
  revokeGroceryLinks,
  readSharedList,
  changeSharedList,
  coinBalance,
  coinRecords,
  confirmOrder,
  submitOrder,
  myOrders,
  orderCount,
  orderDetail,
  orderLogistics,
  cancelOrder,
  deleteOrder,
  receiveOrder,
  refundPage,
  refundInfo,
  applyRefund,
  cancelRefund,
  payOrders,
  readAttempt,
  savedCards,
  setDefaultCard,
  deleteCard,
  paySettings,
  orderNotices,
  unreadCount,
  readNotices,
  announcements,
  guestAnnouncements,
  readAnnouncements,
  readInvitation,
  readLeaderboard,
  pushPublicKey,
  subscribeToPush,
  renewPushSubscription,
  unsubscribeFromPush,
  readPushDevice,
  followPrices,
  watchSku,
  unwatchSku,
  remindTonight,
  conversations,
  chatUnreadCount,
  chatMessages,
  sendMessage,
  readMessages,
  blockConversation,
  reportConversation,
  chatEvents,
  clientErrors,
  contactUs,
  ownContactUs,
  ...voucherEndpoints,
}
