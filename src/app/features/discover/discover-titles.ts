import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of `/discover`. */
export const discoverTitle = (i18n: I18n): string => i18n._(msg`Discover`)

/** The title of a department's sub-categories. */
export const departmentTitle = ({ categoryName }: { readonly categoryName: string }): string => categoryName
