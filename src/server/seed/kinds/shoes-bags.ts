import { type Choice, type Department, shoeSizes, type Words } from '../seed-shapes.ts'

/** European sizes of women's shoes. */
const womenSizes: Choice = { axis: 'size', values: ['35', '36', '37', '38', '39', '40', '41'] }

/** European sizes of men's shoes. */
const menSizes: Choice = { axis: 'size', values: ['39', '40', '41', '42', '43', '44', '45', '46'] }

const leather: Words = ['Cowhide leather', '头层牛皮', 'Sığır derisi', 'Натуральная кожа', 'Couro bovino']
const leatherCare: Words = [
  'Wipe clean, use leather cream',
  '擦净后涂皮革护理霜',
  'Silin, deri kremi uygulayın',
  'Протирать, обрабатывать кремом для кожи',
  'Limpar com pano e hidratar o couro',
]
const wipeClean: Words = [
  'Wipe with a damp cloth',
  '湿布擦拭',
  'Nemli bezle silinir',
  'Протирать влажной тканью',
  'Limpar com pano úmido',
]
const rubberSole: Words = ['Rubber', '橡胶', 'Kauçuk', 'Резина', 'Borracha']
const syntheticSole: Words = [
  'Synthetic rubber',
  '合成橡胶',
  'Sentetik kauçuk',
  'Синтетическая резина',
  'Borracha sintética',
]
const slipOn: Words = ['Slip-on', '一脚蹬', 'Bağcıksız', 'Без застёжки', 'De calçar']
const laces: Words = ['Laces', '系带', 'Bağcıklı', 'Шнуровка', 'Cadarço']
const zip: Words = ['Zip', '拉链', 'Fermuar', 'Молния', 'Zíper']

