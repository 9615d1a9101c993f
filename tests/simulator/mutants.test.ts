import { playMutants } from './mutants/play-mutants.ts'

playMutants('first')
