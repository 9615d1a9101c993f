import { type Choice, type Department, shoeSizes, type Words } from '../seed-shapes.ts'

const wipeDamp: Words = [
  'Wipe with a damp cloth',
  '用湿布擦拭',
  'Nemli bezle silin',
  'Протирать влажной тканью',
  'Limpar com pano úmido',
]
const rinseFresh: Words = [
  'Rinse with fresh water after use',
  '使用后用清水冲洗',
  'Kullanımdan sonra tatlı suyla durulayın',
  'После использования промыть пресной водой',
  'Enxaguar com água doce após o uso',
]
const adultHelp: Words = [
  'Under adult supervision',
  '需成人看护',
  'Yetişkin gözetiminde',
  'Под присмотром взрослых',
  'Sob supervisão de adultos',
]
const grassOrTurf: Words = [
  'Grass and artificial turf',
  '天然草与人造草',
  'Doğal ve sentetik çim',
  'Натуральный и искусственный газон',
  'Grama natural e sintética',
]
const indoorOutdoor: Words = [
  'Indoors and outdoors',
  '室内外通用',
  'İç ve dış mekân',
  'В помещении и на улице',
  'Ambientes internos e externos',
]
const beginnerToClub: Words = [
  'Beginner to club player',
  '初学者至俱乐部水平',
  'Başlangıçtan kulüp seviyesine',
  'От новичка до клубного игрока',
  'Do iniciante ao jogador de clube',
]
const beginner: Words = ['Beginner', '初学者', 'Başlangıç', 'Начальный', 'Iniciante']
const aluminium: Words = ['Aluminium', '铝合金', 'Alüminyum', 'Алюминий', 'Alumínio']
const steel: Words = ['Steel', '钢', 'Çelik', 'Сталь', 'Aço']

const awardPacks: Choice = {
  axis: 'pack',
  values: [
    ['1 piece', '1枚', '1 adet', '1 шт.', '1 unidade'],
    ['10 pieces', '10枚', '10 adet', '10 шт.', '10 unidades'],
    ['25 pieces', '25枚', '25 adet', '25 шт.', '25 unidades'],
  ],
  factors: [1, 8.5, 20],
}

const ballPacks: Choice = {
  axis: 'pack',
  values: [
    ['1 ball', '1个', '1 top', '1 мяч', '1 bola'],
    ['3 balls', '3个', '3 top', '3 мяча', '3 bolas'],
    ['12 balls', '12个', '12 top', '12 мячей', '12 bolas'],
  ],
  factors: [1, 2.8, 10],
}

