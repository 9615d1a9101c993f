import { beautyHealth } from './kinds/beauty-health.ts'
import { booksStationery } from './kinds/books-stationery.ts'
import { computersGaming } from './kinds/computers-gaming.ts'
import { fashion } from './kinds/fashion.ts'
import { gardenPets } from './kinds/garden-pets.ts'
import { giftsParty } from './kinds/gifts-party.ts'
import { grocery } from './kinds/grocery.ts'
import { homeLiving } from './kinds/home-living.ts'
import { household } from './kinds/household.ts'
import { jewelleryWatches } from './kinds/jewellery-watches.ts'
import { kitchenDining } from './kinds/kitchen-dining.ts'
import { music } from './kinds/music.ts'
import { pantryDrinks } from './kinds/pantry-drinks.ts'
import { phonesAudio } from './kinds/phones-audio.ts'
import { shoesBags } from './kinds/shoes-bags.ts'
import { sportsOutdoors } from './kinds/sports-outdoors.ts'
import { toolsAuto } from './kinds/tools-auto.ts'
import { toysBaby } from './kinds/toys-baby.ts'
import type { Department } from './seed-shapes.ts'

/** Every department in the mall's order, the most visited first. */
export const departments: readonly Department[] = [
  phonesAudio,
  fashion,
  shoesBags,
  grocery,
  homeLiving,
  beautyHealth,
  sportsOutdoors,
  toysBaby,
  kitchenDining,
  computersGaming,
  pantryDrinks,
  jewelleryWatches,
  household,
  gardenPets,
  booksStationery,
  toolsAuto,
  music,
  giftsParty,
]
