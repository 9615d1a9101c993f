import { addAddress, addresses, areasWithin, deleteAddress, setDefaultAddress, updateAddress } from './account/address.ts'
import { chooseProduct, chooseShop, countFavourites, favouriteProductIds, favouriteProducts, favouriteShopIds, favouriteShops, isFavouriteProduct, isFavouriteShop, joinFavourites } from './account/favourite.ts'
import { addFootprints, deleteFootprints, footprintPage } from './account/footprint.ts'
import { logout, refreshToken } from './account/session-calls.ts'
import { facebookLogin, forgetPassword, googleLogin, icanLogin, passwordLogin, quickLogin, register, sendMail, sendSms, signInWays } from './account/sign-in.ts'
import { deleteUser, endSession, endSessions, exportUser, readSessions, readUserInfo, setContact, setLanguage, setPassword, setRegion, setUserInfo, uploadTicket } from './account/user.ts'
import { cartCount, cartInfo, cartTotalPay, changeCart, changeCartItem, clearCart, deleteCartItems } from './cart.ts'
import { brandList, categoryTree } from './category.ts'
import { banners, tagRows, youMayLike } from './home.ts'
import { mallLinksInfo } from './mall.ts'
import { announcements, guestAnnouncements, orderNotices, readAnnouncements, readNotices, unreadCount } from './notice.ts'
import { confirmOrder, submitOrder } from './order/checkout.ts'
import { cancelOrder, deleteOrder, myOrders, orderCount, orderDetail, orderLogistics, receiveOrder } from './order/my-orders.ts'
import { applyRefund, cancelRefund, refundInfo, refundPage } from './order/refund.ts'
import { payOrders, readAttempt } from './payment.ts'
import { deleteCard, paySettings, savedCards, setDefaultCard } from './payment-card.ts'
import { productInfo, similarProducts } from './product-detail.ts'
import { allRegions, placeByIp } from './region.ts'
import { reviewPage, reviewSummary } from './review.ts'
import { popularSearches, search, suggestions } from './search.ts'
import { categoryRows, deals, tagNames, tagProducts } from './shelf.ts'
import { shopInfo, shopsByName } from './shop.ts'
import { takePage, takeWeight } from './take-along.ts'

/** Every call there is. The contract test holds the server and the page to this list. */
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
  shopInfo,
  shopsByName,
  search,
  popularSearches,
  suggestions,
  reviewSummary,
  reviewPage,
  takeWeight,
  takePage,
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
  favouriteShops,
  favouriteShopIds,
  isFavouriteShop,
  chooseShop,
  addFootprints,
  footprintPage,
  deleteFootprints,
  cartInfo,
  cartCount,
  cartTotalPay,
  changeCartItem,
  changeCart,
  deleteCartItems,
  clearCart,
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
}
