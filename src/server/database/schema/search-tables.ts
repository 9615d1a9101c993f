import type { CalendarDate, Generated, List } from './column-types.ts'

export interface SearchEntryTable {
  prod_id: number
  rank: number
  is_first: boolean
  value_ids: List<number>
  words: string
}

export interface SearchWordTable {
  word: string
  uses: number
  title_uses: Generated<number>
}

export interface SearchIndexTable {
  version: number
}

export interface SearchDeletionTable {
  deletion: number
  word: string
}

export interface SearchPhraseTable {
  phrase_id: number
  lang: string
  phrase: string
  folded: string
  weight: number
  regions: Generated<List<number>>
}

export interface SearchCountTable {
  lang: string
  phrase: string
  day: CalendarDate
  times: Generated<number>
  caller: Generated<string>
}

export interface SearchSecretTable {
  secret: string
}

export interface StoppedSearchTable {
  phrase: string
}
