import { playSeeds } from './play-seeds.ts'

playSeeds('first')