/** Sports, outdoors and leisure. */
export const sportsOutdoors: Department = {
  key: 'sports-outdoors',
  name: ['Sports and outdoors', '运动户外', 'Spor ve outdoor', 'Спорт и отдых', 'Esporte e lazer'],
  shortName: ['Sports', '运动', 'Spor', 'Спорт', 'Esporte'],
  render: '26bd',
  sections: [
    {
      name: ['Ball sports', '球类运动', 'Top sporları', 'Игры с мячом', 'Esportes com bola'],
      kinds: [
        {
          render: '26bd',
          name: ['football', '足球', 'futbol topu', 'футбольный мяч', 'bola de futebol'],
          lines: ['Striker', 'Home Ground', 'Volta', 'Sunday League', 'Meridian', 'Gol'],
          features: [
            [
              'thermally bonded panels',
              '热贴合球片',
              'ısıyla yapıştırılmış paneller',
              'термосклейка панелей',
              'gomos termossoldados',
            ],
            ['hand stitched', '手缝', 'el dikişli', 'ручная сшивка', 'costurada à mão'],
            ['grippy texture', '防滑纹理', 'kaymaz doku', 'рельефная поверхность', 'textura aderente'],
            ['for training', '训练用', 'antrenman için', 'для тренировок', 'para treino'],
            ['for matches', '比赛用', 'maç için', 'для матчей', 'para jogos'],
          ],
          price: 3890,
          about:
            'A well-balanced football with a soft cover and a bladder that holds its air for weeks. It flies straight, takes a hard pitch and comes with a needle for the pump.',
          colours: false,
          choice: { axis: 'size', values: ['3', '4', '5'], factors: [0.85, 0.92, 1] },
          specs: [
            [
              'material',
              [
                'Polyurethane cover, butyl bladder',
                'PU表皮，丁基内胆',
                'Poliüretan yüzey, bütil iç lastik',
                'Полиуретановая покрышка, бутиловая камера',
                'Cobertura de poliuretano, câmara de butil',
              ],
            ],
            ['included', ['Needle for the pump', '气针', 'Pompa iğnesi', 'Игла для насоса', 'Agulha para bomba']],
            ['surface', grassOrTurf],
            ['care', wipeDamp],
          ],
        },
        {
          render: '26be',
          name: ['baseball', '棒球', 'beyzbol topu', 'бейсбольный мяч', 'bola de beisebol'],
          lines: ['Diamond', 'Home Plate', 'Ninth Inning', 'Red Seam', 'Pitcher'],
          features: [
            ['raised seams', '凸起缝线', 'kabartmalı dikiş', 'рельефный шов', 'costura saliente'],
            ['for practice', '练习用', 'antrenman için', 'для тренировок', 'para treino'],
            ['for league play', '联赛用', 'lig maçları için', 'для лиги', 'para campeonatos'],
            ['soft core', '软芯', 'yumuşak çekirdek', 'мягкий сердечник', 'núcleo macio'],
            ['firm grip', '手感扎实', 'sıkı tutuş', 'надёжный хват', 'boa pegada'],
          ],
          price: 1290,
          about:
            'A white ball with tightly drawn red stitching, round and true from the first throw. Good for catch in the park as well as for batting practice.',
          colours: false,
          choice: ballPacks,
          specs: [
            ['material', ['Synthetic leather', '合成革', 'Suni deri', 'Искусственная кожа', 'Couro sintético']],
            ['diameter', '73 mm'],
            ['age', '8+'],
            ['care', ['Keep dry', '保持干燥', 'Kuru tutun', 'Беречь от влаги', 'Manter seca']],
          ],
        },
        {
          render: '1f94e',
          name: ['softball', '垒球', 'softbol topu', 'мяч для софтбола', 'bola de softbol'],
          lines: ['Lime Arc', 'Outfield', 'Fastpitch', 'Double Play', 'Rally'],
          features: [
            ['high visibility', '醒目荧光色', 'yüksek görünürlük', 'хорошая видимость в полёте', 'alta visibilidade'],
            ['cork core', '软木芯', 'mantar çekirdek', 'пробковый сердечник', 'núcleo de cortiça'],
            ['low impact', '低冲击', 'düşük darbe', 'смягчённый удар', 'baixo impacto'],
            ['for school teams', '校队适用', 'okul takımları için', 'для школьных команд', 'para equipes escolares'],
            ['deep stitching', '深缝线', 'derin dikiş', 'глубокая строчка', 'costura profunda'],
          ],
          price: 1490,
          about:
            'A bright yellow ball that is easy to follow against grass and sky. The cover is stitched tight, so it keeps its shape over a season of hitting.',
          colours: false,
          choice: ballPacks,
          specs: [
            ['material', ['Synthetic leather', '合成革', 'Suni deri', 'Искусственная кожа', 'Couro sintético']],
            ['diameter', '97 mm'],
            ['age', '8+'],
            ['care', wipeDamp],
          ],
        },
        {
          render: '1f3c0',
          name: ['basketball', '篮球', 'basketbol topu', 'баскетбольный мяч', 'bola de basquete'],
          lines: ['Full Court', 'Rebound', 'Downtown', 'Hoop', 'Street Six', 'Fast Break'],
          features: [
            ['deep channels', '深沟槽', 'derin kanallı', 'глубокие каналы', 'canais profundos'],
            [
              'moisture-absorbing cover',
              '吸汗表皮',
              'nem emici yüzey',
              'впитывает влагу',
              'superfície que absorve suor',
            ],
            ['for street courts', '街头球场适用', 'sokak sahaları için', 'для уличных площадок', 'para quadras de rua'],
            ['even bounce', '弹跳均匀', 'dengeli sekme', 'ровный отскок', 'quique uniforme'],
            ['with pump needle', '附气针', 'pompa iğneli', 'с иглой для насоса', 'com agulha para bomba'],
          ],
          price: 4690,
          about:
            'A basketball with a pebbled cover that stays grippy when hands get warm. The wound carcass keeps it round, on polished wood and on rough concrete alike.',
          colours: true,
          choice: { axis: 'size', values: ['5', '6', '7'], factors: [0.88, 0.95, 1] },
          specs: [
            [
              'material',
              [
                'Composite leather, butyl bladder',
                '复合皮，丁基内胆',
                'Kompozit deri, bütil iç lastik',
                'Композитная кожа, бутиловая камера',
                'Couro composto, câmara de butil',
              ],
            ],
            ['age', '5+'],
            ['surface', indoorOutdoor],
            ['care', wipeDamp],
          ],
        },
        {
          render: '1f3d0',
          name: ['volleyball', '排球', 'voleybol topu', 'волейбольный мяч', 'bola de vôlei'],
          lines: ['Spike', 'Side Out', 'Coast', 'Libero', 'Match Point'],
          features: [
            ['soft touch', '触感柔软', 'yumuşak dokunuş', 'мягкое касание', 'toque macio'],
            ['for the beach', '沙滩适用', 'plaj için', 'для пляжа', 'para praia'],
            ['for the hall', '室内适用', 'salon için', 'для зала', 'para quadra coberta'],
            ['water resistant', '防泼水', 'suya dayanıklı', 'водостойкая покрышка', 'resistente à água'],
            ['stable flight', '飞行平稳', 'dengeli uçuş', 'стабильный полёт', 'voo estável'],
          ],
          price: 4290,
          about:
            'An eighteen-panel volleyball that is kind to the forearms and steady in the air. It suits clubs, schools and long afternoons on the sand.',
          colours: false,
          specs: [
            [
              'material',
              [
                'Soft PU cover',
                '软PU表皮',
                'Yumuşak PU yüzey',
                'Мягкая полиуретановая покрышка',
                'Cobertura de PU macio',
              ],
            ],
            ['diameter', '21 cm'],
            ['weight', '260–280 g'],
            ['type', ['Size 5', '5号球', '5 numara', 'Размер 5', 'Tamanho 5']],
            ['care', wipeDamp],
          ],
        },
        {
          render: '1f3c8',
          name: [
            'American football',
            '美式橄榄球',
            'Amerikan futbolu topu',
            'мяч для американского футбола',
            'bola de futebol americano',
          ],
          lines: ['Touchdown', 'Endzone', 'Gridiron', 'Spiral', 'Fourth Down'],
          features: [
            ['double laces', '双排系带', 'çift bağcıklı', 'двойная шнуровка', 'cadarço duplo'],
            ['grippy laces', '防滑系带', 'kaymaz bağcıklı', 'цепкая шнуровка', 'cadarço aderente'],
            ['for small hands', '小手型', 'küçük eller için', 'для небольшой руки', 'para mãos pequenas'],
            ['white stripes', '白色条纹', 'beyaz şeritli', 'белые полосы', 'listras brancas'],
            ['for flag football', '腰旗橄榄球适用', 'bayraklı futbol için', 'для флаг-футбола', 'para flag football'],
          ],
          price: 4990,
          about:
            'A brown pebble-grain ball with raised laces that gives the fingers something to hold. It throws a tight spiral and shrugs off wet grass.',
          colours: false,
          choice: {
            axis: 'size',
            values: [
              ['Junior', '少年款', 'Genç', 'Юниорский', 'Juvenil'],
              ['Official', '标准款', 'Resmi ölçü', 'Официальный', 'Oficial'],
            ],
            factors: [0.85, 1],
          },
          specs: [
            [
              'material',
              [
                'Composite leather, butyl bladder',
                '复合皮，丁基内胆',
                'Kompozit deri, bütil iç lastik',
                'Композитная кожа, бутиловая камера',
                'Couro composto, câmara de butil',
              ],
            ],
            ['age', '8+'],
            ['surface', grassOrTurf],
            ['care', wipeDamp],
          ],
        },
        {
          render: '1f3c9',
          name: ['rugby ball', '英式橄榄球', 'ragbi topu', 'мяч для регби', 'bola de rúgbi'],
          lines: ['Scrum', 'Havelock', 'Try Line', 'Fly Half', 'Kandy Sevens'],
          features: [
            ['pimpled grip', '颗粒防滑', 'pürtüklü yüzey', 'рельеф с пупырышками', 'relevo aderente'],
            ['three-ply backing', '三层衬布', 'üç kat astarlı', 'трёхслойная основа', 'forro de três camadas'],
            ['for touch rugby', '触式橄榄球适用', 'touch ragbi için', 'для тач-регби', 'para touch rugby'],
            ['for wet weather', '雨天适用', 'yağışlı hava için', 'для сырой погоды', 'para tempo chuvoso'],
            ['hand stitched', '手缝', 'el dikişli', 'ручная сшивка', 'costurada à mão'],
          ],
          price: 4490,
          about:
            'A four-panel rugby ball with a cover that stays in the hands through mud and rain. The shape is true, so it spins cleanly off the boot and the fingertips.',
          colours: true,
          choice: { axis: 'size', values: ['3', '4', '5'], factors: [0.86, 0.93, 1] },
          specs: [
            [
              'material',
              [
                'Rubber cover, latex bladder',
                '橡胶表皮，乳胶内胆',
                'Kauçuk yüzey, lateks iç lastik',
                'Резиновая покрышка, латексная камера',
                'Cobertura de borracha, câmara de látex',
              ],
            ],
            ['age', '5+'],
            ['surface', grassOrTurf],
            ['care', wipeDamp],
          ],
          from: 'lk',
        },
        {
          render: '1f945',
          name: ['folding mini goal', '折叠小球门', 'katlanır mini kale', 'складные мини-ворота', 'minigol dobrável'],
          lines: ['Back Yard', 'Top Corner', 'Kick Off', 'Street Goal', 'Little Cup'],
          features: [
            ['with ground pegs', '附地钉', 'zemin kazıklı', 'с колышками', 'com estacas'],
            ['with carry bag', '附收纳袋', 'taşıma çantalı', 'с сумкой', 'com bolsa de transporte'],
            ['padded posts', '门柱包软垫', 'yastıklı direkler', 'мягкая защита стоек', 'traves acolchoadas'],
            ['all-weather net', '全天候球网', 'her havaya uygun ağ', 'всепогодная сетка', 'rede para qualquer tempo'],
            ['set of two', '两个装', 'ikili set', 'комплект из двух', 'conjunto com dois'],
          ],
          price: 8990,
          about:
            'A sturdy little goal for the garden, the beach or the schoolyard. It unfolds in a minute and packs flat for the car boot.',
          colours: true,
          choice: { axis: 'size', values: ['90 × 60 cm', '120 × 80 cm', '180 × 120 cm'], factors: [1, 1.4, 2.1] },
          specs: [
            [
              'frame',
              [
                'Powder-coated steel tube',
                '喷塑钢管',
                'Toz boyalı çelik boru',
                'Стальная труба с порошковой окраской',
                'Tubo de aço com pintura eletrostática',
              ],
            ],
            [
              'material',
              [
                'Knotted polyethylene net',
                '聚乙烯结网',
                'Düğümlü polietilen ağ',
                'Узловая полиэтиленовая сетка',
                'Rede de polietileno com nós',
              ],
            ],
            [
              'assembly',
              ['No tools needed', '免工具安装', 'Alet gerekmez', 'Без инструментов', 'Dispensa ferramentas'],
            ],
            ['age', '4+'],
          ],
        },
        {
          render: '1f3b3',
          name: ['bowling set', '保龄球套装', 'bowling seti', 'набор для боулинга', 'jogo de boliche'],
          lines: ['Strike', 'Ten Frames', 'Lane One', 'Pin Party', 'Corridor'],
          features: [
            ['quiet rolling', '滚动静音', 'sessiz yuvarlanma', 'тихое качение', 'rolagem silenciosa'],
            ['for hallways', '走廊可玩', 'koridorda oynanır', 'для коридора', 'para corredores'],
            ['weighted pins', '配重球瓶', 'ağırlıklı lobutlar', 'утяжелённые кегли', 'pinos com peso'],
            ['with net bag', '附网袋', 'file çantalı', 'с сеткой для хранения', 'com sacola de rede'],
            [
              'three finger holes',
              '三指孔',
              'üç parmak delikli',
              'три отверстия для пальцев',
              'três furos para os dedos',
            ],
          ],
          price: 3490,
          about:
            'A family bowling set for the hall, the veranda or the lawn. The pins stand firmly on their bases and fall with a satisfying clatter that will not mark the floor.',
          colours: false,
          specs: [
            [
              'pieces',
              [
                '10 pins and 2 balls',
                '10个球瓶和2个球',
                '10 lobut ve 2 top',
                '10 кеглей и 2 шара',
                '10 pinos e 2 bolas',
              ],
            ],
            [
              'material',
              [
                'Dense foam plastic',
                '高密度发泡塑料',
                'Yoğun köpük plastik',
                'Плотный вспененный пластик',
                'Plástico espumado denso',
              ],
            ],
            ['height', ['Pins 28 cm', '球瓶高28厘米', 'Lobutlar 28 cm', 'Кегли 28 см', 'Pinos de 28 cm']],
            ['age', '4+'],
            ['surface', indoorOutdoor],
          ],
        },
      ],
    },
    {
      name: [
        'Rackets, bats and sticks',
        '球拍与球杆',
        'Raketler ve sopalar',
        'Ракетки, биты и клюшки',
        'Raquetes, tacos e bastões',
      ],
      kinds: [
        {
          render: '1f3be',
          name: ['tennis racket', '网球拍', 'tenis raketi', 'теннисная ракетка', 'raquete de tênis'],
          lines: ['Baseline', 'Topspin', 'Ace', 'Clay Court', 'Rally Pro', 'Slice'],
          features: [
            ['graphite frame', '石墨拍框', 'grafit çerçeve', 'графитовая рама', 'aro de grafite'],
            ['aluminium frame', '铝合金拍框', 'alüminyum çerçeve', 'алюминиевая рама', 'aro de alumínio'],
            ['large sweet spot', '大甜区', 'geniş vuruş alanı', 'большое игровое пятно', 'área de batida ampla'],
            ['vibration dampener', '减震', 'titreşim sönümleyici', 'виброгаситель', 'antivibrador'],
            ['lightweight', '轻量', 'hafif', 'малый вес', 'bem leve'],
          ],
          price: 12900,
          about:
            'A strung racket with an easy, forgiving swing for club evenings and weekend doubles. It comes with a ball to start, and the grip can be rewrapped at any time.',
          colours: true,
          choice: {
            axis: 'size',
            values: [
              ['Grip L1', '握把L1', 'Kabza L1', 'Ручка L1', 'Empunhadura L1'],
              ['Grip L2', '握把L2', 'Kabza L2', 'Ручка L2', 'Empunhadura L2'],
              ['Grip L3', '握把L3', 'Kabza L3', 'Ручка L3', 'Empunhadura L3'],
            ],
          },
          specs: [
            ['length', '68–69 cm'],
            ['level', beginnerToClub],
            [
              'surface',
              [
                'Hard, clay and grass courts',
                '硬地、红土与草地',
                'Sert, toprak ve çim kort',
                'Хард, грунт и трава',
                'Quadra rápida, saibro e grama',
              ],
            ],
            [
              'included',
              [
                'One ball and head cover',
                '网球一个和拍套',
                'Bir top ve raket kılıfı',
                'Мяч и чехол',
                'Uma bola e capa',
              ],
            ],
          ],
          warranty: 6,
        },
        {
          render: '1f3cf',
          name: [
            'cricket bat and ball set',
            '板球球棒套装',
            'kriket sopası ve top seti',
            'набор для крикета: бита и мяч',
            'conjunto de críquete com taco e bola',
          ],
          lines: ['Galle', 'Long Over', 'Cover Drive', 'Maidan', 'Sixer', 'Straight Bat'],
          features: [
            ['Kashmir willow', '克什米尔柳木', 'Keşmir söğüdü', 'кашмирская ива', 'salgueiro da Caxemira'],
            ['thick edges', '加厚板缘', 'kalın kenarlı', 'утолщённые края', 'bordas espessas'],
            [
              'soft rubber grip',
              '软橡胶握把',
              'yumuşak kauçuk tutamak',
              'мягкая резиновая рукоять',
              'punho de borracha macia',
            ],
            [
              'for tennis-ball cricket',
              '软球板球适用',
              'tenis toplu kriket için',
              'для игры мягким мячом',
              'para críquete com bola macia',
            ],
            ['light pick-up', '上手轻盈', 'hafif tutuş', 'лёгкий замах', 'leve no manejo'],
          ],
          price: 6490,
          about:
            'A full-faced willow bat with a two-tone ball, ready for the lane, the beach or the practice net. The blade is oiled and rolled, so a few light knocks are enough before play.',
          colours: false,
          choice: {
            axis: 'size',
            values: [
              ['Size 4', '4号', '4 numara', 'Размер 4', 'Tamanho 4'],
              ['Size 6', '6号', '6 numara', 'Размер 6', 'Tamanho 6'],
              ['Full size', '成人款', 'Tam boy', 'Взрослый', 'Adulto'],
            ],
            factors: [0.75, 0.88, 1],
          },
          specs: [
            [
              'material',
              [
                'Willow with cane handle',
                '柳木板身，藤芯手柄',
                'Söğüt, kamış saplı',
                'Ива, тростниковая рукоять',
                'Salgueiro com cabo de cana',
              ],
            ],
            ['level', beginnerToClub],
            [
              'care',
              [
                'Oil lightly twice a season',
                '每季轻涂两次护理油',
                'Sezonda iki kez hafifçe yağlayın',
                'Слегка промасливать дважды за сезон',
                'Passar óleo duas vezes por temporada',
              ],
            ],
            [
              'included',
              [
                'One two-tone ball',
                '双色球一个',
                'Bir adet iki renkli top',
                'Один двухцветный мяч',
                'Uma bola bicolor',
              ],
            ],
          ],
          from: 'lk',
        },
        {
          render: '1f3d1',
          name: [
            'field hockey stick',
            '曲棍球杆',
            'çim hokeyi sopası',
            'клюшка для хоккея на траве',
            'taco de hóquei sobre grama',
          ],
          lines: ['Push Pass', 'Turf Line', 'Short Corner', 'Green Flash', 'Dragback'],
          features: [
            ['low bow', '低弓', 'alçak kavis', 'низкий изгиб', 'curva baixa'],
            ['mid bow', '中弓', 'orta kavis', 'средний изгиб', 'curva média'],
            ['cushioned grip', '缓冲握把', 'yumuşak tutamak', 'мягкая обмотка', 'punho acolchoado'],
            ['reinforced toe', '加固杆头', 'güçlendirilmiş uç', 'усиленный крюк', 'ponta reforçada'],
            ['balanced weight', '重量均衡', 'dengeli ağırlık', 'сбалансированный вес', 'peso equilibrado'],
          ],
          price: 8490,
          about:
            'A hockey stick with a close, predictable feel for trapping and passing. The head is laminated against splitting on dry turf, and a practice ball comes with it.',
          colours: false,
          choice: { axis: 'length', values: ['34″', '36″', '37″'], factors: [0.92, 1, 1] },
          specs: [
            [
              'material',
              [
                'Laminated mulberry and fibreglass',
                '层压桑木与玻璃纤维',
                'Lamine dut ağacı ve cam elyafı',
                'Клеёная шелковица и стекловолокно',
                'Amoreira laminada e fibra de vidro',
              ],
            ],
            ['level', beginnerToClub],
            ['surface', grassOrTurf],
            [
              'included',
              ['One practice ball', '练习球一个', 'Bir antrenman topu', 'Один тренировочный мяч', 'Uma bola de treino'],
            ],
          ],
        },
        {
          render: '1f3d2',
          name: [
            'ice hockey stick and puck set',
            '冰球杆与冰球套装',
            'buz hokeyi sopası ve disk seti',
            'набор из хоккейной клюшки и шайбы',
            'conjunto de hóquei com taco e disco',
          ],
          lines: ['Blue Line', 'Slapshot', 'Power Play', 'Northern Rink', 'Face Off'],
          features: [
            ['left-hand curve', '左手弯度', 'sol el eğimi', 'левый хват', 'curva para canhotos'],
            ['right-hand curve', '右手弯度', 'sağ el eğimi', 'правый хват', 'curva para destros'],
            ['straight blade', '直刃', 'düz uçlu', 'прямой крюк', 'lâmina reta'],
            ['taped blade', '已缠胶带', 'bantlı uç', 'крюк с обмоткой', 'lâmina com fita'],
            ['medium flex', '中等硬度', 'orta esneklik', 'средняя жёсткость', 'flexibilidade média'],
          ],
          price: 9490,
          about:
            'A light stick with a lively shaft for first shots on the rink or roller practice in the street. The shaft can be cut down with a fine saw to suit a growing player.',
          colours: false,
          choice: {
            axis: 'size',
            values: [
              ['Youth', '儿童款', 'Çocuk', 'Детская', 'Infantil'],
              ['Junior', '少年款', 'Genç', 'Юниорская', 'Juvenil'],
              ['Senior', '成人款', 'Yetişkin', 'Взрослая', 'Adulto'],
            ],
            factors: [0.75, 0.88, 1],
          },
          specs: [
            [
              'material',
              [
                'Birch and fibreglass',
                '桦木与玻璃纤维',
                'Huş ağacı ve cam elyafı',
                'Берёза и стекловолокно',
                'Bétula e fibra de vidro',
              ],
            ],
            ['level', beginnerToClub],
            [
              'surface',
              [
                'Ice and smooth asphalt',
                '冰面与平整沥青地',
                'Buz ve düz asfalt',
                'Лёд и ровный асфальт',
                'Gelo e asfalto liso',
              ],
            ],
            [
              'included',
              ['One rubber puck', '橡胶冰球一个', 'Bir kauçuk disk', 'Одна резиновая шайба', 'Um disco de borracha'],
            ],
          ],
          only: ['cn', 'tr'],
        },
        {
          render: '1f94d',
          name: ['lacrosse stick', '长曲棍球杆', 'lakros sopası', 'клюшка для лакросса', 'taco de lacrosse'],
          lines: ['Cradle', 'Midfield', 'Ground Ball', 'Blue Crane', 'Quick Stick'],
          features: [
            ['pre-strung pocket', '已穿网', 'örülü file', 'готовая сетка', 'rede já montada'],
            ['wide scoop', '宽口杆头', 'geniş ağızlı', 'широкий ковш', 'boca larga'],
            ['deep pocket', '深网兜', 'derin file', 'глубокий карман', 'rede funda'],
            ['textured shaft', '防滑杆身', 'dokulu sap', 'рифлёная рукоять', 'cabo texturizado'],
            ['with ball', '附球', 'toplu', 'с мячом', 'com bola'],
          ],
          price: 7990,
          about:
            'A complete stick, strung and ready to throw, that makes the first catches easier. The head is stiff enough for ground balls and the shaft stays light in the hands.',
          colours: true,
          specs: [
            [
              'material',
              [
                'Nylon head, aluminium shaft',
                '尼龙杆头，铝合金杆身',
                'Naylon kafa, alüminyum sap',
                'Нейлоновая головка, алюминиевая рукоять',
                'Cabeça de náilon, cabo de alumínio',
              ],
            ],
            ['length', '100 cm'],
            ['level', beginner],
            ['age', '8+'],
          ],
        },
        {
          render: '1f3d3',
          name: [
            'table tennis bat',
            '乒乓球拍',
            'masa tenisi raketi',
            'ракетка для настольного тенниса',
            'raquete de tênis de mesa',
          ],
          lines: ['Loop', 'Red Phoenix', 'Counter', 'Chopper', 'Spin Lab', 'Table Nine'],
          features: [
            ['flared handle', '横拍喇叭柄', 'konik saplı', 'коническая ручка', 'cabo côncavo'],
            ['for spin', '旋转型', 'falso vuruşlar için', 'для вращения', 'para efeito'],
            ['for control', '控球型', 'kontrol için', 'для контроля', 'para controle'],
            ['for attack', '快攻型', 'atak için', 'для атаки', 'para ataque'],
            ['with case', '附拍套', 'kılıflı', 'с чехлом', 'com capa'],
          ],
          price: 3290,
          about:
            'A ready-glued bat with tacky rubbers and a balanced blade, comfortable in short and long rallies alike. Breathe on the rubber, wipe it, and it grips like new.',
          colours: false,
          specs: [
            [
              'material',
              [
                'Five-ply poplar, pimple-in rubber',
                '五层杨木，反胶',
                'Beş kat kavak, içe pürtüklü lastik',
                'Пять слоёв тополя, гладкие накладки',
                'Choupo de cinco camadas, borracha lisa',
              ],
            ],
            ['weight', '170 g'],
            ['level', beginnerToClub],
            ['included', ['One white ball', '白色球一个', 'Bir beyaz top', 'Один белый мяч', 'Uma bola branca']],
          ],
          from: 'cn',
        },
        {
          render: '1f3f8',
          name: ['badminton racket', '羽毛球拍', 'badminton raketi', 'ракетка для бадминтона', 'raquete de badminton'],
          lines: ['Smash', 'Feather', 'Drop Shot', 'Blue Heron', 'Net Play', 'Lanka Court'],
          features: [
            ['carbon shaft', '碳素中杆', 'karbon şaft', 'карбоновый стержень', 'haste de carbono'],
            ['steel shaft', '钢制中杆', 'çelik şaft', 'стальной стержень', 'haste de aço'],
            ['flexible shaft', '中杆柔韧', 'esnek şaft', 'гибкий стержень', 'haste flexível'],
            ['head heavy', '头重型', 'baş ağırlıklı', 'баланс в голову', 'peso na cabeça'],
            ['easy to swing', '挥拍轻松', 'kolay savrulan', 'лёгкий замах', 'fácil de manejar'],
          ],
          price: 5490,
          about:
            'A light, quick racket for the club hall or the garden net, strung at a medium tension. The frame is shaped to cut through the air, so the wrist does the work.',
          colours: true,
          choice: {
            axis: 'pack',
            values: [
              ['1 racket', '单拍', '1 raket', '1 ракетка', '1 raquete'],
              ['2 rackets', '双拍', '2 raket', '2 ракетки', '2 raquetes'],
              ['4 rackets', '四拍', '4 raket', '4 ракетки', '4 raquetes'],
            ],
            factors: [1, 1.85, 3.5],
          },
          specs: [
            [
              'material',
              ['Aluminium frame', '铝合金拍框', 'Alüminyum çerçeve', 'Алюминиевый обод', 'Armação de alumínio'],
            ],
            ['length', '67 cm'],
            ['level', beginnerToClub],
            [
              'included',
              ['Shuttlecock and cover', '羽毛球与拍套', 'Tüytop ve kılıf', 'Волан и чехол', 'Peteca e capa'],
            ],
          ],
        },
      ],
    },
    {
      name: ['Training and games', '训练与休闲', 'Antrenman ve oyun', 'Тренировки и игры', 'Treino e jogos'],
      kinds: [
        {
          render: '1f94a',
          name: ['boxing gloves', '拳击手套', 'boks eldiveni', 'боксёрские перчатки', 'luvas de boxe'],
          lines: ['Southpaw', 'Round One', 'Corner', 'Iron Bell', 'Uppercut', 'Jab'],
          features: [
            ['for bag work', '打沙袋用', 'kum torbası için', 'для работы на мешке', 'para saco de pancada'],
            ['for sparring', '实战对练用', 'sparring için', 'для спаррингов', 'para sparring'],
            ['ventilated palm', '透气掌心', 'havalandırmalı avuç içi', 'вентилируемая ладонь', 'palma ventilada'],
            ['long wrist support', '加长护腕', 'uzun bilek desteği', 'длинная манжета', 'punho longo'],
            ['attached thumb', '连指拇指', 'bağlı başparmak', 'пришитый большой палец', 'polegar preso'],
          ],
          price: 6890,
          about:
            'Well-padded gloves that close the fist naturally and hold the wrist straight. The lining dries quickly, so they are fresh again for the next session.',
          colours: true,
          choice: {
            axis: 'weight',
            values: ['8 oz', '10 oz', '12 oz', '14 oz', '16 oz'],
            factors: [0.94, 0.97, 1, 1.06, 1.12],
          },
          specs: [
            [
              'material',
              [
                'Microfibre leather, layered foam',
                '超纤皮，多层泡棉',
                'Mikrofiber deri, katmanlı köpük',
                'Кожа из микрофибры, многослойная пена',
                'Couro de microfibra, espuma em camadas',
              ],
            ],
            [
              'lining',
              [
                'Quick-drying polyester',
                '速干聚酯纤维',
                'Çabuk kuruyan polyester',
                'Быстросохнущий полиэстер',
                'Poliéster de secagem rápida',
              ],
            ],
            ['closure', ['Hook and loop', '魔术贴', 'Cırt bant', 'Липучка', 'Velcro']],
            [
              'care',
              [
                'Air dry, wipe inside and out',
                '通风晾干，内外擦拭',
                'Havada kurutun, içini dışını silin',
                'Сушить на воздухе, протирать изнутри и снаружи',
                'Secar ao ar e limpar por dentro e por fora',
              ],
            ],
          ],
        },
        {
          render: '26f3',
          name: [
            'golf putting green set',
            '高尔夫推杆练习套装',
            'golf putt çalışma seti',
            'набор для паттинга',
            'kit de treino de putting',
          ],
          lines: ['Last Hole', 'Fairway', 'Little Green', 'Pitch Mark', 'Hillside'],
          features: [
            ['true roll', '滚动顺畅', 'düzgün yuvarlanma', 'ровное качение', 'rolagem fiel'],
            ['for the office', '办公室适用', 'ofis için', 'для офиса', 'para o escritório'],
            ['for the lawn', '草坪适用', 'bahçe için', 'для лужайки', 'para o gramado'],
            ['washable turf', '可水洗草皮', 'yıkanabilir çim', 'моющийся газон', 'grama lavável'],
            ['gentle slope', '缓坡设计', 'hafif eğimli', 'лёгкий уклон', 'leve inclinação'],
          ],
          price: 9890,
          about:
            'A small round green with a real cup and a red pin for practising short putts at home. The turf springs back when rolled out and runs at the pace of a well-kept course.',
          colours: false,
          specs: [
            [
              'included',
              [
                'Green, cup, flag and one ball',
                '果岭垫、洞杯、旗杆和一个球',
                'Çim zemin, delik, bayrak ve bir top',
                'Грин, лунка, флажок и один мяч',
                'Green, copo, bandeira e uma bola',
              ],
            ],
            ['diameter', '90 cm'],
            ['height', ['Flag 50 cm', '旗杆高50厘米', 'Bayrak 50 cm', 'Флажок 50 см', 'Bandeira de 50 cm']],
            [
              'material',
              [
                'Polypropylene turf on rubber',
                '聚丙烯草皮，橡胶底',
                'Kauçuk tabanlı polipropilen çim',
                'Полипропиленовый газон на резине',
                'Grama de polipropileno sobre borracha',
              ],
            ],
            ['surface', indoorOutdoor],
          ],
        },
        {
          render: '1f3af',
          name: [
            'magnetic dartboard',
            '磁性飞镖盘',
            'manyetik dart tahtası',
            'магнитный дартс',
            'alvo de dardos magnético',
          ],
          lines: ['Bullseye', 'Pub Night', 'Centre Ring', 'Steady Hand', 'Tavern'],
          features: [
            ['rolls up', '可卷收', 'rulo yapılabilir', 'сворачивается в рулон', 'enrolável'],
            ['strong magnets', '强力磁铁', 'güçlü mıknatıslı', 'сильные магниты', 'ímãs fortes'],
            ['safe for children', '儿童可玩', 'çocuklar için güvenli', 'безопасно для детей', 'seguro para crianças'],
            ['games on both sides', '双面玩法', 'çift taraflı oyun', 'двусторонний', 'jogo nos dois lados'],
            ['no holes in the wall', '不伤墙面', 'duvarı delmez', 'не портит стены', 'não fura a parede'],
          ],
          price: 2890,
          about:
            'A family target with flat-tipped darts that stick by magnet instead of points. Hang it on any hook, throw from two metres and add up the rings.',
          colours: false,
          specs: [
            ['diameter', '40 cm'],
            [
              'included',
              ['Board and 6 darts', '镖盘和6支飞镖', 'Tahta ve 6 dart', 'Мишень и 6 дротиков', 'Alvo e 6 dardos'],
            ],
            ['players', '1–6'],
            ['age', '6+'],
          ],
        },
        {
          render: '1f3b1',
          name: ['pool ball', '台球', 'bilardo topu', 'бильярдный шар', 'bola de bilhar'],
          lines: ['Black Eight', 'Corner Pocket', 'Velvet Table', 'Break', 'Cushion'],
          features: [
            ['high gloss', '高光泽', 'yüksek parlaklık', 'зеркальный блеск', 'alto brilho'],
            ['scratch resistant', '耐刮', 'çizilmeye dayanıklı', 'устойчивость к царапинам', 'resistente a riscos'],
            ['tournament weight', '比赛级重量', 'turnuva ağırlığı', 'турнирный вес', 'peso de torneio'],
            ['for home tables', '家用球台适用', 'ev masaları için', 'для домашнего стола', 'para mesas domésticas'],
            ['inlaid number', '镶嵌号码', 'kakma numara', 'инкрустированный номер', 'número embutido'],
          ],
          price: 1490,
          about:
            'A precisely round ball for American pool, with the number set deep so that it never rubs off. Buy the black eight alone as a replacement or the whole rack for a new table.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['Eight ball only', '单个黑八', 'Yalnızca 8 numara', 'Только восьмёрка', 'Somente a bola 8'],
              ['Full set of 16', '全套16个', '16 toplu tam set', 'Полный набор, 16 шаров', 'Jogo completo com 16'],
            ],
            factors: [1, 9],
          },
          specs: [
            ['material', ['Phenolic resin', '酚醛树脂', 'Fenolik reçine', 'Фенольная смола', 'Resina fenólica']],
            ['diameter', '57 mm'],
            ['weight', '160–170 g'],
            [
              'care',
              [
                'Polish with a soft cloth',
                '软布擦亮',
                'Yumuşak bezle parlatın',
                'Полировать мягкой тканью',
                'Polir com pano macio',
              ],
            ],
          ],
        },
        {
          render: '1f3f9',
          name: [
            'recurve bow set',
            '反曲弓套装',
            'klasik yay seti',
            'набор с рекурсивным луком',
            'conjunto de arco recurvo',
          ],
          lines: ['Ottoman', 'Red Kite', 'Long Meadow', 'Steppe', 'Fletcher'],
          features: [
            ['15 lb draw', '15磅拉力', '15 libre çekiş', 'натяжение 7 кг', 'puxada de 7 kg'],
            ['20 lb draw', '20磅拉力', '20 libre çekiş', 'натяжение 9 кг', 'puxada de 9 kg'],
            ['26 lb draw', '26磅拉力', '26 libre çekiş', 'натяжение 12 кг', 'puxada de 12 kg'],
            ['leather-wrapped grip', '皮革握把', 'deri sargılı kabza', 'рукоять в коже', 'punho revestido de couro'],
            ['for both hands', '左右手通用', 'sağ ve sol el için', 'для правшей и левшей', 'ambidestro'],
          ],
          price: 13900,
          about:
            'A one-piece wooden bow with a smooth draw for garden targets and first lessons at the club. The set has everything to begin with except the target.',
          colours: false,
          specs: [
            [
              'material',
              [
                'Laminated ash and fibreglass',
                '层压白蜡木与玻璃纤维',
                'Lamine dişbudak ve cam elyafı',
                'Клеёный ясень и стекловолокно',
                'Freixo laminado e fibra de vidro',
              ],
            ],
            ['length', '122 cm'],
            [
              'included',
              [
                'Bow, 3 arrows, quiver and arm guard',
                '弓、3支箭、箭袋和护臂',
                'Yay, 3 ok, sadak ve kolluk',
                'Лук, 3 стрелы, колчан и крага',
                'Arco, 3 flechas, aljava e braçadeira',
              ],
            ],
            ['level', beginner],
            ['age', '12+'],
            ['safety', adultHelp],
          ],
          warranty: 6,
          from: 'tr',
        },
        {
          render: '1f94f',
          name: ['flying disc', '飞盘', 'frizbi', 'летающий диск', 'frisbee'],
          lines: ['Glide', 'Ultimate', 'Sky Saucer', 'Beach Day', 'Halo', 'Long Throw'],
          features: [
            ['floats on water', '可浮水', 'suda batmaz', 'не тонет', 'flutua na água'],
            ['soft rim', '软边', 'yumuşak kenarlı', 'мягкий край', 'borda macia'],
            ['long flight', '飞行远', 'uzun uçuşlu', 'дальний полёт', 'voo longo'],
            ['safe for dogs', '可与爱犬玩', 'köpekler için uygun', 'подходит для собак', 'próprio para cães'],
            ['for ultimate', '极限飞盘适用', 'ultimate için', 'для алтимата', 'para ultimate'],
          ],
          price: 1190,
          about:
            'An evenly balanced disc that leaves the hand smoothly and hangs in the air. Ridges under the rim give grip, even with wet fingers.',
          colours: true,
          specs: [
            ['diameter', '27 cm'],
            ['weight', '175 g'],
            [
              'material',
              ['Flexible polyethylene', '柔韧聚乙烯', 'Esnek polietilen', 'Гибкий полиэтилен', 'Polietileno flexível'],
            ],
            ['age', '6+'],
          ],
        },
        {
          render: '1fa83',
          name: ['wooden boomerang', '木制回旋镖', 'ahşap bumerang', 'деревянный бумеранг', 'bumerangue de madeira'],
          lines: ['Outback', 'Return', 'Red Earth', 'Wide Circle', 'Kestrel'],
          features: [
            ['for right-handers', '右手款', 'sağ el için', 'для правшей', 'para destros'],
            ['for left-handers', '左手款', 'sol el için', 'для левшей', 'para canhotos'],
            ['hand painted', '手绘', 'el boyaması', 'ручная роспись', 'pintado à mão'],
            ['range of 25 m', '射程25米', '25 m menzil', 'дальность 25 м', 'alcance de 25 m'],
            ['for light wind', '微风适用', 'hafif rüzgâr için', 'для слабого ветра', 'para vento fraco'],
          ],
          price: 1890,
          about:
            'A returning boomerang shaped and sanded by hand, with painted bands on each wing. Throw it upright into a light breeze and it comes round in a wide, easy circle.',
          colours: false,
          specs: [
            ['material', ['Birch plywood', '桦木胶合板', 'Huş kontrplak', 'Берёзовая фанера', 'Compensado de bétula']],
            ['length', '32 cm'],
            ['age', '10+'],
            [
              'usage',
              [
                'Open field only',
                '仅限空旷场地',
                'Yalnızca açık alanda',
                'Только на открытом поле',
                'Somente em campo aberto',
              ],
            ],
          ],
        },
        {
          render: '1fa82',
          name: [
            'parachutist throwing toy',
            '手抛降落伞玩具',
            'paraşütçü fırlatma oyuncağı',
            'игрушка «Парашютист»',
            'paraquedista de brinquedo',
          ],
          lines: ['Free Fall', 'Rainbow Canopy', 'Skydiver', 'Soft Landing', 'Updraft'],
          features: [
            [
              'tangle-resistant lines',
              '防缠绕伞绳',
              'dolaşmaz ipler',
              'не путаются стропы',
              'cordas que não embaraçam',
            ],
            ['no batteries', '无需电池', 'pilsiz', 'без батареек', 'sem pilhas'],
            ['slow descent', '缓慢飘降', 'yavaş iniş', 'медленный спуск', 'descida lenta'],
            ['for park and beach', '公园沙滩皆宜', 'park ve plaj için', 'для парка и пляжа', 'para parque e praia'],
            [
              'with launcher sling',
              '附弹射器',
              'fırlatma sapanlı',
              'с рогаткой для запуска',
              'com estilingue lançador',
            ],
          ],
          price: 890,
          about:
            'A little skydiver under a rainbow canopy: throw him high, and the chute opens by itself. He drifts down slowly enough for children to run and catch him.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['1 piece', '1个装', '1 adet', '1 шт.', '1 unidade'],
              ['2 pieces', '2个装', '2 adet', '2 шт.', '2 unidades'],
              ['4 pieces', '4个装', '4 adet', '4 шт.', '4 unidades'],
            ],
            factors: [1, 1.8, 3.3],
          },
          specs: [
            [
              'material',
              [
                'Nylon canopy, soft vinyl figure',
                '尼龙伞面，软胶小人',
                'Naylon kanopi, yumuşak vinil figür',
                'Нейлоновый купол, фигурка из мягкого винила',
                'Velame de náilon, boneco de vinil macio',
              ],
            ],
            ['diameter', '48 cm'],
            ['age', '4+'],
            ['standard', 'EN 71'],
          ],
        },
        {
          render: '1f6e1-fe0f',
          name: [
            'foam play shield',
            '软泡棉盾牌',
            'köpük oyun kalkanı',
            'игровой щит из мягкой пены ЭВА',
            'escudo de espuma',
          ],
          lines: ['Knight', 'Castle Guard', 'Blue Crest', 'Squire', 'Valiant'],
          features: [
            ['two-strap handle', '双握带', 'çift kulplu', 'две ручки', 'duas alças'],
            ['soft edge', '软边', 'yumuşak kenarlı', 'мягкий край', 'borda macia'],
            ['metallic finish', '金属光泽', 'metalik görünümlü', 'эффект металла', 'acabamento metálico'],
            ['for role play', '角色扮演适用', 'rol oyunu için', 'для ролевых игр', 'para encenação'],
            ['light on the arm', '手持轻便', 'kolda hafif', 'лёгкий на руке', 'leve no braço'],
          ],
          price: 3290,
          about:
            'A two-tone knightly shield in tough foam, for costume play, the stage and garden tournaments. It takes a good knock and gives a little, so nobody goes home with a bruise.',
          colours: true,
          specs: [
            [
              'material',
              [
                'EVA foam with latex coat',
                'EVA泡棉，乳胶涂层',
                'Lateks kaplı EVA köpük',
                'Пена ЭВА с латексным покрытием',
                'Espuma EVA com camada de látex',
              ],
            ],
            ['dimensions', '60 × 45 cm'],
            ['weight', '480 g'],
            ['age', '6+'],
            ['care', wipeDamp],
          ],
        },
      ],
    },
    {
      name: ['Winter sports', '冰雪运动', 'Kış sporları', 'Зимний спорт', 'Esportes de inverno'],
      kinds: [
        {
          render: '26f8-fe0f',
          name: ['figure skates', '花样冰鞋', 'buz pateni', 'фигурные коньки', 'patins de gelo'],
          lines: ['Snow Swan', 'Axel', 'Rinkside', 'Silver Edge', 'Pirouette'],
          features: [
            ['warm lining', '保暖内里', 'sıcak astarlı', 'тёплая подкладка', 'forro quente'],
            ['padded ankle', '脚踝软垫', 'yastıklı bilek', 'мягкая поддержка лодыжки', 'tornozelo acolchoado'],
            ['sharpened and ready', '已开刃', 'bilenmiş', 'заточены', 'lâmina já afiada'],
            ['wide fit', '宽楦', 'geniş kalıp', 'широкая колодка', 'forma larga'],
            ['for first lessons', '初学入门', 'ilk dersler için', 'для первых занятий', 'para as primeiras aulas'],
          ],
          price: 15900,
          about:
            'Lace-up skates that hold the ankle firmly and glide quietly. The blade has a toe pick for spins and stops, and the boot is stitched to be worn over one pair of warm socks.',
          colours: false,
          choice: shoeSizes,
          specs: [
            [
              'material',
              [
                'Synthetic leather boot',
                '合成革鞋身',
                'Suni deri bot',
                'Ботинок из искусственной кожи',
                'Bota de couro sintético',
              ],
            ],
            [
              'included',
              [
                'Stainless steel blade',
                '不锈钢冰刀',
                'Paslanmaz çelik bıçak',
                'Лезвие из нержавеющей стали',
                'Lâmina de aço inoxidável',
              ],
            ],
            ['closure', ['Laces and hooks', '系带与挂钩', 'Bağcık ve kanca', 'Шнурки и крючки', 'Cadarço e ganchos']],
            [
              'care',
              [
                'Dry the blade after skating',
                '滑后擦干冰刀',
                'Kullanımdan sonra bıçağı kurulayın',
                'После катания вытирать лезвие',
                'Secar a lâmina após o uso',
              ],
            ],
          ],
          only: ['cn', 'tr'],
        },
        {
          render: '1f3bf',
          name: [
            'ski set with boots',
            '双板滑雪套装（含雪鞋）',
            'botlu kayak seti',
            'комплект лыж с ботинками',
            'conjunto de esqui com botas',
          ],
          lines: ['Summit', 'Powder', 'First Run', 'Piste', 'Alpine Blue'],
          features: [
            ['easy to turn', '易转弯', 'kolay dönüşlü', 'лёгкие повороты', 'curvas fáceis'],
            [
              'for groomed slopes',
              '压雪道适用',
              'hazırlanmış pistler için',
              'для подготовленных трасс',
              'para pistas preparadas',
            ],
            ['soft flex', '柔软型', 'yumuşak esneme', 'мягкий прогиб', 'flexão suave'],
            ['all-mountain', '全地形', 'her pist için', 'для любых склонов', 'para toda a montanha'],
            ['warm inner boot', '保暖内靴', 'sıcak iç bot', 'тёплый внутренний ботинок', 'botim interno quente'],
          ],
          price: 118000,
          about:
            'Matched skis, bindings and boots for the first seasons on the slope. The boots close with buckles that work with gloves on, and the bindings come set to a gentle release.',
          colours: true,
          choice: { axis: 'size', values: ['38', '39', '40', '41', '42', '43', '44'] },
          specs: [
            [
              'material',
              [
                'Poplar core with fibreglass',
                '杨木芯，玻璃纤维',
                'Cam elyaflı kavak çekirdek',
                'Тополёвый сердечник, стекловолокно',
                'Núcleo de choupo com fibra de vidro',
              ],
            ],
            ['length', '155 cm'],
            ['closure', ['Three buckles', '三扣', 'Üç tokalı', 'Три клипсы', 'Três fivelas']],
            [
              'level',
              [
                'Beginner to intermediate',
                '初级至中级',
                'Başlangıç ve orta',
                'Начальный и средний',
                'Iniciante a intermediário',
              ],
            ],
            [
              'included',
              [
                'Skis, bindings and boots',
                '雪板、固定器和雪鞋',
                'Kayak, bağlama ve bot',
                'Лыжи, крепления и ботинки',
                'Esquis, fixações e botas',
              ],
            ],
          ],
          warranty: 24,
          only: ['cn', 'tr'],
        },
        {
          render: '1f6f7',
          name: ['wooden sledge', '木制雪橇', 'ahşap kızak', 'деревянные санки', 'trenó de madeira'],
          lines: ['Snow Day', 'Downhill', 'White Hill', 'Pine Run', 'Old Village'],
          features: [
            ['with pull rope', '附牵引绳', 'çekme ipli', 'с верёвкой', 'com corda de puxar'],
            ['for two', '双人座', 'iki kişilik', 'двухместные', 'para duas pessoas'],
            ['curved front', '弧形前端', 'kıvrık ön', 'загнутые полозья', 'frente curva'],
            ['waxed seat', '打蜡座板', 'mumlanmış oturak', 'вощёное сиденье', 'assento encerado'],
            ['low and stable', '低重心稳当', 'alçak ve dengeli', 'низкая посадка', 'baixo e estável'],
          ],
          price: 9890,
          about:
            'A classic slatted sledge on painted steel runners, made to last longer than one childhood. It runs fast on packed snow and steers by leaning.',
          colours: false,
          specs: [
            [
              'material',
              [
                'Beech seat, steel runners',
                '榉木座板，钢制滑轨',
                'Kayın oturak, çelik kızaklar',
                'Сиденье из бука, стальные полозья',
                'Assento de faia, lâminas de aço',
              ],
            ],
            ['dimensions', '100 × 35 × 26 cm'],
            ['load', '100 kg'],
            ['age', '3+'],
          ],
          warranty: 12,
          only: ['cn', 'tr'],
        },
        {
          render: '1f94c',
          name: [
            'floor curling set',
            '地板冰壶套装',
            'zemin curling seti',
            'набор для напольного кёрлинга',
            'jogo de curling de chão',
          ],
          lines: ['Button', 'Hurry Hard', 'House', 'Skip', 'Living Room'],
          features: [
            ['quiet rollers', '静音滚珠', 'sessiz bilyeler', 'тихие ролики', 'rolamentos silenciosos'],
            ['with target mat', '附靶垫', 'hedef matlı', 'с мишенью-ковриком', 'com tapete-alvo'],
            ['smooth glide', '滑行顺畅', 'akıcı kayma', 'плавное скольжение', 'deslize suave'],
            [
              'for family evenings',
              '家庭聚会适用',
              'aile akşamları için',
              'для семейных вечеров',
              'para noites em família',
            ],
            ['with storage bag', '附收纳袋', 'saklama çantalı', 'с сумкой', 'com bolsa'],
          ],
          price: 7490,
          about:
            'The game of stones without the ice: each one glides on hidden ball bearings over tiles, wood or a long table. Two teams take turns to get closest to the centre.',
          colours: false,
          specs: [
            [
              'pieces',
              [
                '4 red and 4 blue stones',
                '红蓝冰壶各4个',
                '4 kırmızı ve 4 mavi taş',
                '4 красных и 4 синих камня',
                '4 pedras vermelhas e 4 azuis',
              ],
            ],
            ['diameter', '12 cm'],
            ['players', '2–8'],
            ['age', '6+'],
            [
              'surface',
              ['Any smooth floor', '任何平滑地面', 'Her türlü düz zemin', 'Любой гладкий пол', 'Qualquer piso liso'],
            ],
          ],
        },
      ],
    },
    {
      name: ['Camping and hiking', '露营与徒步', 'Kamp ve doğa yürüyüşü', 'Кемпинг и походы', 'Camping e trilha'],
      kinds: [
        {
          render: '26fa',
          name: ['camping tent', '露营帐篷', 'kamp çadırı', 'туристическая палатка', 'barraca de camping'],
          lines: ['Horton', 'Base Camp', 'Moonrise', 'Ridge', 'Knuckles', 'Dry Season'],
          features: [
            ['quick pitch', '快速搭建', 'hızlı kurulum', 'быстрая установка', 'montagem rápida'],
            ['mosquito net door', '防蚊纱门', 'sineklikli kapı', 'москитная сетка', 'porta com mosquiteiro'],
            ['blackout fabric', '遮光面料', 'ışık geçirmez kumaş', 'затемняющая ткань', 'tecido blackout'],
            ['two entrances', '双门', 'iki girişli', 'два входа', 'duas entradas'],
            ['sealed seams', '压胶接缝', 'bantlı dikişler', 'проклеенные швы', 'costuras seladas'],
          ],
          price: 24900,
          about:
            'A ridge tent that stays dry in a monsoon shower and airy on a warm night. It packs into its own bag with poles, pegs and guy lines, and one person can put it up.',
          colours: true,
          choice: {
            axis: 'occupancy',
            values: [
              ['2 persons', '2人', '2 kişilik', '2-местная', '2 pessoas'],
              ['3 persons', '3人', '3 kişilik', '3-местная', '3 pessoas'],
              ['4 persons', '4人', '4 kişilik', '4-местная', '4 pessoas'],
              ['6 persons', '6人', '6 kişilik', '6-местная', '6 pessoas'],
            ],
            factors: [1, 1.25, 1.55, 2.2],
          },
          specs: [
            [
              'material',
              [
                'Coated ripstop polyester',
                '涂层防撕裂聚酯纤维',
                'Kaplamalı ripstop polyester',
                'Полиэстер рипстоп с пропиткой',
                'Poliéster ripstop revestido',
              ],
            ],
            ['waterproof', '3000 mm'],
            [
              'frame',
              [
                'Fibreglass poles',
                '玻璃纤维帐杆',
                'Cam elyafı direkler',
                'Стеклопластиковые дуги',
                'Varetas de fibra de vidro',
              ],
            ],
            [
              'season',
              ['Spring to autumn', '春夏秋三季', 'İlkbahardan sonbahara', 'С весны до осени', 'Da primavera ao outono'],
            ],
            [
              'included',
              [
                'Pegs, guy lines and bag',
                '地钉、风绳和收纳袋',
                'Kazık, gergi ipi ve çanta',
                'Колышки, оттяжки и чехол',
                'Espeques, cordas e bolsa',
              ],
            ],
          ],
          warranty: 12,
        },
        {
          render: '1f9ed',
          name: ['pocket compass', '口袋指南针', 'cep pusulası', 'карманный компас', 'bússola de bolso'],
          lines: ['True North', 'Wayfarer', 'Trail Rose', 'Pole Star', 'Serendib'],
          features: [
            ['luminous needle', '夜光指针', 'fosforlu ibre', 'светящаяся стрелка', 'agulha luminosa'],
            ['with cord', '附挂绳', 'ipli', 'со шнурком', 'com cordão'],
            ['gift box', '礼盒装', 'hediye kutulu', 'в подарочной коробке', 'em caixa de presente'],
            ['shock resistant', '抗震', 'darbeye dayanıklı', 'ударопрочный корпус', 'resistente a impactos'],
            ['steady reading', '指向稳定', 'kararlı gösterge', 'устойчивые показания', 'leitura estável'],
          ],
          price: 2290,
          about:
            'A round brass-coloured compass with a ring for cord or key chain. The needle settles within seconds in its liquid bath, and there is no battery to run out.',
          colours: false,
          specs: [
            [
              'material',
              [
                'Brass-plated case, glass',
                '镀黄铜外壳，玻璃表面',
                'Pirinç kaplama kasa, cam',
                'Корпус под латунь, стекло',
                'Caixa latonada, vidro',
              ],
            ],
            ['diameter', '50 mm'],
            [
              'care',
              [
                'Keep away from magnets',
                '远离磁铁',
                'Mıknatıslardan uzak tutun',
                'Беречь от магнитов',
                'Manter longe de ímãs',
              ],
            ],
            ['weight', '65 g'],
          ],
          warranty: 12,
        },
        {
          render: '1f3a3',
          name: [
            'fishing rod and reel',
            '钓竿渔轮套装',
            'olta kamışı ve makine',
            'удочка с катушкой',
            'vara de pesca com carretilha',
          ],
          lines: ['Estuary', 'Still Lake', 'Mekong', 'River Bend', 'Silver Perch', 'Jetty'],
          features: [
            ['telescopic', '伸缩式', 'teleskopik', 'телескопическая конструкция', 'telescópica'],
            ['soft tip', '软调竿梢', 'yumuşak uçlu', 'мягкий кончик', 'ponta macia'],
            ['cork handle', '软木握把', 'mantar saplı', 'пробковая рукоять', 'cabo de cortiça'],
            ['for fresh water', '淡水适用', 'tatlı su için', 'для пресной воды', 'para água doce'],
            ['for the coast', '海岸适用', 'kıyı avı için', 'для береговой ловли', 'para a costa'],
          ],
          price: 7890,
          about:
            'A matched rod and reel, filled with line and ready to cast. It is light enough to hold all morning and strong enough for the fish that makes the story.',
          colours: false,
          choice: { axis: 'length', values: ['180 cm', '210 cm', '270 cm'], factors: [0.9, 1, 1.2] },
          specs: [
            [
              'material',
              [
                'Fibreglass composite',
                '玻璃纤维复合材料',
                'Cam elyafı kompozit',
                'Стеклопластиковый композит',
                'Compósito de fibra de vidro',
              ],
            ],
            [
              'included',
              [
                'Reel, line and one lure',
                '渔轮、鱼线和一个假饵',
                'Makine, misina ve bir yapay yem',
                'Катушка, леска и одна приманка',
                'Carretilha, linha e uma isca artificial',
              ],
            ],
            ['level', beginner],
            ['care', rinseFresh],
          ],
          warranty: 6,
        },
        {
          render: '1faa2',
          name: [
            'braided utility rope',
            '编织多用绳',
            'örgü çok amaçlı halat',
            'плетёная верёвка',
            'corda trançada multiuso',
          ],
          lines: ['Basecord', 'Blue Knot', 'Anchor Line', 'Guy Line', 'Harbour'],
          features: [
            ['abrasion resistant', '耐磨', 'aşınmaya dayanıklı', 'стойкость к истиранию', 'resistente à abrasão'],
            ['easy to knot', '易打结', 'kolay düğümlenir', 'легко вяжется', 'fácil de dar nó'],
            ['low stretch', '低延展', 'az esneyen', 'малое растяжение', 'pouca elasticidade'],
            ['UV stabilised', '抗紫外线', 'UV dayanımlı', 'защита от ультрафиолета', 'proteção UV'],
            ['soft in the hand', '手感柔软', 'ele yumuşak gelen', 'мягкая на ощупь', 'macia ao toque'],
          ],
          price: 2490,
          about:
            'A strong braided rope for tents, boats, loads and swings. The ends are heat-sealed, it holds a knot well and it does not rot when put away wet.',
          colours: true,
          choice: { axis: 'length', values: ['10 m', '20 m', '50 m'], factors: [1, 1.85, 4.2] },
          specs: [
            [
              'material',
              [
                'Polyester, double braided',
                '聚酯纤维双层编织',
                'Çift örgü polyester',
                'Полиэстер, двойное плетение',
                'Poliéster de trança dupla',
              ],
            ],
            ['diameter', '10 mm'],
            ['load', '180 kg'],
            [
              'safety',
              [
                'Not for climbing',
                '不可用于攀岩',
                'Tırmanış için uygun değildir',
                'Не для альпинизма',
                'Não usar para escalada',
              ],
            ],
          ],
        },
        {
          render: '26f1-fe0f',
          name: ['beach umbrella', '沙滩伞', 'plaj şemsiyesi', 'пляжный зонт', 'guarda-sol de praia'],
          lines: ['Unawatuna', 'Red Stripe', 'Riviera', 'Noon Shade', 'Copa'],
          features: [
            ['tilting pole', '伞杆可倾斜', 'eğilebilir direk', 'наклонная стойка', 'haste inclinável'],
            ['with sand screw', '附沙地锥', 'kum burgulu', 'с буром для песка', 'com saca-areia'],
            ['wind vent', '防风透气顶', 'rüzgâr havalandırmalı', 'ветровой клапан', 'saída de vento'],
            ['with carry bag', '附收纳袋', 'taşıma çantalı', 'с чехлом', 'com bolsa de transporte'],
            ['silver lining', '银胶内层', 'gümüş astarlı', 'серебристая подкладка', 'forro prateado'],
          ],
          price: 7490,
          about:
            'A broad striped umbrella that throws real shade over two loungers. The pole comes apart in the middle for the bus or the boot, and the ribs bend rather than break.',
          colours: false,
          choice: { axis: 'size', values: ['180 cm', '200 cm', '240 cm'], factors: [1, 1.2, 1.6] },
          specs: [
            [
              'material',
              ['Polyester canopy', '聚酯纤维伞面', 'Polyester kumaş', 'Купол из полиэстера', 'Cobertura de poliéster'],
            ],
            [
              'frame',
              [
                'Steel pole, fibreglass ribs',
                '钢制伞杆，玻纤伞骨',
                'Çelik direk, cam elyafı teller',
                'Стальная стойка, спицы из стекловолокна',
                'Haste de aço, varetas de fibra de vidro',
              ],
            ],
            ['standard', 'UPF 50+'],
            [
              'care',
              [
                'Dry before folding',
                '晾干后收起',
                'Katlamadan önce kurutun',
                'Складывать сухим',
                'Secar antes de dobrar',
              ],
            ],
          ],
        },
      ],
    },
    {
      name: [
        'Water sports and boating',
        '水上运动与船艇',
        'Su sporları ve tekne',
        'Водный спорт и лодки',
        'Esportes aquáticos e barcos',
      ],
      kinds: [
        {
          render: '1f93f',
          name: [
            'mask and snorkel set',
            '面镜呼吸管套装',
            'maske ve şnorkel seti',
            'набор из маски и трубки',
            'kit de máscara e snorkel',
          ],
          lines: ['Pigeon Island', 'Reef', 'Clearwater', 'Hikka', 'Manta', 'Blue Lagoon'],
          features: [
            [
              'dry-top snorkel',
              '全干式呼吸管',
              'su almaz şnorkel',
              'трубка с сухим верхом',
              'snorkel com válvula seca',
            ],
            ['anti-fog lens', '防雾镜片', 'buğulanmaz cam', 'антизапотевающее стекло', 'lente antiembaçante'],
            ['wide view', '宽视野', 'geniş görüş', 'широкий обзор', 'visão ampla'],
            ['for narrow faces', '窄脸适用', 'dar yüzler için', 'для узкого лица', 'para rostos finos'],
            [
              'quick-adjust strap',
              '快调头带',
              'hızlı ayarlı kayış',
              'быстрая регулировка ремешка',
              'tira de ajuste rápido',
            ],
          ],
          price: 5490,
          about:
            'A soft mask that seals gently and a snorkel with a comfortable mouthpiece, for reefs, lagoons and the hotel pool. The glass is tempered and the buckles adjust with one hand.',
          colours: true,
          choice: {
            axis: 'size',
            values: [
              ['Children', '儿童', 'Çocuk', 'Детский', 'Infantil'],
              ['S/M', 'S/M', 'S/M', 'S/M', 'P/M'],
              ['L/XL', 'L/XL', 'L/XL', 'L/XL', 'G/GG'],
            ],
            factors: [0.8, 1, 1],
          },
          specs: [
            [
              'material',
              [
                'Silicone skirt and mouthpiece',
                '硅胶裙边与咬嘴',
                'Silikon etek ve ağızlık',
                'Силиконовый обтюратор и загубник',
                'Saia e bocal de silicone',
              ],
            ],
            ['eyewearLens', ['Tempered glass', '钢化玻璃', 'Temperli cam', 'Закалённое стекло', 'Vidro temperado']],
            ['care', rinseFresh],
            [
              'usage',
              ['Surface snorkelling', '浮潜', 'Yüzeyde şnorkel', 'Плавание у поверхности', 'Mergulho de superfície'],
            ],
          ],
        },
        {
          render: '1f6f6',
          name: [
            'open canoe with paddle',
            '开放式独木舟（含桨）',
            'kürekli açık kano',
            'каноэ с веслом',
            'canoa aberta com remo',
          ],
          lines: ['Bolgoda', 'Slow River', 'Kingfisher', 'Nam Song', 'Backwater'],
          features: [
            ['for two paddlers', '双人', 'iki kişilik', 'двухместное', 'para duas pessoas'],
            ['for one paddler', '单人', 'tek kişilik', 'одноместное', 'para uma pessoa'],
            ['stable flat bottom', '平底稳定', 'dengeli düz taban', 'устойчивое плоское дно', 'fundo plano e estável'],
            ['shallow draught', '吃水浅', 'sığ suda yüzer', 'малая осадка', 'calado raso'],
            ['carry handles', '提手设计', 'taşıma kulplu', 'ручки для переноски', 'alças de transporte'],
          ],
          price: 189000,
          about:
            'A quiet, roomy canoe for rivers, lakes and lagoons. The hull slides over roots and stones without harm, and there is dry space for a picnic or a night away.',
          colours: false,
          isLocal: true,
          specs: [
            [
              'material',
              [
                'Rotomoulded polyethylene',
                '滚塑聚乙烯',
                'Rotasyon polietilen',
                'Ротоформованный полиэтилен',
                'Polietileno rotomoldado',
              ],
            ],
            ['length', ['4.2 m', '4.2米', '4,2 m', '4,2 м', '4,2 m']],
            ['load', '240 kg'],
            ['weight', '32 kg'],
            [
              'included',
              ['One ash paddle', '白蜡木桨一支', 'Bir dişbudak kürek', 'Одно весло из ясеня', 'Um remo de freixo'],
            ],
          ],
          warranty: 24,
        },
        {
          render: '1f6df',
          name: ['life ring', '救生圈', 'can simidi', 'спасательный круг', 'boia salva-vidas'],
          lines: ['Harbour Watch', 'Safe Return', 'Marina', 'Poolside', 'Lighthouse'],
          features: [
            ['reflective tape', '反光带', 'reflektör bantlı', 'светоотражающие полосы', 'faixas refletivas'],
            [
              'grab rope all round',
              '环绕抓绳',
              'çevresi tutma halatlı',
              'леер по окружности',
              'cabo de apoio em toda a volta',
            ],
            ['for boats', '船用', 'tekneler için', 'для судов', 'para embarcações'],
            ['for swimming pools', '泳池适用', 'yüzme havuzları için', 'для бассейнов', 'para piscinas'],
            ['with 30 m line', '附30米抛绳', '30 m halatlı', 'с линем 30 м', 'com cabo de 30 m'],
          ],
          price: 8490,
          about:
            'A hard-wearing ring buoy in red and white, for the jetty, the boat or the pool fence. It throws well, floats high and does not soak up water.',
          colours: false,
          choice: { axis: 'size', values: ['56 cm', '65 cm', '72 cm'], factors: [0.85, 0.93, 1] },
          specs: [
            [
              'material',
              [
                'Polyethylene shell, foam filled',
                '聚乙烯外壳，泡沫填充',
                'Köpük dolgulu polietilen gövde',
                'Полиэтиленовая оболочка с пеной',
                'Casca de polietileno com espuma',
              ],
            ],
            ['shade', ['Red and white', '红白相间', 'Kırmızı ve beyaz', 'Красно-белый', 'Vermelho e branco']],
            ['care', rinseFresh],
            [
              'usage',
              [
                'Rescue aid, not a toy',
                '救援用品，非玩具',
                'Kurtarma gerecidir, oyuncak değildir',
                'Средство спасения, не игрушка',
                'Item de salvamento, não é brinquedo',
              ],
            ],
          ],
        },
        {
          render: '2693',
          name: [
            'vinyl-coated boat anchor',
            '包胶船锚',
            'vinil kaplı tekne çapası',
            'лодочный якорь с виниловым покрытием',
            'âncora náutica revestida de vinil',
          ],
          lines: ['Safe Bay', 'Holdfast', 'Marina', 'Quiet Water', 'Deep Blue'],
          features: [
            ['for rocky ground', '岩石底适用', 'kayalık dip için', 'для каменистого дна', 'para fundo rochoso'],
            ['for sand and mud', '沙泥底适用', 'kum ve çamur dip için', 'для песка и ила', 'para areia e lama'],
            ['kind to the deck', '不伤甲板', 'güverteyi çizmez', 'не царапает палубу', 'não risca o convés'],
            ['with shackle', '附卸扣', 'bağlantı kilidi dahil', 'со скобой', 'com manilha'],
            ['easy to clean', '易清洁', 'kolay temizlenir', 'легко моется', 'fácil de limpar'],
          ],
          price: 6990,
          about:
            'A small-boat anchor dipped in thick blue vinyl, which keeps rust off and noise down. Two broad flukes bite quickly and let go with a straight pull from above.',
          colours: false,
          choice: { axis: 'weight', values: ['3 kg', '5 kg', '8 kg'], factors: [1, 1.5, 2.2] },
          specs: [
            [
              'material',
              [
                'Cast iron, vinyl coated',
                '铸铁包塑',
                'Vinil kaplı dökme demir',
                'Чугун в виниле',
                'Ferro fundido com vinil',
              ],
            ],
            [
              'finish',
              ['Smooth blue vinyl', '蓝色光面包塑', 'Pürüzsüz mavi vinil', 'Гладкий синий винил', 'Vinil azul liso'],
            ],
            [
              'usage',
              [
                'Dinghies, canoes and small boats',
                '小艇、独木舟和小型船',
                'Bot, kano ve küçük tekneler',
                'Шлюпки, каноэ и малые лодки',
                'Botes, canoas e barcos pequenos',
              ],
            ],
            ['care', rinseFresh],
          ],
        },
        {
          render: '1f6a4',
          name: [
            'remote-controlled speedboat',
            '遥控快艇',
            'uzaktan kumandalı sürat teknesi',
            'радиоуправляемый катер',
            'lancha de controle remoto',
          ],
          lines: ['Wave Cutter', 'Riviera', 'Regatta', 'Orange Wake', 'Fast Tide'],
          features: [
            ['self-righting', '自动翻正', 'kendi doğrulan', 'сам выравнивается после переворота', 'desvira sozinha'],
            ['two batteries', '双电池', 'iki bataryalı', 'два аккумулятора', 'duas baterias'],
            ['low-battery alarm', '低电提醒', 'düşük pil uyarılı', 'сигнал разряда', 'alarme de bateria fraca'],
            ['water-cooled motor', '水冷电机', 'su soğutmalı motor', 'водяное охлаждение', 'motor refrigerado a água'],
            [
              'for lakes and pools',
              '湖泊泳池皆宜',
              'göl ve havuz için',
              'для озёр и бассейнов',
              'para lagos e piscinas',
            ],
          ],
          price: 14900,
          about:
            'A quick little cabin boat that planes cleanly and answers the wheel at once. The propeller only turns in water, so curious fingers are safe on the bank.',
          colours: false,
          specs: [
            ['speed', '25 km/h'],
            [
              'connection',
              [
                '2.4 GHz, up to 80 m',
                '2.4GHz，最远80米',
                '2,4 GHz, 80 m’ye kadar',
                '2,4 ГГц, до 80 м',
                '2,4 GHz, até 80 m',
              ],
            ],
            ['length', '35 cm'],
            ['charging', 'USB-C'],
            [
              'runtime',
              [
                'About 15 minutes a charge',
                '单次充电约15分钟',
                'Şarj başına yaklaşık 15 dakika',
                'Около 15 минут на одном заряде',
                'Cerca de 15 minutos por carga',
              ],
            ],
            ['age', '8+'],
          ],
          warranty: 6,
        },
        {
          render: '26f5',
          name: ['model sailing boat', '帆船模型', 'yelkenli maketi', 'модель парусной лодки', 'veleiro em miniatura'],
          lines: ['Bodrum', 'Trade Wind', 'Yellow Sail', 'Negombo', 'Bon Vent'],
          features: [
            ['sails on real water', '可下水航行', 'suda yüzer', 'плавает по воде', 'navega de verdade'],
            ['adjustable sails', '船帆可调', 'ayarlanabilir yelken', 'регулируемые паруса', 'velas reguláveis'],
            ['with display stand', '附展示架', 'stantlı', 'с подставкой', 'com suporte'],
            ['hand painted', '手工上漆', 'el boyaması', 'ручная окраска', 'pintado à mão'],
            ['cotton sails', '棉布帆', 'pamuklu yelken', 'хлопковые паруса', 'velas de algodão'],
          ],
          price: 5890,
          about:
            'A handsome little sloop that sails on a pond and looks well on a shelf. The keel is weighted, so it comes upright again after every gust.',
          colours: false,
          choice: { axis: 'size', values: ['25 cm', '35 cm', '50 cm'], factors: [1, 1.6, 2.7] },
          specs: [
            [
              'material',
              [
                'Pine hull, fabric sails',
                '松木船体，布帆',
                'Çam gövde, kumaş yelken',
                'Корпус из сосны, тканевые паруса',
                'Casco de pinho, velas de tecido',
              ],
            ],
            [
              'finish',
              ['Waterproof varnish', '防水清漆', 'Su geçirmez vernik', 'Водостойкий лак', 'Verniz impermeável'],
            ],
            ['age', '5+'],
            ['assembly', ['Mast clips in', '桅杆卡扣安装', 'Direk geçmeli', 'Мачта вставляется', 'Mastro de encaixe']],
          ],
        },
      ],
    },
    {
      name: ['Bikes and skating', '骑行与轮滑', 'Bisiklet ve paten', 'Велосипеды и ролики', 'Bicicletas e patins'],
      kinds: [
        {
          render: '1f6b2',
          name: ['city bicycle', '城市自行车', 'şehir bisikleti', 'городской велосипед', 'bicicleta urbana'],
          lines: ['Esplanade', 'Morning Ride', 'Cinnamon Lane', 'Metro', 'Boulevard', 'Old Fort'],
          features: [
            ['seven gears', '七速', 'yedi vitesli', 'семь скоростей', 'sete marchas'],
            ['single speed', '单速', 'tek vitesli', 'одна скорость', 'marcha única'],
            ['chain guard', '链罩', 'zincir korumalı', 'защита цепи', 'protetor de corrente'],
            ['curved handlebar', '弯把', 'kavisli gidon', 'изогнутый руль', 'guidão curvo'],
            [
              'puncture-resistant tyres',
              '防刺轮胎',
              'patlamaya dayanıklı lastikler',
              'шины с защитой от проколов',
              'pneus resistentes a furos',
            ],
          ],
          price: 68900,
          about:
            'A comfortable everyday bicycle with an upright seat and light steel frame. It comes almost ready to ride: turn the handlebar, fit the pedals and pump the tyres.',
          colours: true,
          choice: { axis: 'size', values: ['24″', '26″', '28″'], factors: [0.92, 1, 1.05] },
          specs: [
            ['cycleFrame', steel],
            [
              'brakes',
              [
                'Front and rear rim brakes',
                '前后圈刹',
                'Ön ve arka jant freni',
                'Ободные, передний и задний',
                'Freios de aro dianteiro e traseiro',
              ],
            ],
            ['load', '110 kg'],
            ['assembly', ['90% assembled', '90%已组装', '%90 montajlı', 'Собран на 90%', '90% montada']],
            [
              'included',
              [
                'Bell, pedals and tools',
                '车铃、脚踏和工具',
                'Zil, pedal ve alet',
                'Звонок, педали и инструмент',
                'Campainha, pedais e ferramentas',
              ],
            ],
          ],
          warranty: 24,
        },
        {
          render: '1f6f4',
          name: ['kick scooter', '滑板车', 'scooter', 'самокат', 'patinete'],
          lines: ['Zip', 'Pavement', 'Swift Fold', 'Lane Hopper', 'Breeze', 'Rolla'],
          features: [
            ['folds in seconds', '秒折叠', 'saniyeler içinde katlanır', 'складывается за секунды', 'dobra em segundos'],
            ['large wheels', '大轮', 'büyük tekerlekli', 'большие колёса', 'rodas grandes'],
            [
              'height-adjustable bar',
              '车把可调高',
              'yüksekliği ayarlanır gidon',
              'руль с регулировкой высоты',
              'guidão com altura regulável',
            ],
            ['carrying strap', '附背带', 'taşıma askılı', 'ремень для переноски', 'alça de transporte'],
            ['front suspension', '前减震', 'ön süspansiyonlu', 'передняя амортизация', 'suspensão dianteira'],
          ],
          price: 13900,
          about:
            'A light, sure-footed scooter for school runs and short city hops. The deck is low and grippy, and the wheels roll smoothly over paving joints.',
          colours: true,
          specs: [
            ['cycleFrame', aluminium],
            ['brakes', ['Rear foot brake', '后脚刹', 'Arka ayak freni', 'Задний ножной', 'Freio traseiro de pé']],
            ['load', '100 kg'],
            ['age', '8+'],
            [
              'material',
              [
                'Polyurethane wheels',
                '聚氨酯轮',
                'Poliüretan tekerlekler',
                'Полиуретановые колёса',
                'Rodas de poliuretano',
              ],
            ],
          ],
          warranty: 12,
        },
        {
          render: '1f6f9',
          name: ['skateboard', '滑板', 'kaykay', 'скейтборд', 'skate'],
          lines: ['Kerb', 'Night Deck', 'Half Pipe', 'Ollie', 'Concrete', 'Drop In'],
          features: [
            ['soft street wheels', '软轮', 'yumuşak tekerlekli', 'мягкие колёса', 'rodas macias'],
            ['hard park wheels', '硬轮', 'sert tekerlekli', 'жёсткие колёса', 'rodas duras'],
            ['deep concave', '深凹板面', 'derin konkav', 'глубокий конкейв', 'côncavo profundo'],
            ['coarse grip tape', '粗砂防滑纸', 'kaba zımparalı yüzey', 'крупнозернистая шкурка', 'lixa grossa'],
            ['for first tricks', '新手入门', 'ilk hareketler için', 'для первых трюков', 'para as primeiras manobras'],
          ],
          price: 11900,
          about:
            'A complete board, assembled and ready for the car park or the bowl. Red wheels, smooth bearings and a dark grip top: nothing to add but shoes.',
          colours: false,
          choice: { axis: 'size', values: ['7.75″', '8″', '8.25″'] },
          specs: [
            [
              'material',
              ['Seven-ply maple', '七层枫木', 'Yedi kat akçaağaç', 'Семислойный клён', 'Maple de sete camadas'],
            ],
            ['length', '80 cm'],
            ['included', ['ABEC-7 bearings', 'ABEC-7轴承', 'ABEC-7 rulman', 'Подшипники ABEC-7', 'Rolamentos ABEC-7']],
            ['load', '100 kg'],
          ],
          warranty: 6,
        },
        {
          render: '1f6fc',
          name: ['quad roller skates', '双排轮滑鞋', 'dört tekerlekli paten', 'роликовые коньки-квады', 'patins quad'],
          lines: ['Disco Lane', 'Boardwalk', 'Retro Roll', 'Sunset', 'Starlight'],
          features: [
            [
              'high ankle support',
              '高帮护踝',
              'yüksek bilek desteği',
              'высокая поддержка лодыжки',
              'cano alto com apoio',
            ],
            ['front stopper', '前制动器', 'ön frenli', 'передний стоппер', 'freio frontal'],
            [
              'for rink dancing',
              '花式舞步适用',
              'pist dansı için',
              'для танцев на роллердроме',
              'para dançar na pista',
            ],
            ['for outdoors', '户外适用', 'dış mekân için', 'для улицы', 'para a rua'],
            ['soft inner sock', '柔软内靴', 'yumuşak iç astar', 'мягкий внутренний ботинок', 'forro interno macio'],
          ],
          price: 14900,
          about:
            'Four wheels, a sturdy boot and the look of a summer promenade. The plates are metal, the wheels run quietly, and the lacing holds the heel where it should be.',
          colours: true,
          choice: shoeSizes,
          specs: [
            [
              'material',
              [
                'Synthetic leather boot',
                '合成革鞋身',
                'Suni deri bot',
                'Ботинок из искусственной кожи',
                'Bota de couro sintético',
              ],
            ],
            [
              'included',
              [
                'Aluminium plates, 58 mm polyurethane wheels',
                '铝合金底架，58毫米聚氨酯轮',
                'Alüminyum şase, 58 mm poliüretan tekerlekler',
                'Алюминиевые рамы, полиуретановые колёса 58 мм',
                'Bases de alumínio, rodas de poliuretano de 58 mm',
              ],
            ],
            ['closure', ['Laces', '系带', 'Bağcıklı', 'Шнуровка', 'Cadarço']],
            ['load', '90 kg'],
          ],
          warranty: 6,
        },
      ],
    },
    {
      name: [
        'Awards and timing',
        '奖品与计时',
        'Ödüller ve zamanlama',
        'Награды и секундомеры',
        'Prêmios e cronometragem',
      ],
      kinds: [
        {
          render: '1f3c6',
          name: ['winner’s trophy cup', '冠军奖杯', 'şampiyonluk kupası', 'кубок победителя', 'troféu de campeão'],
          lines: ['Champion', 'Grand Final', 'Laurel', 'House Cup', 'Golden Season'],
          features: [
            ['free engraving', '免费刻字', 'ücretsiz kazıma', 'бесплатная гравировка', 'gravação grátis'],
            ['wide handles', '大双耳', 'geniş kulplu', 'широкие ручки', 'alças largas'],
            ['polished bowl', '抛光杯身', 'parlatılmış gövde', 'полированная чаша', 'taça polida'],
            [
              'for school sports days',
              '校运会适用',
              'okul spor günleri için',
              'для школьных соревнований',
              'para competições escolares',
            ],
            ['in a presentation box', '礼盒装', 'sunum kutulu', 'в подарочной коробке', 'em estojo de apresentação'],
          ],
          price: 4490,
          about:
            'A two-handled golden cup on a dark base with a plate for name and date. Send the text with the order and it arrives engraved and ready for the podium.',
          colours: false,
          choice: { axis: 'size', values: ['20 cm', '30 cm', '40 cm'], factors: [1, 1.6, 2.5] },
          specs: [
            [
              'material',
              [
                'Metal cup, wooden base',
                '金属杯体，木质底座',
                'Metal kupa, ahşap taban',
                'Металлическая чаша, деревянное основание',
                'Taça de metal, base de madeira',
              ],
            ],
            ['finish', ['Gold tone', '金色', 'Altın rengi', 'Под золото', 'Tom dourado']],
            ['included', ['Name plate', '铭牌', 'İsim plakası', 'Табличка для имени', 'Plaqueta para nome']],
            [
              'care',
              [
                'Dust with a dry cloth',
                '干布除尘',
                'Kuru bezle tozunu alın',
                'Протирать сухой тканью',
                'Limpar com pano seco',
              ],
            ],
          ],
        },
        {
          render: '1f3c5',
          name: [
            'star sports medal',
            '星形运动奖牌',
            'yıldızlı spor madalyası',
            'спортивная медаль со звездой',
            'medalha esportiva com estrela',
          ],
          lines: ['Finisher', 'Bright Star', 'Club Day', 'Team Spirit', 'Merit'],
          features: [
            ['deep relief', '深浮雕', 'derin kabartma', 'глубокий рельеф', 'relevo profundo'],
            ['wide ribbon', '宽绶带', 'geniş kurdele', 'широкая лента', 'fita larga'],
            ['space for engraving', '背面可刻字', 'kazıma alanlı', 'место для гравировки', 'espaço para gravação'],
            ['extra thick', '加厚', 'ekstra kalın', 'увеличенная толщина', 'espessura extra'],
            ['for fun runs', '健康跑适用', 'halk koşuları için', 'для забегов', 'para corridas de rua'],
          ],
          price: 490,
          about:
            'A solid golden medal with a raised star, on a striped ribbon ready to hang round the neck. A fair reward for the whole team, from the first to the last across the line.',
          colours: false,
          choice: awardPacks,
          specs: [
            ['material', ['Zinc alloy', '锌合金', 'Çinko alaşım', 'Цинковый сплав', 'Liga de zinco']],
            ['diameter', '50 mm'],
            ['finish', ['Antique gold', '古金色', 'Eskitme altın', 'Античное золото', 'Ouro envelhecido']],
            [
              'included',
              [
                'Red, white and blue ribbon',
                '红白蓝绶带',
                'Kırmızı, beyaz ve mavi kurdele',
                'Лента красно-бело-синяя',
                'Fita vermelha, branca e azul',
              ],
            ],
          ],
        },
        {
          render: '1f947',
          name: [
            'first-place medal',
            '第一名金牌',
            'birincilik madalyası',
            'медаль за первое место',
            'medalha de primeiro lugar',
          ],
          lines: ['Podium', 'Gold Standard', 'Victory', 'Top Step', 'Number One'],
          features: [
            ['brushed edge', '拉丝边缘', 'fırçalanmış kenar', 'матовый кант', 'borda escovada'],
            ['mirror finish', '镜面抛光', 'ayna parlaklığında', 'зеркальная полировка', 'acabamento espelhado'],
            ['engraving on the back', '背面刻字', 'arkası kazımalı', 'гравировка на обороте', 'gravação no verso'],
            ['satin ribbon', '缎面绶带', 'saten kurdele', 'атласная лента', 'fita de cetim'],
            ['in a velvet pouch', '绒布袋装', 'kadife keseli', 'в бархатном мешочке', 'em saquinho de veludo'],
          ],
          price: 590,
          about:
            'The medal every child recognises: gold, with a bold number one. It is weighty in the hand, and the ribbon is long enough to go over a cap.',
          colours: false,
          choice: awardPacks,
          specs: [
            ['material', ['Zinc alloy', '锌合金', 'Çinko alaşım', 'Цинковый сплав', 'Liga de zinco']],
            ['diameter', '65 mm'],
            [
              'shade',
              [
                'Gold with blue ribbon',
                '金色配蓝色绶带',
                'Altın rengi, mavi kurdele',
                'Золотистый, синяя лента',
                'Dourado com fita azul',
              ],
            ],
            ['length', ['Ribbon 80 cm', '绶带80厘米', 'Kurdele 80 cm', 'Лента 80 см', 'Fita de 80 cm']],
          ],
        },
        {
          render: '23f1-fe0f',
          name: [
            'mechanical stopwatch',
            '机械秒表',
            'mekanik kronometre',
            'механический секундомер',
            'cronômetro mecânico',
          ],
          lines: ['Lap', 'Trackside', 'Split Second', 'Coach', 'Sprint'],
          features: [
            ['large crown', '大按钮', 'büyük kurma kolu', 'крупная головка', 'coroa grande'],
            ['shock protected', '防震', 'darbe korumalı', 'защита от ударов', 'proteção contra choques'],
            ['with neck cord', '附颈绳', 'boyun ipli', 'со шнурком на шею', 'com cordão de pescoço'],
            ['clear dial', '表盘清晰', 'okunaklı kadran', 'чёткий циферблат', 'mostrador legível'],
            [
              'for swimming and running',
              '游泳跑步适用',
              'yüzme ve koşu için',
              'для плавания и бега',
              'para natação e corrida',
            ],
          ],
          price: 5890,
          about:
            'A dependable hand-wound stopwatch with one clear red hand. One button starts, stops and resets it, and there is no battery to fail on race day.',
          colours: false,
          specs: [
            ['movement', ['Hand wound', '手动上链', 'Elle kurmalı', 'Ручной завод', 'Corda manual']],
            ['diameter', '55 mm'],
            ['material', ['Steel case', '钢制表壳', 'Çelik kasa', 'Стальной корпус', 'Caixa de aço']],
            [
              'runtime',
              [
                'About 8 hours a winding',
                '上满链约走8小时',
                'Bir kurmada yaklaşık 8 saat',
                'Около 8 часов от завода',
                'Cerca de 8 horas por corda',
              ],
            ],
          ],
          warranty: 24,
        },
      ],
    },
  ],
}
