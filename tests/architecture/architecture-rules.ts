import { bareWords } from './bare-words.ts'
import {
  barrel,
  builtQueries,
  fetchCalls,
  formsWithoutHold,
  linesLike,
  longerThan,
  looseTypes,
  manuallyTypedRows,
  sqlStatements,
  stringsLike,
  undocumentedFunctions,
} from './code-findings.ts'
import { forbiddenImports, importsOf } from './import-rules.ts'
import { meaninglessNames, notKebab, privateClassNames } from './names.ts'
import type { Rule } from './rule.ts'
import { rawColours, strangeBreakpoints } from './styles.ts'

const code = /^(src|tests|e2e)\/.*\.tsx?$|^vite\.config\.ts$/
const source = /^src\/.*\.tsx?$/
const generated = /\.gen\.ts$/

/** Data written as code. These files are long because of the mall's content, and are read like tables. */
const data =
  /^src\/server\/seed\/(kinds\/|.*-words\.ts$|promotions\.ts$|brands\.ts$|shops\.ts$|clashing-features\.ts$|areas\/)|^src\/words\/(policies|about|help)\/|\.gen\.ts$/

/** SQL belongs in stores; the seed counts as a store. */
const stores = /-store\.ts$|^src\/server\/(database|seed)\//
/**
 * Search assembles its statements from parts, the seed fills tables by name, and the backup reads the database's system
 * catalogue.
 */
const manuallyTyped = /^src\/server\/(database|seed|search)\/|^src\/server\/operator\/backup-store\.ts$/

