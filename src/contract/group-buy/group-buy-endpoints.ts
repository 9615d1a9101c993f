import { groupBuyPage, readGroupBuy, readTeam } from './group-buy.ts'
import {
  forgetGroupBuy,
  ownGroupBuyPage,
  readOwnGroupBuy,
  readOwnTeam,
  remindOfGroupBuy,
  startTeam,
} from './own-group-buy.ts'

/** The endpoints of group buys. */
export const groupBuyEndpoints = {
  groupBuyPage,
  readGroupBuy,
  readTeam,
  ownGroupBuyPage,
  readOwnGroupBuy,
  readOwnTeam,
  startTeam,
  remindOfGroupBuy,
  forgetGroupBuy,
}
