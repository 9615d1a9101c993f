import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { requestId } from 'hono/request-id'
import { exportUser } from '#contract/account/user.ts'
import { endpoints } from '#contract/endpoints.ts'
import { downloadPage, downloadSize } from '#contract/offline-downloads.ts'
import { search, suggestedItems } from '#contract/search/search.ts'
import { userRoutes } from './account/user-routes.ts'
import { addressRoutes } from './address/address-routes.ts'
import { cartRoutes } from './cart/cart-routes.ts'
import { categoryRoutes } from './category/category-routes.ts'
import { chatRoutes } from './chat/chat-routes.ts'
import { checkoutRoutes } from './checkout/checkout-routes.ts'
import { deliveryRoutes } from './checkout/delivery-routes.ts'
import { clientErrorRoutes } from './client-error/client-error-routes.ts'
import { coinRoutes, openCoinRoutes } from './coin/coin-routes.ts'
import { contactRoutes } from './contact/contact-routes.ts'
import { crawlerRoutes } from './crawlers/crawler-routes.ts'
import type { Dependencies } from './dependencies.ts'
import { favouriteRoutes } from './favourite/favourite-routes.ts'
import { findsRoutes } from './finds/finds-routes.ts'
import { footprintRoutes } from './footprint/footprint-routes.ts'
import { groceryRoutes } from './grocery/grocery-routes.ts'
import { sharedListRoutes } from './grocery/shared-list-routes.ts'
import { groupBuyRoutes } from './group-buy/group-buy-routes.ts'
import { homeRoutes } from './home/home-routes.ts'
import { answerFailure } from './http/answer-failure.ts'
import { compress } from './http/compress.ts'
import { healthRoutes } from './http/health-routes.ts'
import { openTurns } from './http/in-turn.ts'
import { limits } from './http/limits.ts'
import { pageRoutes } from './http/page/page-routes.ts'
import { recordAddress } from './http/read-request.ts'
import { refusal, refuse } from './http/refusal.ts'
import { refuseCall } from './http/refuse-call.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { installmentRoutes } from './installment/installment-routes.ts'
import { invitationRoutes } from './invitation/invitation-routes.ts'
import { mallRoutes } from './mall/mall-routes.ts'
import { mediaRoutes } from './media/media-routes.ts'
import { inboxRoutes } from './messages/inbox-routes.ts'
import { noticeRoutes } from './notice/notice-routes.ts'
import { offlineDownloadRoutes } from './offline-downloads/offline-download-routes.ts'
import { openApiRoutes } from './openapi/openapi-routes.ts'
import { myOrderRoutes } from './order/my-order-routes.ts'
import { paymentRoutes, paymentWebhook } from './payments/payment-routes.ts'
import { ownOfferRoutes } from './pre-loved/own-offer-routes.ts'
import { preLovedRoutes } from './pre-loved/pre-loved-routes.ts'
import { productRoutes } from './product/product-routes.ts'
import { pushRoutes } from './push/push-routes.ts'
import { recommendationRoutes } from './recommendation/recommendation-routes.ts'
import { refundRoutes } from './refund/refund-routes.ts'
import { regionRoutes } from './region/region-routes.ts'
import { ownReviewRoutes } from './review/own-review-routes.ts'
import { reviewRoutes } from './review/review-routes.ts'
import { searchRoutes } from './search/search-routes.ts'
import { shopRoutes } from './shop/shop-routes.ts'
import { issuerRoutes } from './sign-in/issuer-routes.ts'
import { sandboxRoutes } from './sign-in/sandbox-routes.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'
import { uploadRoutes, uploadTicketRoutes } from './uploads/upload-routes.ts'
import { voucherRoutes } from './voucher/voucher-routes.ts'

/** The API below `/api`, as a function of its dependencies. */
export function createApi(dependencies: Dependencies): Hono {
  const api = new Hono()
  const catalogue = [
    regionRoutes,
    mallRoutes,
    homeRoutes,
    categoryRoutes,
    productRoutes,
    deliveryRoutes,
    installmentRoutes,
    openCoinRoutes,
    findsRoutes,
    shopRoutes,
    searchRoutes,
    reviewRoutes,
    preLovedRoutes,
    offlineDownloadRoutes,
    clientErrorRoutes,
  ]
  const shoppers = [
    signInRoutes,
    issuerRoutes,
    userRoutes,
    uploadTicketRoutes,
    addressRoutes,
    favouriteRoutes,
    footprintRoutes,
    recommendationRoutes,
    cartRoutes,
    groceryRoutes,
    sharedListRoutes,
    voucherRoutes,
    groupBuyRoutes,
    checkoutRoutes,
    coinRoutes,
    myOrderRoutes,
    refundRoutes,
    ownReviewRoutes,
    ownOfferRoutes,
    paymentRoutes,
    noticeRoutes,
    invitationRoutes,
    pushRoutes,
    contactRoutes,
    chatRoutes,
  ]
  for (const mount of [...catalogue, ...shoppers]) mount(api, dependencies)
  api.onError(answerFailure(dependencies))
  return api
}

/** The whole mall at one address: API, pictures and page. */
export function createApp(dependencies: Dependencies): Hono {
  const app = new Hono()
  const api = createApi(dependencies)
  const inTurn = openTurns(dependencies)
  const page = pageRoutes(dependencies, api, inTurn)
  app.use(
    requestId({ limitLength: 64 }),
    requestLog(dependencies),
    recordAddress(dependencies.settings.ADDRESS_HEADER),
    securityHeaders(page.scriptHashes, dependencies.settings, dependencies.payments.origin),
    compress,
    page.unreadable,
    limits(),
  )
  healthRoutes(app, dependencies)
  entityTags(app)
  openApiRoutes(app, dependencies)
  for (const { path } of [search, suggestedItems, downloadSize, downloadPage, exportUser])
    app.get(`/api${path}`, inTurn)
  app.route('/api', api)
  app.all('/api/*', refuseCall)
  mediaRoutes(app, dependencies)
  crawlerRoutes(app, dependencies, page.screens)
  uploadRoutes(app, dependencies)
  inboxRoutes(app, dependencies)
  paymentWebhook(app, dependencies)
  sandboxRoutes(app, dependencies)
  page.mount(app)
  app.notFound((context) => refuse(context, refusal('NOT_FOUND', 'There is nothing at this address.')))
  app.onError(answerFailure(dependencies))
  return app
}

/**
 * Adds an `ETag` to the replies of cacheable endpoints, and answers 304 where the caller already has the same reply.
 */
function entityTags(app: Hono): void {
  const paths = Object.values(endpoints).flatMap(({ path, cacheSeconds }) => (cacheSeconds === undefined ? [] : [path]))
  for (const path of new Set(paths)) app.get(`/api${path}`, etag())
}