/** Every rule that can be checked on a single file (docs/CONTRIBUTING.md#tree). */
export const architectureRules: readonly Rule[] = [
  {
    name: 'imports follow the import rules',
    covers: source,
    except: generated,
    find: forbiddenImports,
    instead:
      'Move the shared code to a folder that both may import, or pass a value in; use another feature through its index.ts',
    bad: { path: 'src/app/ui/layout/card.tsx', text: "import { useCart } from '#features/cart/use-cart.ts'\n" },
  },
  {
    name: 'a feature meets another only through its index.ts',
    covers: /^src\/app\/(features|shell)\//,
    find: forbiddenImports,
    instead: "Export it from that feature's index.ts",
    bad: {
      path: 'src/app/features/shop/shop-screen.tsx',
      text: "import { CartLine } from '#features/cart/cart-line.tsx'\n",
    },
  },
  {
    name: 'only vite.config.ts imports the build',
    covers: /^(src|e2e)\//,
    except: /^src\/build\//,
    find: importsOf(/^src\/build\//),
    instead: 'Pass values of the build to the page through a virtual module or import.meta.env',
    bad: { path: 'src/app/ui/base/icon.tsx', text: "import { iconSprite } from '#build/icon-sprite.ts'\n" },
  },
  {
    name: 'files are short',
    covers: /^src\/.*\.tsx?$|^vite\.config\.ts$/,
    except: data,
    find: longerThan(300),
    instead: 'Split the file by responsibility',
    bad: { path: 'src/server/home/home-store.ts', text: '//\n'.repeat(301) },
  },
  {
    name: 'test files are short',
    covers: /^(tests|e2e)\/.*\.tsx?$/,
    find: longerThan(450),
    instead: 'Split the file by tested behaviour',
    bad: { path: 'tests/server/home.test.ts', text: '//\n'.repeat(451) },
  },
  {
    name: 'style sheets are short',
    covers: /^src\/.*\.css$/,
    find: longerThan(300),
    instead: 'Split the component that the sheet styles',
    bad: { path: 'src/app/ui/layout/card.module.css', text: '/* */\n'.repeat(301) },
  },
  {
    name: 'route files contain no screen',
    covers: /^src\/app\/routes\//,
    find: longerThan(40),
    instead: "Move the screen into the feature's folder",
    bad: { path: 'src/app/routes/Cart.tsx', text: '//\n'.repeat(41) },
  },
  {
    name: 'decisions are short',
    covers: /^docs\/decisions\/\d.*\.md$/,
    find: longerThan(80),
    instead: 'Limit the decision to context, decision and consequences',
    bad: { path: 'docs/decisions/' + '0001-a.md', text: '-\n'.repeat(81) },
  },
  {
    name: 'no untranslated text in JSX',
    covers: /^src\/app\/.*\.tsx$/,
    // Shown in development only, to developers of the kit.
    except: /^src\/app\/features\/gallery\//,
    find: bareWords,
    instead: 'Put the text into <Trans> or t`…` of @lingui/react/macro',
    bad: { path: 'src/app/ui/layout/card.tsx', text: 'export const Card = () => <img alt="A cup" />\n' },
  },
  {
    name: 'a form holds updates while its input is unsaved',
    covers: /^src\/app\/features\/.*\.tsx?$/,
    find: formsWithoutHold,
    instead: 'Call useHoldUpdates(form.isDirty) of sync/later/unsaved-work.ts',
    bad: { path: 'src/app/features/contact/contact-form.tsx', text: 'export const useIt = () => useForm({})\n' },
  },
  {
    name: 'colours are tokens',
    covers: /^src\/.*\.css$/,
    except: /^src\/app\/styles\/tokens\.css$/,
    find: rawColours,
    instead: 'Use a token of app/styles/tokens.css',
    bad: { path: 'src/app/ui/layout/card.module.css', text: '.card { border: 1px solid red; }\n' },
  },
  {
    name: 'colours are tokens in code, too',
    covers: /^src\/app\/.*\.tsx?$/,
    find: stringsLike(/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|\b(rgb|hsl)a?\(/i),
    instead: 'Use a token of app/styles/tokens.css in the style sheet',
    bad: { path: 'src/app/ui/layout/card.tsx', text: "export const colour = '#00645A'\n" },
  },
  {
    name: "breakpoints are the design's",
    covers: /^src\/app\/.*\.(css|tsx?)$/,
    find: strangeBreakpoints,
    instead: 'The steps are 360, 390, 640, 768, 835, 1024 and 1280 px, or one less with max-width',
    bad: { path: 'src/app/ui/layout/card.module.css', text: '@media (min-width: 900px) { .card { gap: 0 } }\n' },
  },
  {
    name: "numbers on the screen are in the reader's format",
    covers: /^src\/app\/.*\.tsx?$/,
    find: linesLike(/\.toFixed\(/),
    instead: 'Use formatCount() of words/count.ts, formatPrice() of words/price.ts, or i18n.number()',
    bad: { path: 'src/app/ui/product/rating.tsx', text: 'export const words = (score: number) => score.toFixed(1)\n' },
  },
  {
    name: 'the page and the worker call no method that Chrome 100 lacks',
    covers: /^src\/(app|contract|offline|words|worker)\/.*\.tsx?$/,
    find: linesLike(
      /\.(toReversed|toSorted|toSpliced|toWellFormed)\(|\b(Object|Map)\.groupBy\(|\bArray\.fromAsync\(|\bAbortSignal\.(any|timeout)\(|\bURL\.(canParse|parse)\(|\bPromise\.(try|withResolvers)\(/,
    ),
    instead:
      'Copy the array and change the copy: [...list].reverse(); use timeoutSignal() of offline/timeout-signal.ts',
    bad: { path: 'src/app/cache/prices.ts', text: 'export const last = (list: number[]) => list.toReversed()\n' },
  },
  {
    name: 'fetch is called in few files',
    covers: source,
    except:
      /^src\/offline\/(call|is-reachable|chat\/event-stream|upload\/upload)\.ts$|^src\/app\/shell\/fetch-later\.ts$|^src\/worker\/|^src\/server\/http\/fetch-external\.ts$/,
    find: fetchCalls,
    instead:
      'Use call() of offline/call.ts, readStream() of event-stream.ts, upload() of upload.ts or isReachable() of is-reachable.ts, on the server fetchExternal() or postExternal() of http/fetch-external.ts',
    bad: { path: 'src/app/cache/prices.ts', text: "export const prices = () => fetch('/api/prices')\n" },
  },
  {
    name: 'idb-keyval is imported in one place',
    covers: code,
    except: /^src\/offline\/stores\.ts$|^tests\//,
    find: importsOf(/^idb-keyval$/),
    instead: 'Use openStore() of offline/stores.ts',
    bad: { path: 'src/worker/pictures.ts', text: "import { get } from 'idb-keyval'\n" },
  },
  {
    name: 'SQL is in stores only',
    covers: source,
    except: stores,
    find: (file) => [...importsOf(/^kysely(\/|$)/)(file), ...sqlStatements(file), ...builtQueries(file)],
    instead: "Move the query into the capability's *-store.ts",
    bad: { path: 'src/server/home/home-routes.ts', text: "export const tags = db.selectFrom('tag')\n" },
  },
  {
    name: 'rows are typed by the schema',
    covers: /^src\/server\/.*\.ts$/,
    except: manuallyTyped,
    find: manuallyTypedRows,
    instead: 'Build the query with Kysely, whose columns are those of database/schema.ts (decision 0041)',
    bad: {
      path: 'src/server/home/home-store.ts',
      text: 'export const tags = () => query<{ id: number }>(db, statement)\n',
    },
  },
  {
    name: 'only server/database imports the database driver',
    covers: source,
    except: /^src\/server\/database\//,
    find: importsOf(/^(pg|@electric-sql\/pglite)(\/|$)/),
    instead: 'Use the Database of the dependencies',
    bad: { path: 'src/server/home/home-store.ts', text: "import pg from 'pg'\n" },
  },
  {
    name: 'tests reach PostgreSQL through one module',
    covers: /^(tests|e2e)\//,
    except: /^tests\/server\/support\/test-database\.ts$|^tests\/support\/run-tests\.ts$/,
    find: linesLike(/process\.env(\.|\[')DATABASE_URL/),
    instead:
      'Import postgresUrl or copyOf of tests/server/support/test-database.ts, so that the file runs on PostgreSQL, too',
    bad: { path: 'tests/server/home.test.ts', text: 'const url = process.env.' + 'DATABASE_URL\n' },
  },
  {
    name: 'storage keys are defined in two files',
    covers: source,
    except: /^src\/offline\/(storage-keys|store-names)\.ts$/,
    find: stringsLike(/^nelu[.-](?!manrope)[\w-]*/),
    instead:
      'Define the key in offline/storage-keys.ts, or in offline/store-names.ts if the first load does not need it',
    bad: { path: 'src/app/device/theme.ts', text: "export const theme = localStorage.getItem('nelu.theme')\n" },
  },
  {
    name: 'the brand name is in one file',
    covers: source,
    except: /^src\/words\/brand\.ts$/,
    find: stringsLike(/\bnelu(?![.\w-])/i),
    instead: 'Use brand of words/brand.ts; policies write {brand}',
    bad: { path: 'src/server/mail/mail-rules.ts', text: 'export const subject = `Welcome to Nelu`\n' },
  },
  {
    name: 'file names describe their content',
    covers: code,
    except: /^src\/app\/(routes\/|features\/[^/]+\/index\.ts$)/,
    find: meaninglessNames,
    instead: 'Name the file after its main export',
    bad: { path: 'src/server/home/utils.ts', text: '' },
  },
  {
    name: 'class names are standard terms',
    covers: /^src\/.*\.css$/,
    find: privateClassNames,
    instead: 'Name what the element is: a link, an action, an option',
    bad: { path: 'src/app/ui/layout/section.module.css', text: '.way svg {\n  display: none;\n}\n' },
  },
  {
    name: 'file names are kebab-case',
    covers: /^(src|tests|e2e)\//,
    except: /^src\/app\/routes\/|README\.md$/,
    find: notKebab,
    instead: 'Use lower-case letters and hyphens',
    bad: { path: 'src/app/ui/productCard.tsx', text: '' },
  },
  {
    name: 'no barrel files',
    covers: code,
    // The public interface of a feature is the only file that may re-export.
    except: /^src\/app\/features\/[^/]+\/index\.tsx?$/,
    find: barrel,
    instead: 'Import from the file with the definition',
    bad: { path: 'src/contract/cart/cart.ts', text: "export * from './cart-line.ts'\n" },
  },
  {
    name: 'no loose types',
    covers: code,
    except: generated,
    find: looseTypes,
    instead: 'Parse the value with valibot, narrow its type, or add the file to loose-types.ts with the reason',
    bad: {
      path: 'src/server/home/home-rules.ts',
      text: 'export const one = (value: any) => value as unknown as string\n',
    },
  },
  {
    name: 'no suppressed compiler errors',
    covers: code,
    except: generated,
    find: linesLike(/\/[/*]\s*@ts-(ignore|nocheck|expect-error)/),
    instead: 'Correct the type',
    bad: { path: 'src/server/home/home-rules.ts', text: '// @ts-' + 'ignore\nexport const one = 1\n' },
  },
  {
    name: 'exported functions have a doc comment',
    covers: /^src\/(contract|offline|app\/ui)\/.*\.tsx?$|^src\/server\/.*-rules\.ts$/,
    find: undocumentedFunctions,
    instead: 'Document inputs, outputs, failures and the rule that the function implements',
    bad: { path: 'src/contract/slug.ts', text: 'export const slugOf = (title: string) => title\n' },
  },
]