/** Shoes, bags and luggage. */
export const shoesBags: Department = {
  key: 'shoes-bags',
  name: ['Shoes and bags', '鞋靴箱包', 'Ayakkabı ve çanta', 'Обувь и сумки', 'Calçados e bolsas'],
  shortName: ['Shoes & bags', '鞋包', 'Ayakkabı, çanta', 'Обувь, сумки', 'Calçados'],
  render: '1f45f',
  sections: [
    {
      name: [
        'Everyday and sports shoes',
        '日常与运动鞋',
        'Günlük ve spor ayakkabı',
        'Повседневная и спортивная обувь',
        'Calçados casuais e esportivos',
      ],
      kinds: [
        {
          render: '1f45f',
          name: ['running shoes', '跑鞋', 'koşu ayakkabısı', 'кроссовки для бега', 'tênis de corrida'],
          lines: ['Aero Knit', 'Monsoon Mile', 'Dawn Pace', 'Coast Loop', 'Long Stride', 'Lap Nine'],
          features: [
            ['breathable mesh', '透气网面', 'nefes alan file', 'дышащая сетка', 'malha respirável'],
            ['cushioned heel', '后跟缓震', 'yastıklı topuk', 'амортизация в пятке', 'calcanhar amortecido'],
            ['reflective details', '反光细节', 'reflektörlü detaylar', 'светоотражающие детали', 'detalhes refletivos'],
            ['wide fit', '宽楦', 'geniş kalıp', 'широкая колодка', 'forma larga'],
            [
              'grippy wet-road sole',
              '湿地防滑大底',
              'ıslak zeminde tutan taban',
              'цепкая подошва для мокрой дороги',
              'solado aderente em piso molhado',
            ],
          ],
          price: 8490,
          about:
            'Light running shoes for daily kilometres on road and track. The midsole is soft under the heel and firmer at the toe, and the knitted upper wraps the foot without pressure points.',
          colours: false,
          choice: shoeSizes,
          specs: [
            [
              'material',
              ['Knitted polyester', '聚酯针织面料', 'Örgü polyester', 'Трикотажный полиэстер', 'Poliéster tricotado'],
            ],
            [
              'sole',
              [
                'EVA midsole, rubber outsole',
                'EVA中底，橡胶外底',
                'EVA orta taban, kauçuk dış taban',
                'Межподошва из ЭВА, резиновая подошва',
                'Entressola de EVA, solado de borracha',
              ],
            ],
            ['closure', laces],
            [
              'weight',
              ['245 g in size 41', '41码单只245克', '41 numarada 245 g', '245 г в размере 41', '245 g no número 41'],
            ],
            [
              'surface',
              [
                'Road, track, treadmill',
                '公路、跑道、跑步机',
                'Yol, pist, koşu bandı',
                'Асфальт, стадион, беговая дорожка',
                'Rua, pista, esteira',
              ],
            ],
            ['usage', ['Neutral running', '中性步态跑步', 'Nötr basış', 'Нейтральная пронация', 'Pisada neutra']],
          ],
          warranty: 6,
        },
        {
          render: '1f97e',
          name: ['hiking boots', '徒步靴', 'trekking botu', 'треккинговые ботинки', 'botas de trilha'],
          lines: ['Knuckles', 'Horton', 'Mist Ridge', 'Kackar', 'Base Camp', 'Cloud Forest'],
          features: [
            ['padded ankle', '护踝加厚', 'yastıklı bilek', 'мягкая поддержка голеностопа', 'tornozelo acolchoado'],
            ['toe guard', '防撞鞋头', 'burun koruması', 'защита мыска', 'biqueira reforçada'],
            ['deep lugs', '深齿大底', 'derin dişli taban', 'глубокий протектор', 'solado com travas fundas'],
            [
              'quick-drying lining',
              '速干内里',
              'çabuk kuruyan astar',
              'быстросохнущая подкладка',
              'forro de secagem rápida',
            ],
            ['light build', '轻量设计', 'hafif yapı', 'облегчённая конструкция', 'construção leve'],
          ],
          price: 16900,
          about:
            'Mid-height boots for wet forest paths, stony climbs and long days with a pack. A waterproof membrane keeps the feet dry through streams and rain.',
          colours: false,
          choice: { axis: 'size', values: ['37', '38', '39', '40', '41', '42', '43', '44', '45'] },
          specs: [
            ['material', ['Nubuck leather', '磨砂牛皮', 'Nubuk deri', 'Нубук', 'Couro nobuck']],
            ['sole', rubberSole],
            [
              'waterproof',
              [
                'Waterproof membrane',
                '防水膜',
                'Su geçirmez membran',
                'Водонепроницаемая мембрана',
                'Membrana impermeável',
              ],
            ],
            [
              'closure',
              ['Laces with hooks', '系带与快扣', 'Bağcık ve kanca', 'Шнуровка с крючками', 'Cadarço com ganchos'],
            ],
            [
              'surface',
              [
                'Trail, mud, rock',
                '山径、泥地、岩石',
                'Patika, çamur, kaya',
                'Тропа, грязь, камни',
                'Trilha, lama, pedra',
              ],
            ],
            [
              'care',
              [
                'Brush off mud, dry away from heat',
                '刷去泥土，避热阴干',
                'Çamuru fırçalayın, ısıdan uzakta kurutun',
                'Счистить грязь, сушить вдали от тепла',
                'Escovar a lama e secar longe do calor',
              ],
            ],
          ],
          warranty: 12,
        },
        {
          render: '1f45e',
          name: [
            "men's leather shoes",
            '男士真皮皮鞋',
            'erkek deri ayakkabı',
            'мужские кожаные туфли',
            'sapato social masculino de couro',
          ],
          lines: ['Notary', 'Beyoglu', 'Chancery', 'Old Quay', 'Cooper Row', 'Cinnamon Gate'],
          features: [
            ['cushioned insole', '软垫鞋垫', 'yumuşak iç taban', 'мягкая стелька', 'palmilha macia'],
            ['stitched sole', '缝制大底', 'dikişli taban', 'прошитая подошва', 'solado costurado'],
            ['rounded toe', '圆头', 'yuvarlak burun', 'закруглённый мысок', 'bico arredondado'],
            ['hand-burnished finish', '手工擦色', 'elde cilalanmış', 'ручная полировка', 'polimento à mão'],
            ['wide fit', '宽楦', 'geniş kalıp', 'широкая колодка', 'forma larga'],
          ],
          price: 13900,
          about:
            'Brown lace-up shoes in full leather that are as right with a suit as with dark jeans. They are cut on a comfortable last and take a polish beautifully.',
          colours: false,
          choice: menSizes,
          specs: [
            ['material', leather],
            ['lining', ['Leather', '真皮', 'Deri', 'Кожа', 'Couro']],
            ['sole', rubberSole],
            ['closure', laces],
            ['height', ['Heel 2.5 cm', '鞋跟2.5厘米', 'Topuk 2,5 cm', 'Каблук 2,5 см', 'Salto de 2,5 cm']],
            ['care', leatherCare],
          ],
          warranty: 6,
          from: 'tr',
        },
        {
          render: '1fa74',
          name: ['flip-flops', '人字拖', 'parmak arası terlik', 'вьетнамки', 'chinelo de dedo'],
          lines: ['Unawatuna', 'Salt Path', 'Kirinda', 'Easy Tide', 'Sun Deck', 'Pasikuda'],
          features: [
            ['soft footbed', '柔软鞋垫', 'yumuşak iç taban', 'мягкая стелька', 'palmilha macia'],
            ['non-slip tread', '防滑纹底', 'kaymaz taban', 'нескользящая подошва', 'solado antiderrapante'],
            ['contrast strap', '撞色带', 'kontrast bantlı', 'контрастный ремешок', 'tiras contrastantes'],
            ['quick to dry', '快干', 'çabuk kurur', 'быстро сохнут', 'seca rápido'],
            ['thick sole', '加厚鞋底', 'kalın taban', 'толстая подошва', 'sola grossa'],
          ],
          price: 1290,
          about:
            'Flip-flops in Sri Lankan natural rubber that stay springy for years. Made for the beach, the shower and quick trips to the shop.',
          colours: true,
          choice: shoeSizes,
          specs: [
            ['material', ['Natural rubber', '天然橡胶', 'Doğal kauçuk', 'Натуральный каучук', 'Borracha natural']],
            ['sole', rubberSole],
            ['waterproof', ['Yes', '防水', 'Evet', 'Да', 'Sim']],
            ['origin', ['Sri Lanka', '斯里兰卡', 'Sri Lanka', 'Шри-Ланка', 'Sri Lanka']],
            ['care', ['Rinse with water', '清水冲洗', 'Suyla durulanır', 'Ополаскивать водой', 'Lavar com água']],
          ],
          from: 'lk',
        },
      ],
    },
    {
      name: ["Women's shoes", '女鞋', 'Kadın ayakkabısı', 'Женская обувь', 'Calçados femininos'],
      kinds: [
        {
          render: '1f97f',
          name: [
            'pointed flats',
            '尖头平底鞋',
            'sivri burunlu babet',
            'балетки с острым мыском',
            'sapatilha de bico fino',
          ],
          lines: ['Sea Walk', 'Mira', 'Quay Street', 'Soft Arrival', 'Lilia', 'Nine Bells'],
          features: [
            ['padded heel', '后跟软垫', 'topuk yastıklı', 'мягкий задник', 'calcanhar acolchoado'],
            ['flexible sole', '柔软易弯鞋底', 'esnek taban', 'гибкая подошва', 'solado flexível'],
            ['low-cut sides', '浅口设计', 'alçak kesim', 'открытые бока', 'corte baixo nas laterais'],
            [
              'memory foam insole',
              '记忆棉鞋垫',
              'hafızalı köpük iç taban',
              'стелька с эффектом памяти',
              'palmilha de espuma com memória',
            ],
            [
              'folds into a handbag',
              '可折叠收纳',
              'çantaya sığacak kadar katlanır',
              'складываются в сумочку',
              'cabe dobrada na bolsa',
            ],
          ],
          price: 4990,
          about:
            'Flat shoes with a neat pointed toe, easy to walk in from the first day. They dress up trousers for the office and rest the feet after heels.',
          colours: true,
          choice: womenSizes,
          specs: [
            [
              'material',
              [
                'Soft synthetic leather',
                '柔软合成革',
                'Yumuşak suni deri',
                'Мягкая искусственная кожа',
                'Couro sintético macio',
              ],
            ],
            ['lining', ['Microfibre', '超细纤维', 'Mikrofiber', 'Микрофибра', 'Microfibra']],
            ['sole', syntheticSole],
            ['height', ['Heel 1 cm', '鞋跟1厘米', 'Topuk 1 cm', 'Каблук 1 см', 'Salto de 1 cm']],
            ['closure', slipOn],
            ['care', wipeClean],
          ],
        },
        {
          render: '1f460',
          name: ['stiletto heels', '细跟高跟鞋', 'stiletto ayakkabı', 'туфли на шпильке', 'scarpin de salto fino'],
          lines: ['Curtain Call', 'Nisan', 'Encore', 'Velvet Rope', 'First Dance', 'Pera'],
          features: [
            [
              'cushioned ball of foot',
              '前掌软垫',
              'ön taban yastıklı',
              'мягкая подушечка под стопой',
              'almofada na planta do pé',
            ],
            ['non-slip sole', '防滑鞋底', 'kaymaz taban', 'нескользящая подошва', 'solado antiderrapante'],
            ['pointed toe', '尖头', 'sivri burun', 'острый мысок', 'bico fino'],
            ['glossy finish', '亮面', 'parlak yüzey', 'глянцевая отделка', 'acabamento brilhante'],
            ['spare heel tips', '附备用鞋跟垫', 'yedek topuk lastiğiyle', 'запасные набойки', 'com tacos de reserva'],
          ],
          price: 7490,
          about:
            'Classic court shoes on a slim heel with a balanced arch, so the weight does not slide forward. For weddings, interviews and evenings that run late.',
          colours: true,
          choice: womenSizes,
          specs: [
            ['material', ['Synthetic leather', '合成革', 'Suni deri', 'Искусственная кожа', 'Couro sintético']],
            ['height', ['Heel 9 cm', '鞋跟9厘米', 'Topuk 9 cm', 'Каблук 9 см', 'Salto de 9 cm']],
            ['sole', syntheticSole],
            ['closure', slipOn],
            ['care', wipeClean],
          ],
        },
        {
          render: '1f461',
          name: [
            'block-heel mules',
            '粗跟凉拖鞋',
            'kalın topuklu terlik',
            'мюли на устойчивом каблуке',
            'tamanco de salto bloco',
          ],
          lines: ['Terrace', 'Rosa', 'Alanya', 'Late Lunch', 'Hibiscus Row', 'Siena'],
          features: [
            ['wide front strap', '宽面绑带', 'geniş ön bant', 'широкий ремешок', 'tira frontal larga'],
            ['soft footbed', '柔软鞋垫', 'yumuşak iç taban', 'мягкая стелька', 'palmilha macia'],
            ['wood-look heel', '仿木纹鞋跟', 'ahşap görünümlü topuk', 'каблук под дерево', 'salto efeito madeira'],
            ['open toe', '露趾', 'açık burun', 'открытый мысок', 'bico aberto'],
            ['non-slip sole', '防滑鞋底', 'kaymaz taban', 'нескользящая подошва', 'solado antiderrapante'],
          ],
          price: 5490,
          about:
            'Open sandals to slip on, with one broad strap and a steady block heel. They lend height without the wobble, on paving stones too.',
          colours: true,
          choice: womenSizes,
          specs: [
            ['material', ['Synthetic suede', '仿麂皮', 'Suni süet', 'Искусственная замша', 'Camurça sintética']],
            ['height', ['Heel 7 cm', '鞋跟7厘米', 'Topuk 7 cm', 'Каблук 7 см', 'Salto de 7 cm']],
            ['sole', syntheticSole],
            ['closure', slipOn],
            ['season', ['Summer', '夏季', 'Yaz', 'Лето', 'Verão']],
          ],
        },
        {
          render: '1fa70',
          name: ['ballet slippers', '芭蕾舞鞋', 'bale pabucu', 'балетки для танцев', 'sapatilha de balé'],
          lines: ['Odette', 'Barre', 'Pirouette', 'Little Swan', 'Adagio'],
          features: [
            ['crossed elastics', '交叉松紧带', 'çapraz lastikli', 'перекрёстные резинки', 'elásticos cruzados'],
            [
              'soft stretch canvas',
              '柔软弹力帆布',
              'yumuşak esnek kanvas',
              'мягкий эластичный хлопок',
              'lona macia com elastano',
            ],
            ['hand-pleated toe', '手工压褶鞋头', 'elde pilili burun', 'мысок ручной сборки', 'ponta franzida à mão'],
            ['for first lessons', '初学适用', 'ilk dersler için', 'для первых занятий', 'para as primeiras aulas'],
            ['snug low cut', '浅口贴脚', 'ayağı saran alçak kesim', 'плотная посадка', 'corte baixo e justo'],
          ],
          price: 2490,
          about:
            'Soft practice slippers that follow every line of the foot. The split sole points easily, and the elastics are already sewn on.',
          colours: true,
          choice: { axis: 'size', values: ['28', '30', '32', '34', '36', '38', '40'] },
          specs: [
            ['material', ['Cotton canvas', '棉帆布', 'Pamuklu kanvas', 'Хлопковая парусина', 'Lona de algodão']],
            [
              'sole',
              [
                'Split suede sole',
                '两片式绒面皮底',
                'İki parçalı süet taban',
                'Раздельная замшевая подошва',
                'Sola bipartida de camurça',
              ],
            ],
            [
              'surface',
              [
                'Studio and stage floors',
                '练功房与舞台地板',
                'Stüdyo ve sahne zemini',
                'Зал и сцена',
                'Piso de estúdio e palco',
              ],
            ],
            [
              'care',
              [
                'Hand wash, dry flat',
                '手洗，平铺晾干',
                'Elde yıkayın, düz kurutun',
                'Ручная стирка, сушить на плоскости',
                'Lavar à mão, secar na horizontal',
              ],
            ],
          ],
          from: 'cn',
        },
        {
          render: '1f462',
          name: [
            "women's zip boots",
            '女士拉链短靴',
            'fermuarlı kadın botu',
            'женские сапоги на молнии',
            'bota feminina com zíper',
          ],
          lines: ['Rainy Lane', 'Bursa', 'Ember', 'Left Bank', 'October', 'Fallen Leaf'],
          features: [
            ['water-repellent', '防泼水', 'su itici', 'водоотталкивающее покрытие', 'repelente à água'],
            ['cushioned insole', '软垫鞋垫', 'yumuşak iç taban', 'мягкая стелька', 'palmilha macia'],
            ['wide calf', '宽靴筒', 'geniş baldır', 'широкое голенище', 'cano largo'],
            ['grippy sole', '防滑大底', 'kaymaz taban', 'цепкая подошва', 'solado aderente'],
            ['smooth round toe', '圆头设计', 'yuvarlak burun', 'закруглённый мысок', 'bico arredondado'],
          ],
          price: 10900,
          about:
            'Boots that end below the calf, with a side zip and a broad heel you can walk on all day. They turn a plain dress or skinny jeans into an outfit.',
          colours: true,
          choice: womenSizes,
          specs: [
            ['material', ['Synthetic leather', '合成革', 'Suni deri', 'Искусственная кожа', 'Couro sintético']],
            ['lining', ['Soft textile', '柔软织物', 'Yumuşak tekstil', 'Мягкий текстиль', 'Tecido macio']],
            ['sole', syntheticSole],
            [
              'height',
              [
                'Shaft 22 cm, heel 5 cm',
                '靴筒22厘米，鞋跟5厘米',
                'Konç 22 cm, topuk 5 cm',
                'Голенище 22 см, каблук 5 см',
                'Cano de 22 cm, salto de 5 cm',
              ],
            ],
            ['closure', zip],
            ['season', ['Autumn and winter', '秋冬', 'Sonbahar ve kış', 'Осень и зима', 'Outono e inverno']],
          ],
          from: 'tr',
        },
      ],
    },
    {
      name: ['Bags and luggage', '箱包', 'Çanta ve valiz', 'Сумки и чемоданы', 'Bolsas e malas'],
      kinds: [
        {
          render: '1f45b',
          name: [
            'clasp coin purse',
            '口金零钱包',
            'klipsli bozuk para cüzdanı',
            'кошелёк с фермуаром',
            'porta-moedas com fecho de metal',
          ],
          lines: ['Penny', 'Grand Bazaar', 'Sweet Pea', 'Pocket Moon', 'Bonbon'],
          features: [
            ['soft lining', '柔软内衬', 'yumuşak astar', 'мягкая подкладка', 'forro macio'],
            ['gold-tone frame', '金色口金', 'altın rengi çerçeve', 'золотистая рамка', 'armação dourada'],
            ['card slot inside', '内置卡位', 'içte kart gözü', 'отделение для карты', 'com porta-cartão'],
            ['rounded shape', '圆润造型', 'yuvarlak form', 'округлая форма', 'formato arredondado'],
            ['hand-sewn', '手工缝制', 'el dikişi', 'ручной шов', 'costurado à mão'],
          ],
          price: 1290,
          about:
            'A rounded purse with a metal kiss clasp that shuts with a satisfying click. It holds coins, folded notes, a ring or earphones.',
          colours: true,
          specs: [
            [
              'material',
              [
                'Synthetic leather, metal frame',
                '合成革，金属口金',
                'Suni deri, metal çerçeve',
                'Искусственная кожа, металлическая рамка',
                'Couro sintético, armação de metal',
              ],
            ],
            ['closure', ['Kiss clasp', '口金扣', 'Metal klips', 'Фермуар', 'Fecho de clique']],
            ['dimensions', ['11 × 9 × 4 cm', '11×9×4厘米', '11 × 9 × 4 cm', '11 × 9 × 4 см', '11 × 9 × 4 cm']],
            ['care', wipeClean],
          ],
        },
        {
          render: '1f45c',
          name: [
            'two-tone handbag',
            '双色手提包',
            'iki renkli el çantası',
            'двухцветная сумка',
            'bolsa de mão bicolor',
          ],
          lines: ['Matinee', 'Nisantasi', 'Cocoa', 'Station Road', 'Verso', 'Elif'],
          features: [
            [
              'zipped inner pocket',
              '内置拉链袋',
              'fermuarlı iç cep',
              'внутренний карман на молнии',
              'bolso interno com zíper',
            ],
            [
              'detachable shoulder strap',
              '可拆肩带',
              'çıkarılabilir omuz askısı',
              'съёмный плечевой ремень',
              'alça de ombro removível',
            ],
            ['metal feet', '底部金属钉', 'metal taban ayakları', 'металлические ножки', 'pés de metal'],
            ['hand-painted edges', '手工油边', 'el boyaması kenarlar', 'ручная окраска краёв', 'bordas pintadas à mão'],
            ['phone pocket', '手机袋', 'telefon cebi', 'карман для телефона', 'bolso para celular'],
          ],
          price: 9900,
          about:
            'A structured bag in cream and brown with one short handle. It stands on its own, closes with a zip and takes a tablet, a purse and an umbrella.',
          colours: false,
          specs: [
            [
              'material',
              [
                'Grained synthetic leather',
                '荔枝纹合成革',
                'Dokulu suni deri',
                'Фактурная искусственная кожа',
                'Couro sintético texturizado',
              ],
            ],
            ['lining', ['Cotton twill', '棉斜纹布', 'Pamuklu gabardin', 'Хлопковый твил', 'Sarja de algodão']],
            ['closure', zip],
            [
              'dimensions',
              ['31 × 23 × 14 cm', '31×23×14厘米', '31 × 23 × 14 cm', '31 × 23 × 14 см', '31 × 23 × 14 cm'],
            ],
            ['care', wipeClean],
          ],
          warranty: 6,
        },
        {
          render: '1f45d',
          name: ['zip clutch', '拉链手拿包', 'fermuarlı portföy çanta', 'клатч на молнии', 'clutch com zíper'],
          lines: ['Quiet Hour', 'Afterglow', 'Powder Room', 'Tulle', 'Late Show'],
          features: [
            ['wrist loop', '附腕带', 'bilek askılı', 'петля на запястье', 'alça de pulso'],
            ['washable lining', '可擦洗内衬', 'silinebilir astar', 'моющаяся подкладка', 'forro lavável'],
            ['gold-tone zip', '金色拉链', 'altın rengi fermuar', 'золотистая молния', 'zíper dourado'],
            ['inner pocket', '内袋', 'iç cepli', 'внутренний карман', 'bolso interno'],
            ['padded body', '软垫包身', 'yumuşak dolgulu', 'мягкие стенки', 'corpo acolchoado'],
          ],
          price: 2690,
          about:
            'A soft little pouch for the evening or for make-up in a larger bag. It holds a phone, keys, cards and a lipstick.',
          colours: true,
          specs: [
            [
              'material',
              [
                'Smooth synthetic leather',
                '光面合成革',
                'Pürüzsüz suni deri',
                'Гладкая искусственная кожа',
                'Couro sintético liso',
              ],
            ],
            ['closure', zip],
            ['dimensions', ['21 × 14 × 5 cm', '21×14×5厘米', '21 × 14 × 5 cm', '21 × 14 × 5 см', '21 × 14 × 5 cm']],
            ['weight', ['160 g', '160克', '160 g', '160 г', '160 g']],
            ['care', wipeClean],
          ],
        },
        {
          render: '1f4bc',
          name: [
            'leather briefcase',
            '真皮公文包',
            'deri evrak çantası',
            'кожаный портфель',
            'pasta executiva de couro',
          ],
          lines: ['Advocate', 'Consul', 'Bankside', 'Morning Train', 'Levant', 'Portico'],
          features: [
            [
              'padded laptop section',
              '电脑隔层',
              'yastıklı dizüstü bölmesi',
              'отделение для ноутбука',
              'compartimento acolchoado para notebook',
            ],
            ['trolley sleeve', '可套拉杆', 'valize takılır', 'крепление на чемодан', 'encaixe para mala de viagem'],
            ['shoulder strap', '附肩带', 'omuz askılı', 'плечевой ремень', 'alça de ombro'],
            ['hand-stitched handle', '手工缝制提手', 'el dikişi sap', 'ручка ручного шва', 'alça costurada à mão'],
            ['three compartments', '三隔层', 'üç bölmeli', 'три отделения', 'três divisórias'],
          ],
          price: 22900,
          about:
            'A flap briefcase in dark brown leather that gains character with the years. It takes A4 folders and a 15-inch laptop and shuts with a solid metal lock.',
          colours: false,
          specs: [
            ['material', leather],
            ['lining', ['Cotton canvas', '棉帆布', 'Pamuklu kanvas', 'Хлопковая парусина', 'Lona de algodão']],
            ['closure', ['Metal lock', '金属锁扣', 'Metal kilit', 'Металлический замок', 'Fecho de metal']],
            [
              'dimensions',
              ['40 × 30 × 10 cm', '40×30×10厘米', '40 × 30 × 10 cm', '40 × 30 × 10 см', '40 × 30 × 10 cm'],
            ],
            ['weight', ['1.4 kg', '1.4千克', '1,4 kg', '1,4 кг', '1,4 kg']],
            ['care', leatherCare],
          ],
          warranty: 24,
          from: 'tr',
        },
        {
          render: '1f392',
          name: ['everyday backpack', '日常双肩包', 'günlük sırt çantası', 'повседневный рюкзак', 'mochila casual'],
          lines: ['Schoolyard', 'Ring Road', 'Hilltop', 'Book Club', 'Rail Pass', 'Free Period'],
          features: [
            [
              'padded laptop sleeve',
              '电脑隔层',
              'yastıklı dizüstü bölmesi',
              'отделение для ноутбука',
              'bolso acolchoado para notebook',
            ],
            ['breathable back', '透气背板', 'hava alan sırt', 'дышащая спинка', 'costas respiráveis'],
            [
              'two bottle pockets',
              '双侧水瓶袋',
              'iki matara cebi',
              'два кармана для бутылок',
              'dois bolsos para garrafa',
            ],
            ['hidden back pocket', '背部隐形袋', 'gizli arka cep', 'потайной карман', 'bolso oculto nas costas'],
            ['chest strap', '附胸带', 'göğüs kayışlı', 'нагрудный ремень', 'tira peitoral'],
          ],
          price: 5990,
          about:
            'A rounded backpack with a large main section and a front pocket for the things you look for all day. The padded straps spread the load and the fabric shakes off a shower.',
          colours: true,
          choice: {
            axis: 'volume',
            values: [
              ['16 L', '16升', '16 L', '16 л', '16 L'],
              ['22 L', '22升', '22 L', '22 л', '22 L'],
              ['28 L', '28升', '28 L', '28 л', '28 L'],
            ],
            factors: [0.85, 1, 1.2],
          },
          specs: [
            [
              'material',
              [
                '600D recycled polyester',
                '600D再生聚酯纤维',
                '600D geri dönüştürülmüş polyester',
                'Переработанный полиэстер 600D',
                'Poliéster reciclado 600D',
              ],
            ],
            ['closure', ['Two-way zip', '双头拉链', 'Çift yönlü fermuar', 'Двусторонняя молния', 'Zíper de duas vias']],
            ['waterproof', ['Water-repellent', '防泼水', 'Su itici', 'Водоотталкивающий', 'Repelente à água']],
            ['care', ['Hand wash', '手洗', 'Elde yıkama', 'Ручная стирка', 'Lavar à mão']],
          ],
          warranty: 12,
        },
        {
          render: '1f9f3',
          name: [
            'hard-shell suitcase',
            '硬壳拉杆箱',
            'sert kabuklu valiz',
            'жёсткий чемодан на колёсах',
            'mala de viagem rígida',
          ],
          lines: ['Layover', 'Far Shore', 'Gate Seven', 'Trade Wind', 'Long Haul', 'Arrivals'],
          features: [
            ['quiet wheels', '静音轮', 'sessiz tekerlekler', 'бесшумные колёса', 'rodas silenciosas'],
            ['expands by 4 cm', '可加宽4厘米', '4 cm genişler', 'расширяется на 4 см', 'expande 4 cm'],
            ['scratch-resistant', '耐刮箱面', 'çizilmeye dayanıklı', 'стойкий к царапинам', 'resistente a riscos'],
            ['divider with pockets', '带袋隔层', 'cepli bölme', 'перегородка с карманами', 'divisória com bolsos'],
            [
              'address tag included',
              '附行李牌',
              'adres etiketiyle',
              'с адресной биркой',
              'com etiqueta de identificação',
            ],
          ],
          price: 17900,
          about:
            'A light, tough case with a ribbed shell that shrugs off baggage belts. The telescopic handle locks at two heights, and straps on both sides keep clothes flat.',
          colours: true,
          choice: {
            axis: 'volume',
            values: [
              ['38 L', '38升', '38 L', '38 л', '38 L'],
              ['68 L', '68升', '68 L', '68 л', '68 L'],
              ['98 L', '98升', '98 L', '98 л', '98 L'],
            ],
            factors: [1, 1.35, 1.65],
          },
          specs: [
            ['material', ['Polypropylene', '聚丙烯', 'Polipropilen', 'Полипропилен', 'Polipropileno']],
            [
              'lining',
              [
                'Recycled polyester',
                '再生聚酯纤维',
                'Geri dönüştürülmüş polyester',
                'Переработанный полиэстер',
                'Poliéster reciclado',
              ],
            ],
            [
              'closure',
              [
                'Zip with combination lock',
                '拉链密码锁',
                'Şifreli kilitli fermuar',
                'Молния с кодовым замком',
                'Zíper com cadeado de senha',
              ],
            ],
            [
              'included',
              [
                'Packing straps on both sides',
                '双侧固定带',
                'İki tarafta sabitleme kayışı',
                'Фиксирующие ремни с обеих сторон',
                'Tiras de fixação dos dois lados',
              ],
            ],
            ['care', wipeClean],
          ],
          warranty: 36,
          from: 'cn',
        },
        {
          render: '1f6cd-fe0f',
          name: [
            'reusable shopping bags',
            '环保购物袋',
            'çok kullanımlık alışveriş çantası',
            'многоразовые сумки для покупок',
            'sacolas de compras reutilizáveis',
          ],
          lines: ['Market Day', 'Pola', 'Two Stripe', 'Fruit Stall', 'Corner Shop'],
          features: [
            ['fold flat', '可折叠', 'düz katlanır', 'складываются плоско', 'dobráveis'],
            ['reinforced base', '加固底部', 'güçlendirilmiş taban', 'усиленное дно', 'fundo reforçado'],
            ['soft handles', '柔软提手', 'yumuşak saplar', 'мягкие ручки', 'alças macias'],
            [
              'wipe-clean inside',
              '内层易擦洗',
              'içi silinebilir',
              'моющаяся внутренняя сторона',
              'interior fácil de limpar',
            ],
            ['stand up by themselves', '自立不倒', 'kendi başına durur', 'стоят сами', 'ficam em pé sozinhas'],
          ],
          price: 790,
          about:
            'A set of one large striped bag and one small plain one for the market and the mall. Strong enough for melons and rice, light enough to keep in the car.',
          colours: true,
          specs: [
            [
              'material',
              [
                'Woven polypropylene',
                '聚丙烯编织布',
                'Dokuma polipropilen',
                'Тканый полипропилен',
                'Ráfia de polipropileno',
              ],
            ],
            [
              'packSize',
              [
                'Set of 2: large and small',
                '2只装：大小各一',
                '2’li set: büyük ve küçük',
                'Набор из 2: большая и маленькая',
                'Kit com 2: grande e pequena',
              ],
            ],
            [
              'dimensions',
              [
                '40 × 45 × 18 cm and 28 × 28 × 14 cm',
                '40×45×18厘米，28×28×14厘米',
                '40 × 45 × 18 cm ve 28 × 28 × 14 cm',
                '40 × 45 × 18 см и 28 × 28 × 14 см',
                '40 × 45 × 18 cm e 28 × 28 × 14 cm',
              ],
            ],
            [
              'load',
              ['Up to 15 kg each', '单只承重15千克', 'Her biri 15 kg’a kadar', 'До 15 кг каждая', 'Até 15 kg cada'],
            ],
          ],
        },
      ],
    },
  ],
}
