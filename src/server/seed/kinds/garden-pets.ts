import type { Choice, Department, Words } from '../seed-shapes.ts'

const brightIndirect: Words = [
  'Bright, indirect light',
  '明亮散射光',
  'Aydınlık, dolaylı ışık',
  'Яркий рассеянный свет',
  'Luz clara e indireta',
]
const fullSun: Words = ['Full sun', '全日照', 'Tam güneş', 'Полное солнце', 'Sol pleno']
const sunOrHalfShade: Words = [
  'Sun to half shade',
  '全日照至半阴',
  'Güneş ve yarı gölge',
  'Солнце или полутень',
  'Sol ou meia-sombra',
]
const onceAWeek: Words = [
  'About once a week',
  '约每周一次',
  'Haftada bir kez',
  'Примерно раз в неделю',
  'Cerca de uma vez por semana',
]
const keepMoist: Words = [
  'Keep the soil slightly moist',
  '保持土壤微湿',
  'Toprağı hafif nemli tutun',
  'Поддерживать почву слегка влажной',
  'Manter o solo levemente úmido',
]
const seedStorage: Words = [
  'Cool, dry and dark',
  '阴凉干燥避光处',
  'Serin, kuru ve karanlık yerde',
  'В прохладном, сухом и тёмном месте',
  'Local fresco, seco e escuro',
]
const handWash: Words = [
  'Hand wash in cool water',
  '冷水手洗',
  'Soğuk suda elde yıkama',
  'Ручная стирка в прохладной воде',
  'Lavar à mão em água fria',
]
const underSupervision: Words = [
  'Use under supervision',
  '请在看护下使用',
  'Gözetim altında kullanın',
  'Использовать под присмотром',
  'Usar sob supervisão',
]
const freshAndSalt: Words = [
  'Fresh and salt water',
  '淡水与海水',
  'Tatlı ve tuzlu su',
  'Пресная и морская вода',
  'Água doce e salgada',
]

const bulbPacks: Choice = {
  axis: 'pack',
  values: [
    ['10 bulbs', '10球', '10 soğan', '10 луковиц', '10 bulbos'],
    ['25 bulbs', '25球', '25 soğan', '25 луковиц', '25 bulbos'],
    ['50 bulbs', '50球', '50 soğan', '50 луковиц', '50 bulbos'],
  ],
  factors: [1, 2.2, 4],
}

