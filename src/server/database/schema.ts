import type * as account from './schema/account-tables.ts'
import type * as catalogue from './schema/catalogue-tables.ts'
import type * as chat from './schema/chat-tables.ts'
import type * as coin from './schema/coin-tables.ts'
import type * as grocery from './schema/grocery-tables.ts'
import type * as groupBuy from './schema/group-buy-tables.ts'
import type * as invitation from './schema/invitation-tables.ts'
import type * as operator from './schema/operator-tables.ts'
import type * as order from './schema/order-tables.ts'
import type * as payment from './schema/payment-tables.ts'
import type * as preLoved from './schema/pre-loved-tables.ts'
import type * as push from './schema/push-tables.ts'
import type * as search from './schema/search-tables.ts'
import type { Views } from './schema/views.ts'
import type * as voucher from './schema/voucher-tables.ts'

/**
 * Every table of the database with its columns, as the migrations create them; a query with an unknown column does not
 * compile.
 * A test compares this type with a migrated database (decision 0041).
 */
export interface Schema extends Views {
  account: account.AccountTable
  account_trace: invitation.AccountTraceTable
  address: account.AddressTable
  announcement: order.AnnouncementTable
  attribute: catalogue.AttributeTable
  attribute_value: catalogue.AttributeValueTable
  banner: catalogue.BannerTable
  brand: catalogue.BrandTable
  cart: account.CartTable
  cart_line: account.CartLineTable
  category: catalogue.CategoryTable
  chat: chat.ChatTable
  chat_feed: chat.ChatFeedTable
  chat_message: chat.ChatMessageTable
  checkout: order.CheckoutTable
  code: account.CodeTable
  coin_account: coin.CoinAccountTable
  coin_entry: coin.CoinEntryTable
  contact_message: account.ContactMessageTable
  counted_stock: operator.CountedStockTable
  favourite: account.FavouriteTable
  footprint: account.FootprintTable
  grocery_item: grocery.GroceryItemTable
  grocery_link: grocery.GroceryLinkTable
  grocery_list: grocery.GroceryListTable
  group_buy: groupBuy.GroupBuyTable
  group_place: groupBuy.GroupPlaceTable
  group_reminder: groupBuy.GroupReminderTable
  group_team: groupBuy.GroupTeamTable
  idempotency: account.IdempotencyTable
  identity: account.IdentityTable
  invitation: invitation.InvitationTable
  invitation_score: invitation.InvitationScoreTable
  job_trouble: operator.JobTroubleTable
  member_shop: preLoved.MemberShopTable
  migration: operator.MigrationTable
  money_back: payment.MoneyBackTable
  offer: catalogue.OfferTable
  order_coin: coin.OrderCoinTable
  order_event: order.OrderEventTable
  order_item: order.OrderItemTable
  order_notice: order.OrderNoticeTable
  order_voucher: voucher.OrderVoucherTable
  payment_attempt: payment.PaymentAttemptTable
  payment_order: payment.PaymentOrderTable
  pre_loved_item: preLoved.PreLovedItemTable
  price_change: catalogue.PriceChangeTable
  product: catalogue.ProductTable
  product_attribute: catalogue.ProductAttributeTable
  push_delivery: push.PushDeliveryTable
  push_key: push.PushKeyTable
  push_message: push.PushMessageTable
  push_price: push.PushPriceTable
  push_subscription: push.PushSubscriptionTable
  push_watch: push.PushWatchTable
  rate: account.RateTable
  refresh_token: account.RefreshTokenTable
  refund: order.RefundTable
  refund_item: order.RefundItemTable
  review: catalogue.ReviewTable
  review_moderation: operator.ReviewModerationTable
  review_report: account.ReviewReportTable
  review_vote: account.ReviewVoteTable
  saved_card: payment.SavedCardTable
  search_count: search.SearchCountTable
  search_secret: search.SearchSecretTable
  stopped_search: search.StoppedSearchTable
  search_deletion: search.SearchDeletionTable
  search_entry: search.SearchEntryTable
  search_phrase: search.SearchPhraseTable
  search_index: search.SearchIndexTable
  search_word: search.SearchWordTable
  seeding: operator.SeedingTable
  session: account.SessionTable
  shop: catalogue.ShopTable
  shop_order: order.ShopOrderTable
  shopper_review: account.ShopperReviewTable
  shopper_voucher: voucher.ShopperVoucherTable
  sku: catalogue.SkuTable
  sku_offer: catalogue.SkuOfferTable
  tag: catalogue.TagTable
  tag_product: catalogue.TagProductTable
  upload: account.UploadTable
  voucher: voucher.VoucherTable
  withdrawn_product: operator.WithdrawnProductTable
}
