import type { Department } from '../seed-shapes.ts'
import { bakery } from './grocery-bakery.ts'
import { dairyAndEggs } from './grocery-dairy.ts'
import { orchardFruit, tropicalFruit } from './grocery-fruit.ts'
import { meatAndFish } from './grocery-meat-fish.ts'
import { readyMeals } from './grocery-ready-meals.ts'
import { gardenVegetables, rootVegetables } from './grocery-vegetables.ts'

/** Fresh food, each of its sections in a file of its own. */
export const grocery: Department = {
  key: 'grocery',
  name: ['Fresh groceries', '生鲜食品', 'Taze gıda', 'Свежие продукты', 'Alimentos frescos'],
  shortName: ['Grocery', '生鲜', 'Market', 'Продукты', 'Mercado'],
  render: '1f96d',
  sections: [
    tropicalFruit,
    orchardFruit,
    gardenVegetables,
    rootVegetables,
    meatAndFish,
    dairyAndEggs,
    bakery,
    readyMeals,
  ],
}