/** Plants, garden and pets. */
export const gardenPets: Department = {
  key: 'garden-pets',
  name: ['Garden and pets', '园艺与宠物', 'Bahçe ve evcil hayvan', 'Сад и питомцы', 'Jardim e pets'],
  shortName: ['Garden', '园艺', 'Bahçe', 'Сад', 'Jardim'],
  render: '1fab4',
  sections: [
    {
      name: ['Plants and trees', '绿植与树苗', 'Bitkiler ve fidanlar', 'Растения и саженцы', 'Plantas e mudas'],
      isLocal: true,
      kinds: [
        {
          render: '1fab4',
          name: ['potted plant', '盆栽绿植', 'saksı bitkisi', 'комнатное растение', 'planta em vaso'],
          lines: ['Ficus', 'Schefflera', 'Zamia', 'Aglaonema', 'Pachira', 'Clusia'],
          features: [
            ['glossy leaves', '叶片油亮', 'parlak yapraklı', 'глянцевые листья', 'folhas brilhantes'],
            ['easy care', '好养易活', 'kolay bakım', 'лёгкий уход', 'fácil de cuidar'],
            ['bushy shape', '株型饱满', 'gür formlu', 'пышная форма', 'porte cheio'],
            ['slow growth', '生长缓慢', 'yavaş büyüyen', 'медленный рост', 'crescimento lento'],
            ['for desk and shelf', '适合桌面与置物架', 'masa ve raf için', 'для стола и полки', 'para mesa e estante'],
          ],
          price: 2150,
          about:
            'A healthy house plant, grown in the nursery for at least a year and potted up in terracotta. It arrives watered and wrapped, and settles in within a week or two near a bright window.',
          colours: false,
          choice: { axis: 'size', values: ['30 cm', '50 cm', '80 cm'], factors: [1, 1.7, 2.8] },
          specs: [
            ['light', brightIndirect],
            ['watering', onceAWeek],
            ['temperature', '16–30 °C'],
            [
              'included',
              [
                'Terracotta pot and saucer',
                '红陶盆与托盘',
                'Terakota saksı ve tabak',
                'Терракотовый горшок и поддон',
                'Vaso de terracota e pratinho',
              ],
            ],
          ],
        },
        {
          render: '1f331',
          name: [
            'herb growing kit',
            '香草种植套装',
            'aromatik bitki yetiştirme seti',
            'набор для выращивания зелени',
            'kit de cultivo de ervas',
          ],
          lines: ['First Leaf', 'Window Sill', 'Green Start', 'Little Sprout', 'Kitchen Garden'],
          features: [
            ['sweet basil', '甜罗勒', 'fesleğen', 'базилик', 'manjericão'],
            ['garden mint', '薄荷', 'nane', 'мята', 'hortelã'],
            ['coriander', '香菜', 'kişniş', 'кинза', 'coentro'],
            ['flat-leaf parsley', '平叶欧芹', 'düz yapraklı maydanoz', 'листовая петрушка', 'salsinha lisa'],
            ['lemon balm', '柠檬香蜂草', 'melisa', 'мелисса', 'erva-cidreira'],
          ],
          price: 1290,
          about:
            'Everything needed to raise fresh herbs on a window sill, from seed to first harvest. Soak the soil disc, sow, and the first leaves show within about ten days.',
          colours: false,
          specs: [
            [
              'included',
              [
                'Seeds, soil disc, pot and guide',
                '种子、营养土饼、花盆和说明书',
                'Tohum, torf tableti, saksı ve kılavuz',
                'Семена, торфяная таблетка, горшок и инструкция',
                'Sementes, disco de substrato, vaso e guia',
              ],
            ],
            ['light', brightIndirect],
            ['watering', keepMoist],
            ['temperature', '18–26 °C'],
            [
              'usage',
              [
                'Indoors, all year round',
                '室内，全年可种',
                'İç mekânda, yıl boyu',
                'В помещении, круглый год',
                'Em ambientes internos, o ano todo',
              ],
            ],
          ],
        },
        {
          render: '1f335',
          name: ['columnar cactus', '柱状仙人掌', 'sütun kaktüs', 'колонновидный кактус', 'cacto colunar'],
          lines: ['Saguaro', 'Cereus', 'Peruvian', 'Cardon', 'Green Torch'],
          features: [
            ['with side arms', '自带侧枝', 'yan kollu', 'с боковыми побегами', 'com braços laterais'],
            ['short spines', '短刺', 'kısa dikenli', 'короткие колючки', 'espinhos curtos'],
            [
              'rooted in grit',
              '颗粒土栽培',
              'mıcırlı toprakta köklenmiş',
              'укоренён в каменистом грунте',
              'enraizado em substrato pedregoso',
            ],
            ['nursery grown', '苗圃培育', 'fidanlıkta yetiştirilmiş', 'выращен в питомнике', 'cultivado em viveiro'],
            [
              'for sunny windows',
              '适合向阳窗台',
              'güneşli pencereler için',
              'для солнечного окна',
              'para janelas ensolaradas',
            ],
          ],
          price: 1650,
          about:
            'An upright cactus that asks for little more than a sunny place. Let the soil dry out completely between waterings and it will grow a few centimetres every year.',
          colours: false,
          choice: { axis: 'size', values: ['15 cm', '30 cm', '60 cm'], factors: [1, 2, 4.2] },
          specs: [
            ['light', fullSun],
            [
              'watering',
              [
                'Every two to three weeks',
                '每两到三周一次',
                'İki üç haftada bir',
                'Раз в две-три недели',
                'A cada duas ou três semanas',
              ],
            ],
            ['temperature', '10–38 °C'],
            [
              'included',
              [
                'Plastic nursery pot',
                '塑料育苗盆',
                'Plastik üretim saksısı',
                'Пластиковый транспортировочный горшок',
                'Vaso plástico de viveiro',
              ],
            ],
          ],
        },
        {
          render: '1f334',
          name: [
            'coconut palm sapling',
            '椰子树苗',
            'hindistan cevizi fidanı',
            'саженец кокосовой пальмы',
            'muda de coqueiro',
          ],
          lines: ['King Thambili', 'Ceylon Tall', 'Malay Dwarf', 'Gon Thambili', 'Green Lagoon'],
          features: [
            [
              'certified seed nut',
              '认证种果',
              'sertifikalı tohumluk',
              'из сертифицированного ореха',
              'coco-semente certificado',
            ],
            ['strong roots', '根系发达', 'güçlü köklü', 'крепкие корни', 'raízes fortes'],
            ['hardened in full sun', '露地炼苗', 'güneşe alıştırılmış', 'приучен к солнцу', 'aclimatada ao sol pleno'],
            ['for home gardens', '适合庭院栽种', 'ev bahçeleri için', 'для приусадебного участка', 'para quintais'],
            ['tolerates salt wind', '耐海风', 'tuzlu rüzgâra dayanıklı', 'переносит солёный ветер', 'tolera maresia'],
          ],
          price: 1480,
          about:
            'A young coconut palm raised from a selected seed nut, ready to plant out at the start of the rains. Choose a sunny spot with room to spread and deep, well-drained soil.',
          colours: false,
          specs: [
            ['height', '70–90 cm'],
            ['light', fullSun],
            [
              'watering',
              [
                'Every two days in the first year',
                '第一年每两天一次',
                'İlk yıl iki günde bir',
                'В первый год через день',
                'A cada dois dias no primeiro ano',
              ],
            ],
            ['temperature', '20–36 °C'],
            [
              'season',
              [
                'Plant at the start of the rains',
                '雨季初定植',
                'Yağmur mevsimi başında dikim',
                'Посадка в начале сезона дождей',
                'Plantio no início das chuvas',
              ],
            ],
          ],
          only: ['lk', 'la'],
          from: 'lk',
        },
        {
          render: '1f332',
          name: ['dwarf spruce', '矮云杉', 'bodur ladin', 'карликовая ель', 'abeto-anão'],
          lines: ['Conica', 'Alberta', 'Laurin', 'Tompa', 'Zuckerhut'],
          features: [
            ['dense needles', '针叶浓密', 'sık iğneli', 'густая хвоя', 'agulhas densas'],
            [
              'for pots and balconies',
              '适合盆栽与阳台',
              'saksı ve balkon için',
              'для контейнера и балкона',
              'para vasos e varandas',
            ],
            ['no pruning needed', '无需修剪', 'budama istemez', 'без обрезки', 'dispensa poda'],
            ['frost hardy', '耐寒', 'dona dayanıklı', 'устойчивость к морозу', 'resistente à geada'],
            ['evergreen', '四季常青', 'her mevsim yeşil', 'зелень круглый год', 'verde o ano todo'],
          ],
          price: 6890,
          about:
            'A small conifer that keeps its neat shape without clipping. It suits a large pot by the door, a cool veranda or a rock garden, and grows only a few centimetres a year.',
          colours: false,
          choice: { axis: 'size', values: ['40 cm', '60 cm', '80 cm'], factors: [1, 1.6, 2.4] },
          specs: [
            ['light', sunOrHalfShade],
            ['watering', keepMoist],
            [
              'included',
              [
                'Container with root ball',
                '容器苗，带土球',
                'Toprak topağıyla konteyner',
                'Контейнер с земляным комом',
                'Recipiente com torrão',
              ],
            ],
            [
              'season',
              [
                'Plant in spring or autumn',
                '春季或秋季定植',
                'İlkbahar veya sonbaharda dikim',
                'Посадка весной или осенью',
                'Plantio na primavera ou no outono',
              ],
            ],
          ],
        },
        {
          render: '1f333',
          name: ['mango tree sapling', '芒果树苗', 'mango fidanı', 'саженец манго', 'muda de mangueira'],
          lines: ['Karutha Colomban', 'Willard', 'Alphonso', 'Vellai Colomban', 'Nam Dok'],
          features: [
            ['grafted', '嫁接苗', 'aşılı', 'привитое растение', 'enxertada'],
            ['compact crown', '树冠紧凑', 'derli toplu taçlı', 'компактная крона', 'copa compacta'],
            [
              'first fruit in three years',
              '三年挂果',
              'üç yılda ilk meyve',
              'первые плоды через три года',
              'primeiros frutos em três anos',
            ],
            ['good shade', '遮阴效果好', 'iyi gölge veren', 'густая тень', 'boa sombra'],
            ['disease-checked', '已检疫', 'hastalık kontrollü', 'проверка на болезни', 'sanidade controlada'],
          ],
          price: 1850,
          about:
            'A young mango tree with a straight stem and a well-knitted union, ready for the home garden. Plant it in a sunny place with good drainage and stake it for the first year.',
          colours: false,
          specs: [
            ['height', '60–80 cm'],
            ['light', fullSun],
            [
              'watering',
              [
                'Twice a week until established',
                '成活前每周两次',
                'Tutana kadar haftada iki kez',
                'Дважды в неделю до укоренения',
                'Duas vezes por semana até pegar',
              ],
            ],
            ['temperature', '18–38 °C'],
            [
              'included',
              [
                'Grow bag with root ball',
                '育苗袋，带土球',
                'Topraklı fidan torbası',
                'Мешок с земляным комом',
                'Saco de muda com torrão',
              ],
            ],
          ],
        },
      ],
    },
    {
      name: ['Flowers and seeds', '鲜花与种子', 'Çiçekler ve tohumlar', 'Цветы и семена', 'Flores e sementes'],
      isLocal: true,
      kinds: [
        {
          render: '1f33b',
          name: [
            'sunflower seeds for sowing',
            '向日葵花种',
            'ekimlik ayçiçeği tohumu',
            'семена подсолнечника для посева',
            'sementes de girassol para plantio',
          ],
          lines: ['Golden Morning', 'Helios', 'Sun Crown', 'Amber Field', 'Taiyo'],
          features: [
            ['large flower heads', '大花盘', 'iri çiçekli', 'крупные соцветия', 'flores grandes'],
            ['for cut flowers', '适合切花', 'kesme çiçek için', 'на срезку', 'para flor de corte'],
            ['quick to flower', '开花快', 'erken çiçeklenen', 'раннее цветение', 'floração rápida'],
            ['bee-friendly', '蜜源植物', 'arı dostu', 'медонос', 'atrai abelhas'],
            ['sturdy stems', '茎秆粗壮', 'sağlam saplı', 'прочные стебли', 'hastes firmes'],
          ],
          price: 390,
          about:
            'Garden sunflowers with bright yellow petals round a dark centre. Sow straight into the bed two centimetres deep and they flower in about two months.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['20 seeds', '20粒', '20 tohum', '20 семян', '20 sementes'],
              ['50 seeds', '50粒', '50 tohum', '50 семян', '50 sementes'],
              ['200 seeds', '200粒', '200 tohum', '200 семян', '200 sementes'],
            ],
            factors: [1, 2, 6],
          },
          specs: [
            ['light', fullSun],
            [
              'watering',
              [
                'Every two days in dry weather',
                '干燥天气每两天一次',
                'Kuru havada iki günde bir',
                'В сухую погоду через день',
                'A cada dois dias no tempo seco',
              ],
            ],
            ['shelfLife', ['24 months', '24个月', '24 ay', '24 месяца', '24 meses']],
            ['storageAdvice', seedStorage],
            [
              'usage',
              [
                'For sowing only, not for eating',
                '仅供播种，不可食用',
                'Yalnızca ekim içindir, yenmez',
                'Только для посева, не для еды',
                'Somente para plantio, não consumir',
              ],
            ],
          ],
        },
        {
          render: '1f339',
          name: [
            'fresh red roses',
            '鲜切红玫瑰',
            'taze kırmızı güller',
            'свежие красные розы',
            'rosas vermelhas frescas',
          ],
          lines: ['Red Velvet', 'Scarlet Lady', 'Crimson Glory', 'Ruby Heart', 'Carmen'],
          features: [
            ['long stems', '长枝', 'uzun saplı', 'длинный стебель', 'hastes longas'],
            ['large blooms', '大花头', 'iri tomurcuklu', 'крупный бутон', 'botões grandes'],
            ['light fragrance', '淡雅花香', 'hafif kokulu', 'лёгкий аромат', 'perfume suave'],
            ['thorns removed', '已去刺', 'dikenleri temizlenmiş', 'без шипов', 'sem espinhos'],
            ['gift wrapped', '礼品包装', 'hediye paketli', 'в подарочной упаковке', 'embrulhadas para presente'],
          ],
          price: 450,
          about:
            'Deep red roses, cut in the morning and sent out the same day with their stems in water. Trim the ends at an angle and change the water every two days to keep them fresh.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['1 stem', '1枝', '1 dal', '1 роза', '1 haste'],
              ['11 stems', '11枝', '11 dal', '11 роз', '11 hastes'],
              ['25 stems', '25枝', '25 dal', '25 роз', '25 hastes'],
              ['51 stems', '51枝', '51 dal', '51 роза', '51 hastes'],
            ],
            factors: [1, 10, 21, 40],
          },
          specs: [
            [
              'shelfLife',
              ['5–7 days in a vase', '瓶插5–7天', 'Vazoda 5–7 gün', '5–7 дней в вазе', '5 a 7 dias no vaso'],
            ],
            [
              'storageAdvice',
              [
                'Cool place, away from direct sun',
                '阴凉处，避免阳光直射',
                'Serin yerde, doğrudan güneşten uzak',
                'В прохладе, без прямого солнца',
                'Local fresco, longe do sol direto',
              ],
            ],
            [
              'watering',
              [
                'Fresh water every two days',
                '每两天换水',
                'İki günde bir taze su',
                'Свежая вода каждые два дня',
                'Água nova a cada dois dias',
              ],
            ],
            [
              'included',
              [
                'Flower food sachet',
                '鲜花保鲜剂一包',
                'Çiçek besini poşeti',
                'Пакетик подкормки',
                'Sachê de conservante floral',
              ],
            ],
          ],
        },
        {
          render: '1f337',
          name: [
            'pink tulip bulbs',
            '粉色郁金香种球',
            'pembe lale soğanı',
            'луковицы розовых тюльпанов',
            'bulbos de tulipa rosa',
          ],
          lines: ['Pink Impression', 'Barcelona', 'Don Quichotte', 'Bosphorus', 'Rosalie'],
          features: [
            ['large bulbs', '大规格种球', 'iri soğan', 'крупная луковица', 'bulbos graúdos'],
            [
              'mid-season flowering',
              '中花期',
              'orta mevsim çiçeklenme',
              'средний срок цветения',
              'floração de meia-estação',
            ],
            ['tall stems', '花茎高挺', 'uzun saplı', 'высокие стебли', 'hastes altas'],
            ['pre-chilled', '已低温处理', 'soğuklama yapılmış', 'после охлаждения', 'com pré-resfriamento'],
            [
              'for pots and beds',
              '盆栽地栽皆宜',
              'saksı ve bahçe için',
              'для горшков и клумб',
              'para vasos e canteiros',
            ],
          ],
          price: 1890,
          about:
            'Firm, healthy bulbs that open into cup-shaped pink tulips in spring. Plant them three times as deep as the bulb is high, in soil that drains freely.',
          colours: false,
          choice: bulbPacks,
          specs: [
            ['light', sunOrHalfShade],
            ['height', '40–60 cm'],
            [
              'season',
              [
                'Plant in autumn, flowers in spring',
                '秋植春花',
                'Sonbaharda dikim, ilkbaharda çiçek',
                'Посадка осенью, цветение весной',
                'Plantio no outono, flores na primavera',
              ],
            ],
            ['storageAdvice', seedStorage],
          ],
          from: 'tr',
        },
        {
          render: '1fabb',
          name: [
            'purple hyacinth bulbs',
            '紫色风信子种球',
            'mor sümbül soğanı',
            'луковицы фиолетовых гиацинтов',
            'bulbos de jacinto roxo',
          ],
          lines: ['Purple Sensation', 'Violet Star', 'Blue Jacket', 'Marmara', 'Evening Bell'],
          features: [
            ['strong fragrance', '香气浓郁', 'yoğun kokulu', 'сильный аромат', 'perfume intenso'],
            ['for water vases', '可水培', 'suda yetiştirmeye uygun', 'для выгонки в воде', 'para cultivo na água'],
            ['dense flower spikes', '花穗紧密', 'sık çiçek salkımlı', 'плотные соцветия', 'espigas densas'],
            ['early flowering', '早花', 'erken çiçeklenen', 'раннее цветение', 'floração precoce'],
            ['returns every year', '多年开花', 'her yıl yeniden açan', 'цветёт каждый год', 'floresce todos os anos'],
          ],
          price: 2290,
          about:
            'Plump bulbs for richly scented purple flower spikes, indoors in a glass or out in the border. Keep the tops just above the soil and wear gloves when handling them.',
          colours: false,
          choice: bulbPacks,
          specs: [
            ['light', sunOrHalfShade],
            ['height', '20–30 cm'],
            [
              'season',
              [
                'Plant in autumn, flowers in spring',
                '秋植春花',
                'Sonbaharda dikim, ilkbaharda çiçek',
                'Посадка осенью, цветение весной',
                'Plantio no outono, flores na primavera',
              ],
            ],
            [
              'safety',
              [
                'Not edible; may irritate skin',
                '不可食用，可能刺激皮肤',
                'Yenmez; cildi tahriş edebilir',
                'Несъедобны; могут раздражать кожу',
                'Não comestível; pode irritar a pele',
              ],
            ],
          ],
          from: 'tr',
        },
        {
          render: '1f490',
          name: [
            'mixed flower bouquet',
            '混搭鲜花花束',
            'karışık çiçek buketi',
            'букет из разных цветов',
            'buquê de flores mistas',
          ],
          lines: ['Spring Morning', 'Garden Party', 'Meadow', 'Sweet Sunday', 'Bella'],
          features: [
            ['hand tied', '手工捆扎', 'elde bağlanmış', 'ручная сборка', 'amarrado à mão'],
            ['with greeting card', '附贺卡', 'tebrik kartlı', 'с открыткой', 'com cartão'],
            ['seasonal flowers', '当季鲜花', 'mevsim çiçekleri', 'сезонные цветы', 'flores da estação'],
            [
              'long-lasting mix',
              '花期持久',
              'uzun ömürlü karışım',
              'долго стоит в вазе',
              'combinação de longa duração',
            ],
            ['same-day cut', '当日采摘', 'aynı gün kesim', 'срезка в день отправки', 'colhido no dia'],
          ],
          price: 4890,
          about:
            'A cheerful bunch of pink and yellow flowers with fresh greenery, wrapped in green paper. The florist finishes each one by hand, so no two are quite the same.',
          colours: false,
          choice: {
            axis: 'size',
            values: [
              ['Small', '小束', 'Küçük', 'Маленький', 'Pequeno'],
              ['Medium', '中束', 'Orta', 'Средний', 'Médio'],
              ['Large', '大束', 'Büyük', 'Большой', 'Grande'],
            ],
            factors: [1, 1.6, 2.4],
          },
          specs: [
            [
              'shelfLife',
              ['5–7 days in a vase', '瓶插5–7天', 'Vazoda 5–7 gün', '5–7 дней в вазе', '5 a 7 dias no vaso'],
            ],
            ['shade', ['Pink and yellow', '粉色与黄色', 'Pembe ve sarı', 'Розовый и жёлтый', 'Rosa e amarelo']],
            [
              'included',
              [
                'Paper wrap and flower food',
                '包装纸与保鲜剂',
                'Kâğıt ambalaj ve çiçek besini',
                'Бумажная упаковка и подкормка',
                'Papel de embrulho e conservante floral',
              ],
            ],
            [
              'storageAdvice',
              [
                'Cool place, away from direct sun',
                '阴凉处，避免阳光直射',
                'Serin yerde, doğrudan güneşten uzak',
                'В прохладе, без прямого солнца',
                'Local fresco, longe do sol direto',
              ],
            ],
          ],
        },
        {
          render: '2618-fe0f',
          name: [
            'white clover seed',
            '白三叶草籽',
            'ak üçgül tohumu',
            'семена белого клевера',
            'sementes de trevo-branco',
          ],
          lines: ['Huia', 'Haifa', 'Rivendel', 'Soft Carpet', 'Green Lane'],
          features: [
            ['low-growing lawn', '低矮草坪', 'kısa boylu çim', 'низкий газон', 'gramado baixo'],
            ['stays green in drought', '耐旱常绿', 'kurakta yeşil kalan', 'зелёный и в засуху', 'verde mesmo na seca'],
            ['coated seed', '包衣种子', 'kaplamalı tohum', 'семена в оболочке', 'sementes revestidas'],
            ['enriches the soil', '固氮养土', 'toprağı zenginleştiren', 'обогащает почву', 'enriquece o solo'],
            ['little mowing', '少修剪', 'az biçim isteyen', 'редкая стрижка', 'poucos cortes'],
          ],
          price: 1690,
          about:
            'Seed for a soft green carpet of three-leaved clover, for lawns, orchard floors and bare banks. Sow thinly on raked soil and keep it damp until it comes up, after about a week.',
          colours: false,
          choice: { axis: 'weight', values: ['250 g', '500 g', '1 kg'], factors: [1, 1.85, 3.4] },
          specs: [
            ['light', sunOrHalfShade],
            ['height', '10–20 cm'],
            [
              'usage',
              [
                '5–10 g per square metre',
                '每平方米5–10克',
                'Metrekareye 5–10 g',
                '5–10 г на квадратный метр',
                '5 a 10 g por metro quadrado',
              ],
            ],
            ['shelfLife', ['24 months', '24个月', '24 ay', '24 месяца', '24 meses']],
            ['storageAdvice', seedStorage],
          ],
        },
      ],
    },
    {
      name: [
        'Garden decor and watering',
        '庭院装饰与浇水',
        'Bahçe dekoru ve sulama',
        'Садовый декор и полив',
        'Decoração de jardim e rega',
      ],
      kinds: [
        {
          render: '26f2',
          name: ['garden fountain', '庭院喷泉', 'fıskiyeli bahçe süs havuzu', 'садовый фонтан', 'fonte de jardim'],
          lines: ['Serena', 'Villa Bianca', 'Still Water', 'Lagoon', 'Cascata'],
          features: [
            ['adjustable jet', '水柱可调', 'ayarlanabilir fıskiye', 'регулируемая струя', 'jato regulável'],
            ['quiet pump', '静音水泵', 'sessiz pompa', 'тихий насос', 'bomba silenciosa'],
            ['warm LED light', '暖光LED', 'sıcak LED ışık', 'тёплая LED-подсветка', 'luz LED quente'],
            [
              'frost-resistant bowl',
              '防冻盆体',
              'dona dayanıklı hazne',
              'морозостойкая чаша',
              'bacia resistente à geada',
            ],
            ['stone look', '仿石质感', 'taş görünümlü', 'под камень', 'aparência de pedra'],
          ],
          price: 42500,
          about:
            'A free-standing bowl fountain for the patio, lawn or entrance. The water runs in a closed loop, so it only needs topping up now and then, and the pump lifts out for cleaning.',
          colours: false,
          isLocal: true,
          choice: { axis: 'size', values: ['45 cm', '60 cm', '80 cm'], factors: [1, 1.5, 2.3] },
          specs: [
            [
              'material',
              [
                'Resin and stone powder',
                '树脂与石粉',
                'Reçine ve taş tozu',
                'Смола и каменная крошка',
                'Resina e pó de pedra',
              ],
            ],
            ['voltage', '220–240 V'],
            ['waterproof', 'IPX8'],
            [
              'included',
              [
                'Pump with 5 m cable',
                '水泵及5米电源线',
                '5 m kablolu pompa',
                'Насос с кабелем 5 м',
                'Bomba com cabo de 5 m',
              ],
            ],
            [
              'assembly',
              [
                'Two parts, no tools',
                '两件拼合，免工具',
                'İki parça, alet gerekmez',
                'Две части, без инструментов',
                'Duas peças, sem ferramentas',
              ],
            ],
          ],
          warranty: 12,
        },
        {
          render: '1f3e1',
          name: [
            'wooden garden playhouse',
            '木制庭院游戏屋',
            'ahşap bahçe oyun evi',
            'деревянный игровой домик',
            'casinha de jardim de madeira',
          ],
          lines: ['Cottage', 'Red Roof', 'Villa Mia', 'Apple Tree', 'Hideaway'],
          features: [
            ['water-based paint', '水性漆', 'su bazlı boya', 'краска на водной основе', 'tinta à base de água'],
            ['opening window', '可开窗户', 'açılır pencere', 'открывающееся окно', 'janela que abre'],
            ['raised floor', '架空地板', 'yükseltilmiş zemin', 'приподнятый пол', 'piso elevado'],
            ['rounded edges', '圆角打磨', 'yuvarlatılmış kenarlar', 'скруглённые края', 'cantos arredondados'],
            ['pre-drilled parts', '预钻孔件', 'hazır delikli parçalar', 'готовые отверстия', 'peças pré-furadas'],
          ],
          price: 78500,
          about:
            'A little house of their own for the garden, with a real door, a window and a pitched red roof. The panels are planed smooth and treated against damp, so it can stay outside all year.',
          colours: false,
          isLocal: true,
          specs: [
            [
              'material',
              ['Treated fir wood', '防腐冷杉木', 'Emprenye köknar', 'Обработанная пихта', 'Madeira de abeto tratada'],
            ],
            ['dimensions', '120 × 110 × 145 cm'],
            ['age', '3–10'],
            ['standard', 'EN 71'],
            [
              'assembly',
              [
                'Two adults, about two hours',
                '两名成人约两小时',
                'İki yetişkin, yaklaşık iki saat',
                'Два взрослых, около двух часов',
                'Dois adultos, cerca de duas horas',
              ],
            ],
          ],
          warranty: 24,
        },
        {
          render: '1f4a6',
          name: [
            'self-watering glass drops',
            '水滴形玻璃自动浇水器',
            'damla biçimli saksı sulama camı',
            'стеклянные капли для автополива',
            'gotas de vidro para rega automática',
          ],
          lines: ['Dew', 'Raindrop', 'Holiday', 'Aqua Tear', 'Monsoon'],
          features: [
            ['hand-blown glass', '手工吹制玻璃', 'el üfleme cam', 'ручное выдувание', 'vidro soprado à mão'],
            ['slow release', '缓慢渗水', 'yavaş salım', 'медленная подача воды', 'liberação lenta'],
            ['easy to refill', '方便加水', 'kolay dolum', 'удобное наполнение', 'fáceis de encher'],
            ['for holidays', '出门无忧', 'tatil dönemi için', 'на время отпуска', 'para as férias'],
            ['with cleaning brush', '附清洁刷', 'temizleme fırçalı', 'с ёршиком', 'com escovinha de limpeza'],
          ],
          price: 1590,
          about:
            'Drop-shaped glass bulbs that water pot plants while you are away. Fill one, push the stem into damp soil, and it gives off water only as the earth dries, for a week or longer.',
          colours: true,
          choice: {
            axis: 'pack',
            values: [
              ['3 pieces', '3只装', '3 adet', '3 шт.', '3 unidades'],
              ['6 pieces', '6只装', '6 adet', '6 шт.', '6 unidades'],
              ['12 pieces', '12只装', '12 adet', '12 шт.', '12 unidades'],
            ],
            factors: [1, 1.85, 3.4],
          },
          specs: [
            ['material', ['Tinted glass', '彩色玻璃', 'Renkli cam', 'Цветное стекло', 'Vidro colorido']],
            ['volume', '200 ml'],
            ['runtime', ['7–10 days', '7–10天', '7–10 gün', '7–10 дней', '7 a 10 dias']],
            [
              'usage',
              [
                'Pots from 15 cm across',
                '适用于直径15厘米以上花盆',
                '15 cm ve üzeri saksılar',
                'Горшки от 15 см',
                'Vasos a partir de 15 cm',
              ],
            ],
          ],
        },
        {
          render: '1fab9',
          name: [
            'woven bird nest',
            '编织鸟窝',
            'örme kuş yuvası',
            'плетёное гнездо для птиц',
            'ninho trançado para aves',
          ],
          lines: ['Weaver', 'Canary', 'Bulbul', 'Treetop', 'Munia'],
          features: [
            ['with hanging hook', '附挂钩', 'askı kancalı', 'с крючком', 'com gancho'],
            ['extra deep cup', '加深窝身', 'ekstra derin', 'глубокая чаша', 'formato profundo'],
            ['soft lining', '柔软内衬', 'yumuşak astarlı', 'мягкая подстилка', 'forro macio'],
            [
              'for finches and canaries',
              '适合文鸟和金丝雀',
              'ispinoz ve kanaryalar için',
              'для амадин и канареек',
              'para mandarins e canários',
            ],
            [
              'for the garden tree',
              '适合挂在庭院树上',
              'bahçe ağaçları için',
              'для дерева в саду',
              'para a árvore do jardim',
            ],
          ],
          price: 690,
          about:
            'A snug cup woven by hand from dry grass, for cage birds or for the tree outside the window. It is untreated, so birds can add to it and pull at it safely.',
          colours: false,
          specs: [
            [
              'material',
              [
                'Dried grass and coir',
                '干草与椰棕',
                'Kuru ot ve hindistan cevizi lifi',
                'Сухая трава и кокосовое волокно',
                'Capim seco e fibra de coco',
              ],
            ],
            ['diameter', '12 cm'],
            ['weight', '70 g'],
            [
              'care',
              [
                'Replace after each brood',
                '每窝繁殖后更换',
                'Her kuluçkadan sonra yenileyin',
                'Менять после каждого выводка',
                'Trocar após cada ninhada',
              ],
            ],
          ],
          from: 'lk',
        },
      ],
    },
    {
      name: ['Pets and aquarium', '宠物与水族', 'Evcil hayvan ve akvaryum', 'Питомцы и аквариум', 'Pets e aquário'],
      kinds: [
        {
          render: '1f9b4',
          name: [
            'dog chew bone',
            '狗狗磨牙骨',
            'köpek çiğneme kemiği',
            'жевательная кость для собак',
            'osso mordedor para cães',
          ],
          lines: ['Rufus', 'Barkley', 'Old Pal', 'Brio', 'Happy Tail'],
          features: [
            ['chicken flavour', '鸡肉味', 'tavuk aromalı', 'вкус курицы', 'sabor frango'],
            ['bacon flavour', '培根味', 'pastırma aromalı', 'вкус бекона', 'sabor bacon'],
            [
              'peanut butter flavour',
              '花生酱味',
              'fıstık ezmesi aromalı',
              'вкус арахисовой пасты',
              'sabor pasta de amendoim',
            ],
            ['milk flavour', '牛奶味', 'süt aromalı', 'вкус молока', 'sabor leite'],
            ['unflavoured', '原味', 'aromasız', 'без вкуса', 'sem sabor'],
          ],
          price: 1150,
          about:
            'A tough nylon bone for dogs that love to gnaw. It helps to keep teeth clean and spares the shoes; replace it once the ends are worn down.',
          colours: false,
          choice: {
            axis: 'size',
            values: [
              ['S, up to 10 kg', 'S，10千克以下', 'S, 10 kg’a kadar', 'S, до 10 кг', 'P, até 10 kg'],
              ['M, 10–25 kg', 'M，10–25千克', 'M, 10–25 kg', 'M, 10–25 кг', 'M, 10 a 25 kg'],
              ['L, over 25 kg', 'L，25千克以上', 'L, 25 kg üzeri', 'L, от 25 кг', 'G, acima de 25 kg'],
            ],
            factors: [1, 1.45, 1.95],
          },
          specs: [
            ['material', ['Food-safe nylon', '食品级尼龙', 'Gıdaya uygun naylon', 'Пищевой нейлон', 'Náilon atóxico']],
            [
              'care',
              [
                'Rinse with warm water',
                '温水冲洗',
                'Ilık suyla durulayın',
                'Промывать тёплой водой',
                'Enxaguar com água morna',
              ],
            ],
            ['age', ['From 6 months', '6个月以上', '6 aydan itibaren', 'От 6 месяцев', 'A partir de 6 meses']],
            ['safety', underSupervision],
          ],
        },
        {
          render: '1f43e',
          name: [
            'paw-print pet mat',
            '爪印宠物垫',
            'pati desenli evcil hayvan paspası',
            'коврик с лапками для питомца',
            'tapete pet com patinhas',
          ],
          lines: ['Muddy Paws', 'Good Boy', 'Pati', 'Doorstep', 'Mimi'],
          features: [
            ['absorbent', '吸水', 'su emici', 'хорошо впитывает', 'absorvente'],
            ['under the bowls', '垫食盆', 'mama kabı altına', 'под миски', 'para debaixo dos potes'],
            ['quick-drying', '速干', 'çabuk kuruyan', 'быстрая сушка', 'secagem rápida'],
            ['raised edge', '凸边防溢', 'kenarı yükseltilmiş', 'бортик по краю', 'borda elevada'],
            ['thick pile', '厚绒', 'kalın havlı', 'густой ворс', 'pelo alto'],
          ],
          price: 2490,
          about:
            'A washable mat that catches water, mud and crumbs before they reach the floor. Put it under the food bowls, by the door or in the basket; it does not slide, even on tiles.',
          colours: false,
          choice: { axis: 'size', values: ['40 × 60 cm', '50 × 80 cm', '60 × 90 cm'], factors: [1, 1.45, 1.8] },
          specs: [
            [
              'material',
              [
                'Microfibre, non-slip backing',
                '超细纤维，防滑底',
                'Mikrofiber, kaymaz taban',
                'Микрофибра, нескользящая основа',
                'Microfibra, base antiderrapante',
              ],
            ],
            [
              'surface',
              [
                'Tiles, wood and laminate',
                '瓷砖、木地板与复合地板',
                'Seramik, ahşap ve laminat',
                'Плитка, дерево и ламинат',
                'Cerâmica, madeira e laminado',
              ],
            ],
            [
              'care',
              [
                'Machine wash at 40 °C',
                '40°C机洗',
                '40 °C makinede yıkama',
                'Машинная стирка при 40 °C',
                'Lavar à máquina a 40 °C',
              ],
            ],
            ['usage', ['Dogs and cats', '猫狗通用', 'Kedi ve köpekler', 'Для кошек и собак', 'Cães e gatos']],
          ],
        },
        {
          render: '1f401',
          name: [
            'plush catnip mouse',
            '猫薄荷毛绒老鼠',
            'kedi otlu peluş fare',
            'плюшевая мышка с кошачьей мятой',
            'ratinho de pelúcia com catnip',
          ],
          lines: ['Pip', 'Whisker', 'Mimi', 'Grey Tail', 'Squeak'],
          features: [
            ['refillable', '可更换内芯', 'doldurulabilir', 'сменный наполнитель', 'com refil'],
            ['long tail', '长尾巴', 'uzun kuyruklu', 'длинный хвост', 'cauda longa'],
            ['rustle inside', '内置响纸', 'hışırtılı', 'шуршит внутри', 'com papel crocante'],
            ['with elastic string', '附弹力绳', 'lastik ipli', 'на резинке', 'com elástico'],
            ['extra soft', '加倍柔软', 'ekstra yumuşak', 'очень мягкий плюш', 'extramacio'],
          ],
          price: 590,
          about:
            'A small grey mouse filled with dried catnip, just the right size for carrying off. Most cats chase it, kick it and then fall asleep on it.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['1 mouse', '1只', '1 adet', '1 шт.', '1 unidade'],
              ['3 mice', '3只装', '3 adet', '3 шт.', '3 unidades'],
              ['6 mice', '6只装', '6 adet', '6 шт.', '6 unidades'],
            ],
            factors: [1, 2.6, 4.7],
          },
          specs: [
            [
              'material',
              ['Polyester plush', '聚酯纤维毛绒', 'Polyester peluş', 'Полиэстеровый плюш', 'Pelúcia de poliéster'],
            ],
            [
              'length',
              [
                '9 cm without the tail',
                '9厘米（不含尾巴）',
                '9 cm, kuyruk hariç',
                '9 см без хвоста',
                '9 cm sem a cauda',
              ],
            ],
            ['care', handWash],
            ['safety', underSupervision],
          ],
        },
        {
          render: '1f400',
          name: [
            'electronic cat toy mouse',
            '电动逗猫老鼠',
            'elektronik kedi oyuncağı fare',
            'электронная мышь для кошек',
            'rato eletrônico para gatos',
          ],
          lines: ['Scurry', 'Night Runner', 'Zigzag', 'Dash', 'Shadow'],
          features: [
            ['motion sensor', '感应启动', 'hareket sensörlü', 'датчик движения', 'sensor de movimento'],
            ['two speeds', '两档速度', 'iki hız kademeli', 'две скорости', 'duas velocidades'],
            ['turns at walls', '遇墙转向', 'duvardan dönen', 'объезжает препятствия', 'desvia de obstáculos'],
            ['remote controlled', '带遥控器', 'uzaktan kumandalı', 'с пультом', 'com controle remoto'],
            ['runs on carpet', '地毯可跑', 'halıda çalışan', 'едет по ковру', 'anda no carpete'],
          ],
          price: 3290,
          about:
            'A dark rubber-tailed mouse on hidden wheels that darts about the room in short bursts. It rests by itself after a few minutes, which keeps cats curious and the battery full.',
          colours: false,
          specs: [
            [
              'material',
              [
                'ABS with felt cover',
                'ABS外壳，绒面包覆',
                'Keçe kaplı ABS',
                'АБС-пластик с войлоком',
                'ABS com capa de feltro',
              ],
            ],
            [
              'battery',
              [
                'Built-in lithium, 250 mAh',
                '内置锂电池，250mAh',
                'Dahili lityum, 250 mAh',
                'Встроенный литиевый, 250 мА·ч',
                'Lítio embutida, 250 mAh',
              ],
            ],
            ['charging', 'USB-C'],
            ['runtime', ['About 2 hours', '约2小时', 'Yaklaşık 2 saat', 'Около 2 часов', 'Cerca de 2 horas']],
            ['noise', '≤ 40 dB'],
          ],
          warranty: 6,
        },
        {
          render: '1f420',
          name: [
            'floating aquarium fish ornament',
            '水族箱仿真漂浮鱼',
            'yüzen yapay akvaryum balığı',
            'плавающая рыбка для аквариума',
            'peixinho flutuante para aquário',
          ],
          lines: ['Angelfish', 'Coral Blue', 'Nemira', 'Reef Friend', 'Lagoona'],
          features: [
            ['glows in the dark', '夜光', 'karanlıkta parlayan', 'светится в темноте', 'brilha no escuro'],
            ['on a clear line', '透明鱼线悬挂', 'şeffaf misinalı', 'на прозрачной леске', 'com fio transparente'],
            ['with suction cup', '附吸盘', 'vantuzlu', 'на присоске', 'com ventosa'],
            ['swaying tail', '尾鳍摆动', 'sallanan kuyruklu', 'подвижный хвост', 'cauda que balança'],
            ['set of two', '两条装', 'ikili set', 'набор из двух', 'conjunto com dois'],
          ],
          price: 790,
          about:
            'A lifelike tropical fish that drifts with the current of the filter. It brings colour to a tank that is still settling, or to one where live fish are not wanted.',
          colours: false,
          specs: [
            ['material', ['Soft silicone', '软硅胶', 'Yumuşak silikon', 'Мягкий силикон', 'Silicone macio']],
            ['length', '6 cm'],
            ['usage', freshAndSalt],
            [
              'care',
              [
                'Rinse once a month',
                '每月冲洗一次',
                'Ayda bir durulayın',
                'Промывать раз в месяц',
                'Enxaguar uma vez por mês',
              ],
            ],
          ],
        },
        {
          render: '1fab8',
          name: [
            'aquarium coral ornament',
            '水族箱仿真珊瑚',
            'akvaryum mercan dekoru',
            'искусственный коралл для аквариума',
            'coral decorativo para aquário',
          ],
          lines: ['Reef Tree', 'Staghorn', 'Lagoon', 'Atoll', 'Tide Pool'],
          features: [
            ['soft tips', '软质枝尖', 'yumuşak uçlu', 'мягкие кончики', 'pontas macias'],
            ['weighted base', '配重底座', 'ağırlıklı taban', 'утяжелённое основание', 'base com peso'],
            [
              'fluorescent under blue light',
              '蓝光下发荧光',
              'mavi ışıkta floresan',
              'светится под синей лампой',
              'fluorescente sob luz azul',
            ],
            [
              'hiding place for fish',
              '供鱼儿躲藏',
              'balıklar için saklanma yeri',
              'укрытие для рыб',
              'abrigo para os peixes',
            ],
            ['natural shape', '形态逼真', 'doğal görünümlü', 'естественная форма', 'formato natural'],
          ],
          price: 2150,
          about:
            'A branching coral for the aquarium that looks like the reef and leaves the reef alone. The colour runs right through the material, so it does not flake or fade in the tank.',
          colours: true,
          choice: { axis: 'size', values: ['10 cm', '15 cm', '25 cm'], factors: [1, 1.5, 2.6] },
          specs: [
            [
              'material',
              ['Silicone and resin', '硅胶与树脂', 'Silikon ve reçine', 'Силикон и смола', 'Silicone e resina'],
            ],
            ['usage', freshAndSalt],
            [
              'safety',
              [
                'Safe for fish and shrimp',
                '对鱼虾无害',
                'Balık ve karidese zararsız',
                'Безопасно для рыб и креветок',
                'Seguro para peixes e camarões',
              ],
            ],
            [
              'care',
              [
                'Brush gently under running water',
                '流水下轻刷',
                'Akan suda hafifçe fırçalayın',
                'Мягко чистить щёткой под водой',
                'Escovar de leve em água corrente',
              ],
            ],
          ],
        },
      ],
    },
  ],
}
