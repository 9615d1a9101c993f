import type { Choice, Department, Words } from '../seed-shapes.ts'

/** European ring sizes: inner circumference in millimetres. */
const ringSizes: Choice = { axis: 'size', values: ['48', '50', '52', '54', '56', '58', '60'] }

/** Length of the chain of a pendant. */
const chainLengths: Choice = {
  axis: 'length',
  values: [
    ['40 cm', '40厘米', '40 cm', '40 см', '40 cm'],
    ['45 cm', '45厘米', '45 cm', '45 см', '45 cm'],
    ['50 cm', '50厘米', '50 cm', '50 см', '50 cm'],
  ],
  factors: [1, 1.05, 1.1],
}

const silver: Words = ['925 sterling silver', '925银', '925 ayar gümüş', 'Серебро 925 пробы', 'Prata 925']
const goldPlatedBrass: Words = [
  'Gold-plated brass',
  '黄铜镀金',
  'Altın kaplama pirinç',
  'Латунь с позолотой',
  'Latão banhado a ouro',
]
const goldToneAlloy: Words = [
  'Gold-tone alloy',
  '金色合金',
  'Altın rengi alaşım',
  'Сплав под золото',
  'Liga metálica dourada',
]
const enamel: Words = ['Enamel', '珐琅', 'Mine', 'Эмаль', 'Esmalte']
const keepDry: Words = [
  'Keep away from water and perfume',
  '避免接触水和香水',
  'Su ve parfümden koruyun',
  'Беречь от воды и духов',
  'Evitar água e perfume',
]
const softCloth: Words = [
  'Polish with a soft, dry cloth',
  '用柔软干布擦拭',
  'Yumuşak kuru bezle parlatın',
  'Протирать мягкой сухой тканью',
  'Polir com pano macio e seco',
]
const nickelFree: Words = ['Nickel-free', '不含镍', 'Nikel içermez', 'Без никеля', 'Sem níquel']
const safetyPin: Words = [
  'Pin with safety clasp',
  '安全别针',
  'Emniyetli iğne',
  'Булавка с фиксатором',
  'Alfinete com trava',
]
const lobsterClasp: Words = ['Lobster clasp', '龙虾扣', 'Papağan kilit', 'Застёжка-карабин', 'Fecho lagosta']

/** Jewellery, watches, eyewear and charms. */
export const jewelleryWatches: Department = {
  key: 'jewellery-watches',
  name: ['Jewellery and watches', '珠宝腕表', 'Takı ve saat', 'Украшения и часы', 'Joias e relógios'],
  shortName: ['Jewellery', '珠宝腕表', 'Takı, saat', 'Украшения', 'Joias'],
  render: '1f48d',
  sections: [
    {
      name: [
        'Rings, stones and pendants',
        '戒指、宝石与吊坠',
        'Yüzük, değerli taş ve kolye',
        'Кольца, камни и кулоны',
        'Anéis, pedras e pingentes',
      ],
      kinds: [
        {
          render: '1f48d',
          name: [
            'blue topaz silver ring',
            '蓝托帕石银戒指',
            'mavi topazlı gümüş yüzük',
            'серебряное кольцо с голубым топазом',
            'anel de prata com topázio azul',
          ],
          lines: ['Promise', 'Celeste', 'Ice Lake', 'Solene', 'First Light', 'Nilu'],
          features: [
            ['raised setting', '高爪镶嵌', 'yükseltilmiş yuva', 'высокая оправа', 'cravação elevada'],
            [
              'rounded comfort band',
              '内弧舒适戒圈',
              'rahat yuvarlak halka',
              'комфортная скруглённая шинка',
              'aro anatômico',
            ],
            ['high polish', '高抛光', 'yüksek parlaklık', 'зеркальная полировка', 'alto polimento'],
            ['in a gift box', '礼盒装', 'hediye kutusunda', 'в подарочной коробке', 'em caixa para presente'],
            ['with stone card', '附宝石卡', 'taş kartıyla', 'с карточкой камня', 'com certificado da pedra'],
          ],
          price: 9900,
          about:
            'A solitaire ring in silver with a faceted sky-blue topaz, cut and set by hand in Ratnapura. The rhodium finish keeps the metal bright and free of tarnish.',
          colours: false,
          choice: ringSizes,
          specs: [
            ['metal', silver],
            [
              'stone',
              [
                'Natural topaz, irradiated, 6 mm',
                '天然托帕石（辐照处理），6毫米',
                'Doğal topaz, ışınlanmış, 6 mm',
                'Природный топаз, облучённый, 6 мм',
                'Topázio natural irradiado, 6 mm',
              ],
            ],
            ['finish', ['Rhodium-plated', '镀铑', 'Rodyum kaplama', 'Родиевое покрытие', 'Banho de ródio']],
            [
              'origin',
              [
                'Ratnapura, Sri Lanka',
                '斯里兰卡拉特纳普勒',
                'Ratnapura, Sri Lanka',
                'Ратнапура, Шри-Ланка',
                'Ratnapura, Sri Lanka',
              ],
            ],
            ['care', softCloth],
          ],
          warranty: 12,
          from: 'lk',
        },
        {
          render: '1f48e',
          name: [
            'Ceylon blue sapphire',
            '斯里兰卡蓝宝石裸石',
            'Seylan mavi safiri',
            'синий цейлонский сапфир',
            'safira azul do Ceilão',
          ],
          lines: ['Ratnapura', 'Elahera', 'Balangoda', 'Pelmadulla', 'Okkampitiya', 'Rakwana'],
          features: [
            ['eye-clean', '肉眼无瑕', 'çıplak gözle kusursuz', 'чистый для невооружённого глаза', 'limpa a olho nu'],
            [
              'round brilliant cut',
              '圆形明亮式切割',
              'yuvarlak brilyant kesim',
              'круглая бриллиантовая огранка',
              'lapidação brilhante redonda',
            ],
            ['even light blue', '均匀浅蓝色', 'eşit açık mavi', 'ровный светло-голубой цвет', 'azul-claro uniforme'],
            ['strong brilliance', '火彩明亮', 'güçlü parıltı', 'яркая игра света', 'brilho intenso'],
            ['cut by a master', '名匠切磨', 'usta elinden kesim', 'огранка мастера', 'lapidada por mestre'],
          ],
          price: 48900,
          about:
            'A loose sapphire from the gem gravels of Sri Lanka, ready to be set in a ring or pendant. Every stone is tested by an independent laboratory and delivered sealed with its report.',
          colours: false,
          choice: {
            axis: 'weight',
            values: [
              ['0.5 ct', '0.5克拉', '0,5 karat', '0,5 карата', '0,5 quilate'],
              ['0.75 ct', '0.75克拉', '0,75 karat', '0,75 карата', '0,75 quilate'],
              ['1 ct', '1克拉', '1 karat', '1 карат', '1 quilate'],
              ['1.5 ct', '1.5克拉', '1,5 karat', '1,5 карата', '1,5 quilate'],
            ],
            factors: [1, 1.8, 2.9, 5.2],
          },
          specs: [
            [
              'stone',
              [
                'Natural corundum (sapphire)',
                '天然刚玉（蓝宝石）',
                'Doğal korindon (safir)',
                'Природный корунд (сапфир)',
                'Coríndon natural (safira)',
              ],
            ],
            ['finish', ['Heat-treated', '经热处理', 'Isıl işlem görmüş', 'Термообработка', 'Tratada termicamente']],
            ['origin', ['Sri Lanka', '斯里兰卡', 'Sri Lanka', 'Шри-Ланка', 'Sri Lanka']],
            [
              'included',
              ['Laboratory report', '鉴定证书', 'Laboratuvar raporu', 'Лабораторное заключение', 'Laudo gemológico'],
            ],
          ],
          from: 'lk',
        },
        {
          render: '2665-fe0f',
          name: [
            'enamel heart pendant',
            '珐琅心形吊坠',
            'mineli kalp kolye',
            'эмалевый кулон-сердце',
            'pingente de coração esmaltado',
          ],
          lines: ['Sevgi', 'Sweetheart', 'Sweet Note', 'Adaline', 'Evermore', 'Duet'],
          features: [
            ['glossy enamel', '亮面珐琅', 'parlak mine', 'глянцевая эмаль', 'esmalte brilhante'],
            ['softly domed', '圆弧立体', 'hafif bombeli', 'выпуклая форма', 'formato abaulado'],
            ['space to engrave', '可刻字', 'arkası yazıya uygun', 'место для гравировки', 'espaço para gravação'],
            ['in a gift box', '礼盒装', 'hediye kutusunda', 'в подарочной коробке', 'em caixa para presente'],
            ['for every day', '日常佩戴', 'her güne uygun', 'на каждый день', 'para o dia a dia'],
          ],
          price: 4490,
          about:
            'A rounded heart in glowing enamel on a fine silver chain. Small enough for every day and easy to give.',
          colours: true,
          choice: chainLengths,
          specs: [
            ['metal', silver],
            ['finish', enamel],
            [
              'dimensions',
              ['Heart 14 × 13 mm', '心形14×13毫米', 'Kalp 14 × 13 mm', 'Сердце 14 × 13 мм', 'Coração de 14 × 13 mm'],
            ],
            ['closure', lobsterClasp],
            ['care', keepDry],
          ],
          warranty: 6,
        },
        {
          render: '1f41a',
          name: [
            'spiral shell pendant',
            '海螺吊坠',
            'deniz kabuğu kolye',
            'кулон с морской раковиной',
            'pingente de concha',
          ],
          lines: ['Mirissa', 'Shoal', 'Kalpitiya', 'White Sand', 'Ebb', 'Aegean'],
          features: [
            ['natural shell', '天然贝壳', 'doğal kabuk', 'натуральная раковина', 'concha natural'],
            ['no two alike', '每枚独一无二', 'her biri tek', 'каждый неповторим', 'cada peça é única'],
            ['pearly sheen', '珍珠光泽', 'inci parıltısı', 'перламутровый блеск', 'brilho perolado'],
            ['hand-drilled', '手工钻孔', 'elde delinmiş', 'просверлен вручную', 'furado à mão'],
            ['adjustable cord', '可调节绳链', 'ayarlanabilir ip', 'регулируемый шнурок', 'cordão ajustável'],
          ],
          price: 1490,
          about:
            'A small white shell gathered empty from the beach, cleaned, polished and hung on a waxed cord. It brings a little of the coast into town.',
          colours: false,
          specs: [
            [
              'material',
              [
                'Seashell, waxed cotton cord',
                '贝壳，蜡棉绳',
                'Deniz kabuğu, mumlu pamuk ip',
                'Раковина, вощёный хлопковый шнур',
                'Concha, cordão de algodão encerado',
              ],
            ],
            [
              'dimensions',
              ['Shell 25–30 mm', '贝壳25–30毫米', 'Kabuk 25–30 mm', 'Раковина 25–30 мм', 'Concha de 25–30 mm'],
            ],
            [
              'length',
              ['Cord up to 70 cm', '绳长可至70厘米', 'İp 70 cm’ye kadar', 'Шнур до 70 см', 'Cordão de até 70 cm'],
            ],
            [
              'care',
              [
                'Wipe clean, avoid perfume',
                '轻擦，避免香水',
                'Silin, parfümden koruyun',
                'Протирать, беречь от духов',
                'Limpar com pano, evitar perfume',
              ],
            ],
          ],
          from: 'lk',
        },
        {
          render: '1fab6',
          name: ['feather earrings', '羽毛耳环', 'tüy küpe', 'серьги с перьями', 'brincos de pena'],
          lines: ['Quill', 'Light Air', 'Anka', 'Tawny', 'Windfall', 'Sparrow'],
          features: [
            ['featherlight', '轻盈无感', 'çok hafif', 'почти невесомые', 'superleves'],
            [
              'ethically gathered',
              '自然脱落羽毛',
              'doğal dökülen tüy',
              'перья естественной линьки',
              'penas de muda natural',
            ],
            [
              'hypoallergenic hooks',
              '防过敏耳钩',
              'alerji yapmayan kanca',
              'гипоаллергенные швензы',
              'ganchos hipoalergênicos',
            ],
            ['warm brown tones', '暖棕色调', 'sıcak kahve tonları', 'тёплые коричневые тона', 'tons quentes de marrom'],
            ['handmade', '手工制作', 'el yapımı', 'ручная работа', 'feitos à mão'],
          ],
          price: 1190,
          about:
            'Long earrings of real brown feathers that move with every step. They look dramatic and weigh next to nothing.',
          colours: false,
          specs: [
            ['material', ['Natural feather', '天然羽毛', 'Doğal tüy', 'Натуральное перо', 'Pena natural']],
            [
              'metal',
              [
                'Stainless steel hooks',
                '不锈钢耳钩',
                'Paslanmaz çelik kanca',
                'Швензы из нержавеющей стали',
                'Ganchos de aço inoxidável',
              ],
            ],
            ['length', ['8 cm', '8厘米', '8 cm', '8 см', '8 cm']],
            ['packSize', ['1 pair', '1对', '1 çift', '1 пара', '1 par']],
            ['care', ['Keep dry', '保持干燥', 'Kuru tutun', 'Беречь от влаги', 'Manter seco']],
          ],
        },
      ],
    },
    {
      name: [
        'Watches, eyewear and accessories',
        '腕表、眼镜与配饰',
        'Saat, gözlük ve aksesuar',
        'Часы, очки и аксессуары',
        'Relógios, óculos e acessórios',
      ],
      kinds: [
        {
          render: '231a',
          name: ['analogue wristwatch', '指针腕表', 'analog kol saati', 'наручные часы', 'relógio de pulso analógico'],
          lines: ['First Hour', 'Quarter Past', 'Pilot Bay', 'Noonday', 'Vakit', 'Tidewatch'],
          features: [
            ['luminous hands', '夜光指针', 'fosforlu akrep ve yelkovan', 'светящиеся стрелки', 'ponteiros luminosos'],
            ['slim case', '超薄表壳', 'ince kasa', 'тонкий корпус', 'caixa fina'],
            [
              'quick-change strap',
              '快拆表带',
              'kolay değişen kayış',
              'быстросъёмный ремешок',
              'pulseira de troca rápida',
            ],
            ['silent movement', '静音机芯', 'sessiz mekanizma', 'бесшумный ход', 'movimento silencioso'],
            [
              'easy-to-read dial',
              '清晰表盘',
              'kolay okunan kadran',
              'легко читаемый циферблат',
              'mostrador fácil de ler',
            ],
          ],
          price: 12900,
          about:
            'A clear, round watch with a plain dark dial and a soft strap that is comfortable in the heat. The battery lasts about three years, and rain or a swim do it no harm.',
          colours: true,
          specs: [
            ['movement', ['Quartz', '石英机芯', 'Kuvars', 'Кварцевый', 'Quartzo']],
            ['diameter', ['40 mm', '40毫米', '40 mm', '40 мм', '40 mm']],
            ['strap', ['Silicone', '硅胶', 'Silikon', 'Силикон', 'Silicone']],
            [
              'glass',
              [
                'Hardened mineral glass',
                '强化矿物玻璃',
                'Sertleştirilmiş mineral cam',
                'Закалённое минеральное стекло',
                'Cristal mineral endurecido',
              ],
            ],
            ['waterproof', ['5 ATM', '5ATM防水', '5 ATM', '5 АТМ', '5 ATM']],
            ['cells', 'SR626SW'],
          ],
          warranty: 24,
          from: 'cn',
        },
        {
          render: '1f453',
          name: [
            'blue-light glasses',
            '防蓝光眼镜',
            'mavi ışık gözlüğü',
            'очки для компьютера',
            'óculos com filtro de luz azul',
          ],
          lines: ['Scholar', 'Night Shift', 'Inkwell', 'Study Hall', 'Reading Room', 'Defne'],
          features: [
            ['anti-reflective', '防反光', 'yansıma önleyici', 'антибликовое покрытие', 'antirreflexo'],
            ['spring hinges', '弹簧镜腿', 'yaylı menteşe', 'пружинные шарниры', 'hastes com mola'],
            ['squared rims', '方形镜框', 'köşeli çerçeve', 'прямоугольная форма', 'aro quadrado'],
            ['light on the nose', '轻盈不压鼻', 'burunda hafif', 'не давят на переносицу', 'leves no nariz'],
            ['scratch-resistant', '耐刮镜片', 'çizilmeye dayanıklı', 'стойкие к царапинам', 'resistentes a riscos'],
          ],
          price: 3990,
          about:
            'Glasses without prescription for long hours at a screen, with lenses that filter part of the blue light. An optician can fit your own lenses into the same frame.',
          colours: false,
          specs: [
            ['eyewearFrame', ['TR90 nylon', 'TR90尼龙', 'TR90 naylon', 'Нейлон TR90', 'Náilon TR90']],
            [
              'eyewearLens',
              [
                'Polycarbonate, no prescription',
                '聚碳酸酯，无度数',
                'Polikarbonat, numarasız',
                'Поликарбонат, без диоптрий',
                'Policarbonato, sem grau',
              ],
            ],
            [
              'dimensions',
              [
                'Lens 51 mm, bridge 19 mm, temple 143 mm',
                '镜片51毫米，鼻梁19毫米，镜腿143毫米',
                'Cam 51 mm, köprü 19 mm, sap 143 mm',
                'Линза 51 мм, мост 19 мм, дужка 143 мм',
                'Lente 51 mm, ponte 19 mm, haste 143 mm',
              ],
            ],
            ['weight', ['19 g', '19克', '19 g', '19 г', '19 g']],
            ['included', ['Case and cloth', '眼镜盒与镜布', 'Kılıf ve bez', 'Футляр и салфетка', 'Estojo e flanela']],
          ],
          warranty: 12,
        },
        {
          render: '1f576-fe0f',
          name: [
            'polarised sunglasses',
            '偏光太阳镜',
            'polarize güneş gözlüğü',
            'поляризационные солнцезащитные очки',
            'óculos de sol polarizados',
          ],
          lines: ['Dune Drive', 'Cesme', 'Glare', 'South Coast', 'Siesta', 'Headland'],
          features: [
            ['rounded frame', '圆润镜框', 'yuvarlak hatlı çerçeve', 'округлая оправа', 'armação arredondada'],
            ['non-slip temples', '防滑镜腿', 'kaymaz saplar', 'нескользящие дужки', 'hastes antiderrapantes'],
            ['scratch-resistant', '耐刮镜片', 'çizilmeye dayanıklı', 'стойкие к царапинам', 'resistentes a riscos'],
            ['good for driving', '驾驶适用', 'sürüşe uygun', 'для водителей', 'ideais para dirigir'],
            ['wide coverage', '宽幅遮光', 'geniş koruma', 'широкая защита', 'ampla cobertura'],
          ],
          price: 5490,
          about:
            'Dark sunglasses that take the glare off water, sand and wet roads. The frame is flexible and stays put when you bend down.',
          colours: false,
          specs: [
            ['eyewearFrame', ['TR90 nylon', 'TR90尼龙', 'TR90 naylon', 'Нейлон TR90', 'Náilon TR90']],
            [
              'eyewearLens',
              [
                'Polarised, category 3',
                '偏光镜片，3类',
                'Polarize, kategori 3',
                'Поляризационные, категория 3',
                'Polarizada, categoria 3',
              ],
            ],
            ['standard', 'UV400'],
            ['weight', ['24 g', '24克', '24 g', '24 г', '24 g']],
            [
              'included',
              ['Pouch and cloth', '眼镜袋与镜布', 'Kese ve bez', 'Мешочек и салфетка', 'Bolsinha e flanela'],
            ],
          ],
          warranty: 12,
        },
        {
          render: '1faad',
          name: ['folding hand fan', '折扇', 'katlanır el yelpazesi', 'складной веер', 'leque dobrável'],
          lines: ['Suzhou', 'Opera Box', 'Quiet Breeze', 'Ruyi', 'Pavilion', 'Carmencita'],
          features: [
            ['hanging tassel', '流苏挂饰', 'püsküllü', 'с кисточкой', 'com pingente de franja'],
            ['lacquered ribs', '漆面扇骨', 'lake kaplı çubuklar', 'лакированные планки', 'varetas laqueadas'],
            [
              'opens with a flick',
              '一甩即开',
              'tek hareketle açılır',
              'раскрывается одним движением',
              'abre com um gesto',
            ],
            ['cloth sleeve included', '附扇套', 'kumaş kılıfıyla', 'с тканевым чехлом', 'com capa de tecido'],
            ['handmade', '手工制作', 'el yapımı', 'ручная работа', 'feito à mão'],
          ],
          price: 1690,
          about:
            'A pleated fan of silk on dark bamboo ribs that slips into any handbag. Useful in temples, buses and theatres, and handsome on a wall.',
          colours: true,
          specs: [
            ['material', ['Silk, bamboo', '真丝、竹', 'İpek, bambu', 'Шёлк, бамбук', 'Seda, bambu']],
            ['length', ['21 cm folded', '合拢21厘米', 'Kapalı 21 cm', '21 см в сложенном виде', '21 cm fechado']],
            [
              'dimensions',
              ['38 cm wide open', '展开宽38厘米', 'Açık genişlik 38 cm', '38 см в раскрытом виде', '38 cm aberto'],
            ],
            ['weight', ['45 g', '45克', '45 g', '45 г', '45 g']],
            ['care', ['Keep dry', '保持干燥', 'Kuru tutun', 'Беречь от влаги', 'Manter seco']],
          ],
          from: 'cn',
        },
        {
          render: '1f451',
          name: ['costume crown', '装扮皇冠', 'kostüm tacı', 'карнавальная корона', 'coroa de fantasia'],
          lines: ['Pageant', 'Little Reign', 'Majesty', 'Carnival', 'Anuradha', 'Sultana'],
          features: [
            [
              'red and blue stones',
              '红蓝宝石装饰',
              'kırmızı ve mavi taşlı',
              'красные и синие камни',
              'pedras vermelhas e azuis',
            ],
            ['padded inner band', '内圈软垫', 'içi yastıklı', 'мягкая внутренняя лента', 'faixa interna acolchoada'],
            ['ball-tipped points', '圆珠尖顶', 'boncuk uçlu dilimler', 'зубцы с шариками', 'pontas com esferas'],
            ['bright golden finish', '亮金色', 'parlak altın rengi', 'яркий золотистый блеск', 'dourado brilhante'],
            ['sturdy for the stage', '舞台演出级', 'sahne için sağlam', 'прочная, для сцены', 'firme para o palco'],
          ],
          price: 2490,
          about:
            'A golden five-point crown with large coloured stones for school plays, pageants and birthdays. It weighs little and bends to fit children and adults.',
          colours: false,
          specs: [
            ['metal', goldToneAlloy],
            ['stone', ['Acrylic', '亚克力', 'Akrilik', 'Акрил', 'Acrílico']],
            ['diameter', ['16 cm', '16厘米', '16 cm', '16 см', '16 cm']],
            ['height', ['9 cm', '9厘米', '9 cm', '9 см', '9 cm']],
            ['care', softCloth],
          ],
        },
      ],
    },
    {
      name: ['Brooches', '胸针', 'Broş', 'Броши', 'Broches'],
      kinds: [
        {
          render: '1f3f5-fe0f',
          name: ['flower brooch', '花朵胸针', 'çiçek broş', 'брошь-цветок', 'broche de flor'],
          lines: ['Camellia', 'Full Bloom', 'Dahlia', 'Garden Gate', 'Kaveri', 'Begonia'],
          features: [
            ['pearly centre', '仿珍珠花芯', 'inci görünümlü göbek', 'серединка под жемчуг', 'miolo perolado'],
            ['layered petals', '多层花瓣', 'katmanlı yapraklar', 'многослойные лепестки', 'pétalas em camadas'],
            [
              'for coats and scarves',
              '适配大衣围巾',
              'kaban ve şal için',
              'для пальто и шарфов',
              'para casacos e lenços',
            ],
            ['hand-assembled', '手工拼制', 'elde birleştirilmiş', 'собрана вручную', 'montado à mão'],
            ['in a velvet pouch', '绒布袋装', 'kadife kesede', 'в бархатном мешочке', 'em saquinho de veludo'],
          ],
          price: 1390,
          about:
            'A rosette of heart-shaped petals around a small pearl. It closes a shawl, brightens a plain coat and pins equally well to a hat.',
          colours: true,
          specs: [
            [
              'material',
              [
                'Resin petals, imitation pearl',
                '树脂花瓣，仿珍珠',
                'Reçine yapraklar, imitasyon inci',
                'Лепестки из смолы, искусственный жемчуг',
                'Pétalas de resina, pérola artificial',
              ],
            ],
            ['closure', safetyPin],
            ['diameter', ['45 mm', '45毫米', '45 mm', '45 мм', '45 mm']],
            ['weight', ['16 g', '16克', '16 g', '16 г', '16 g']],
            ['care', keepDry],
          ],
        },
        {
          render: '1f98b',
          name: ['butterfly brooch', '蝴蝶胸针', 'kelebek broş', 'брошь-бабочка', 'broche de borboleta'],
          lines: ['Milkweed', 'Wilpattu', 'Flutter', 'Papillon', 'Meadow'],
          features: [
            [
              'orange and black enamel',
              '橙黑珐琅',
              'turuncu ve siyah mine',
              'оранжево-чёрная эмаль',
              'esmalte laranja e preto',
            ],
            [
              'fine wing veins',
              '翅脉纹理细腻',
              'ince kanat damarları',
              'тонкие прожилки крыльев',
              'nervuras delicadas nas asas',
            ],
            [
              'hand-filled colours',
              '手工填色',
              'elde doldurulmuş renkler',
              'эмаль ручной заливки',
              'cores aplicadas à mão',
            ],
            ['lies flat', '贴合衣料', 'düz durur', 'плотно прилегает', 'assenta bem no tecido'],
            ['in a gift box', '礼盒装', 'hediye kutusunda', 'в подарочной коробке', 'em caixa para presente'],
          ],
          price: 1990,
          about:
            'A butterfly with spread wings in warm orange enamel between dark veins. It sits well on a lapel, a beret or the strap of a bag.',
          colours: false,
          specs: [
            [
              'metal',
              [
                'Black-plated alloy',
                '镀黑合金',
                'Siyah kaplama alaşım',
                'Сплав с чёрным покрытием',
                'Liga com banho preto',
              ],
            ],
            ['finish', enamel],
            ['closure', safetyPin],
            ['dimensions', ['42 × 40 mm', '42×40毫米', '42 × 40 mm', '42 × 40 мм', '42 × 40 mm']],
            ['safety', nickelFree],
          ],
        },
        {
          render: '1f41e',
          name: ['ladybird brooch', '瓢虫胸针', 'uğur böceği broş', 'брошь «божья коровка»', 'broche de joaninha'],
          lines: ['Lucky Red', 'Garden Friend', 'Seven Spot', 'Clover Field', 'June'],
          features: [
            [
              'glossy red enamel',
              '亮红珐琅',
              'parlak kırmızı mine',
              'глянцевая красная эмаль',
              'esmalte vermelho brilhante',
            ],
            ['raised wing cases', '立体翅壳', 'kabartmalı kanatlar', 'объёмные надкрылья', 'asas em relevo'],
            ['small and light', '小巧轻便', 'küçük ve hafif', 'маленькая и лёгкая', 'pequeno e leve'],
            [
              'for bags and lapels',
              '包袋衣领皆宜',
              'çanta ve yaka için',
              'для сумок и лацканов',
              'para bolsas e lapelas',
            ],
            ['on a wish card', '祝福卡装', 'dilek kartında', 'на открытке с пожеланием', 'em cartão com mensagem'],
          ],
          price: 1290,
          about:
            'A round little ladybird with black spots, a bringer of luck in many countries. A friendly touch on a school bag, a cardigan or a scarf.',
          colours: false,
          specs: [
            [
              'metal',
              [
                'Black-plated alloy',
                '镀黑合金',
                'Siyah kaplama alaşım',
                'Сплав с чёрным покрытием',
                'Liga com banho preto',
              ],
            ],
            ['finish', enamel],
            ['closure', safetyPin],
            ['dimensions', ['24 × 22 mm', '24×22毫米', '24 × 22 mm', '24 × 22 мм', '24 × 22 mm']],
            ['safety', nickelFree],
          ],
        },
        {
          render: '2b50',
          name: [
            'golden star brooch',
            '金色星形胸针',
            'altın renkli yıldız broş',
            'золотистая брошь-звезда',
            'broche de estrela dourada',
          ],
          lines: ['Polaris', 'Evening Star', 'Star Song', 'Kutup', 'Vega'],
          features: [
            ['rounded points', '圆角造型', 'yuvarlatılmış uçlar', 'скруглённые лучи', 'pontas arredondadas'],
            ['mirror polish', '镜面抛光', 'ayna parlaklığı', 'зеркальная полировка', 'polimento espelhado'],
            ['softly domed', '圆弧立体', 'hafif bombeli', 'выпуклая форма', 'formato abaulado'],
            [
              'for jackets and caps',
              '外套帽子皆宜',
              'ceket ve şapka için',
              'для жакетов и кепок',
              'para jaquetas e bonés',
            ],
            ['in a velvet pouch', '绒布袋装', 'kadife kesede', 'в бархатном мешочке', 'em saquinho de veludo'],
          ],
          price: 1590,
          about:
            'A smooth, full star that catches the light from across the room. Wear one on a lapel or scatter three along a collar.',
          colours: false,
          specs: [
            ['metal', goldPlatedBrass],
            ['closure', safetyPin],
            ['dimensions', ['30 × 30 mm', '30×30毫米', '30 × 30 mm', '30 × 30 мм', '30 × 30 mm']],
            ['safety', nickelFree],
            ['care', softCloth],
          ],
        },
      ],
    },
    {
      name: [
        'Charms, amulets and keepsakes',
        '吊饰、护身符与纪念品',
        'Charm, nazarlık ve hatıra',
        'Шармы, амулеты и сувениры',
        'Berloques, amuletos e lembranças',
      ],
      kinds: [
        {
          render: '1f4ff',
          name: [
            'wooden prayer beads',
            '木质念珠',
            'ahşap tespih',
            'деревянные чётки',
            'colar de contas de oração de madeira',
          ],
          lines: ['Serenity', 'Anuradhapura', 'Konya', 'Wutai', 'Luang', 'Still Hour'],
          features: [
            [
              'red silk tassel',
              '红色丝线流苏',
              'kırmızı ipek püskül',
              'красная шёлковая кисть',
              'borla de seda vermelha',
            ],
            [
              'hand-turned beads',
              '手工车珠',
              'elde çekilmiş taneler',
              'точёные вручную бусины',
              'contas torneadas à mão',
            ],
            [
              'smooth, waxed surface',
              '打蜡光滑',
              'mumlanmış pürüzsüz yüzey',
              'гладкая вощёная поверхность',
              'superfície lisa e encerada',
            ],
            [
              'golden guru bead',
              '金色母珠',
              'altın rengi imame',
              'золотистая главная бусина',
              'conta principal dourada',
            ],
            ['in a cotton pouch', '棉布袋装', 'pamuk kesede', 'в хлопковом мешочке', 'em saquinho de algodão'],
          ],
          price: 1490,
          about:
            'A string of pale, warm wooden beads that pass quietly through the fingers. The strong cord is knotted by hand and made for daily use.',
          colours: false,
          choice: {
            axis: 'edition',
            values: [
              ['33 beads', '33颗', '33 taneli', '33 бусины', '33 contas'],
              ['99 beads', '99颗', '99 taneli', '99 бусин', '99 contas'],
              ['108 beads', '108颗', '108 taneli', '108 бусин', '108 contas'],
            ],
            factors: [1, 1.7, 1.8],
          },
          specs: [
            ['material', ['Boxwood', '黄杨木', 'Şimşir', 'Самшит', 'Madeira de buxo']],
            ['diameter', ['Bead 10 mm', '珠径10毫米', 'Tane 10 mm', 'Бусина 10 мм', 'Conta de 10 mm']],
            ['finish', ['Natural wax', '天然蜡', 'Doğal mum', 'Натуральный воск', 'Cera natural']],
            ['care', ['Keep dry', '保持干燥', 'Kuru tutun', 'Беречь от влаги', 'Manter seco']],
          ],
        },
        {
          render: '1f9ff',
          name: [
            'glass nazar amulet',
            '琉璃蓝眼护身符',
            'cam nazar boncuğu',
            'стеклянный амулет от сглаза',
            'amuleto de olho turco',
          ],
          lines: ['Nazarkoy', 'Gorece', 'Bodrum', 'Threshold', 'Aegean Door', 'Old Bazaar'],
          features: [
            ['hand-poured glass', '手工浇制琉璃', 'el dökümü cam', 'стекло ручного литья', 'vidro moldado à mão'],
            ['hanging cord', '附挂绳', 'askı ipli', 'со шнурком', 'com cordão para pendurar'],
            ['deep cobalt blue', '深钴蓝', 'koyu kobalt mavisi', 'глубокий кобальтовый цвет', 'azul-cobalto profundo'],
            ['for home and car', '家居车载皆宜', 'ev ve araba için', 'для дома и машины', 'para casa e carro'],
            ['in a gift box', '礼盒装', 'hediye kutusunda', 'в подарочной коробке', 'em caixa para presente'],
          ],
          price: 1290,
          about:
            'The blue eye that hangs over doors all along the Aegean, poured in glass by a workshop near Izmir. A welcome present for a new home or a new-born child.',
          colours: false,
          choice: {
            axis: 'size',
            values: [
              ['5 cm', '5厘米', '5 cm', '5 см', '5 cm'],
              ['8 cm', '8厘米', '8 cm', '8 см', '8 cm'],
              ['12 cm', '12厘米', '12 cm', '12 см', '12 cm'],
            ],
            factors: [1, 1.5, 2.4],
          },
          specs: [
            ['material', ['Furnace glass', '炉制琉璃', 'Ocak camı', 'Печное стекло', 'Vidro de forno']],
            ['origin', ['Izmir, Türkiye', '土耳其伊兹密尔', 'İzmir, Türkiye', 'Измир, Турция', 'Izmir, Turquia']],
            [
              'usage',
              [
                'Wall, door, rear-view mirror',
                '墙面、门口、后视镜',
                'Duvar, kapı, dikiz aynası',
                'Стена, дверь, зеркало в машине',
                'Parede, porta, retrovisor',
              ],
            ],
            [
              'care',
              [
                'Wipe with a soft cloth',
                '软布擦拭',
                'Yumuşak bezle silinir',
                'Протирать мягкой тканью',
                'Limpar com pano macio',
              ],
            ],
          ],
          from: 'tr',
        },
        {
          render: '1faac',
          name: [
            'hamsa pendant',
            '法蒂玛之手吊坠',
            'Fatma Ana eli kolye',
            'кулон «рука Фатимы»',
            'pingente mão de Fátima',
          ],
          lines: ['Mardin', 'Bereket', 'Safe Journey', 'Azure', 'Urfa', 'Blue Gate'],
          features: [
            ['blue enamel', '蓝色珐琅', 'mavi mineli', 'голубая эмаль', 'esmalte azul'],
            ['eye in the palm', '掌心之眼', 'avuç içinde göz', 'глаз на ладони', 'olho na palma'],
            ['engraved back', '背面雕花', 'arkası işlemeli', 'гравировка на обороте', 'verso gravado'],
            ['hand-finished', '手工打磨', 'elde işlenmiş', 'ручная отделка', 'acabamento à mão'],
            ['in a gift box', '礼盒装', 'hediye kutusunda', 'в подарочной коробке', 'em caixa para presente'],
          ],
          price: 4990,
          about:
            'The open hand with an eye in its palm, an old sign of protection around the Mediterranean. Worked in silver and bright blue enamel on a fine chain.',
          colours: false,
          choice: chainLengths,
          specs: [
            ['metal', silver],
            ['finish', enamel],
            ['dimensions', ['18 × 17 mm', '18×17毫米', '18 × 17 mm', '18 × 17 мм', '18 × 17 mm']],
            ['closure', lobsterClasp],
            ['care', keepDry],
          ],
          warranty: 6,
          only: ['tr'],
          from: 'tr',
        },
        {
          render: '1f340',
          name: [
            'four-leaf clover charm',
            '四叶草吊饰',
            'dört yapraklı yonca charm',
            'шарм-четырёхлистник',
            'berloque de trevo-de-quatro-folhas',
          ],
          lines: ['Good Luck', 'Meadow Path', 'Lucky Find', 'Spring Field', 'Green Hill'],
          features: [
            ['green enamel', '绿色珐琅', 'yeşil mine', 'зелёная эмаль', 'esmalte verde'],
            [
              'heart-shaped leaves',
              '心形叶片',
              'kalp biçimli yapraklar',
              'листья-сердечки',
              'folhas em forma de coração',
            ],
            [
              'for bracelet or key ring',
              '手链钥匙扣两用',
              'bileklik veya anahtarlık için',
              'для браслета или ключей',
              'para pulseira ou chaveiro',
            ],
            ['curved stem', '弯曲叶柄', 'kıvrık sap', 'изогнутый стебелёк', 'talo curvo'],
            ['on a luck card', '幸运卡装', 'şans kartında', 'на карточке с пожеланием удачи', 'em cartão de boa sorte'],
          ],
          price: 1890,
          about:
            'A small clover in translucent green for exams, first days and long journeys. The clip opens with a fingernail and fits most chains.',
          colours: false,
          specs: [
            [
              'metal',
              [
                'Silver-plated brass',
                '黄铜镀银',
                'Gümüş kaplama pirinç',
                'Посеребрённая латунь',
                'Latão banhado a prata',
              ],
            ],
            ['finish', enamel],
            ['closure', lobsterClasp],
            ['dimensions', ['16 × 20 mm', '16×20毫米', '16 × 20 mm', '16 × 20 мм', '16 × 20 mm']],
            ['safety', nickelFree],
          ],
        },
        {
          render: '1f31f',
          name: [
            'shining star charm',
            '星光吊饰',
            'parlayan yıldız charm',
            'шарм «сияющая звезда»',
            'berloque de estrela brilhante',
          ],
          lines: ['Little Wish', 'Comet', 'North Sky', 'Night Lamp', 'Stargazer'],
          features: [
            ['with little rays', '光芒造型', 'ışın detaylı', 'с лучиками', 'com raios'],
            ['mirror polish', '镜面抛光', 'ayna parlaklığı', 'зеркальная полировка', 'polimento espelhado'],
            [
              'fits most bracelets',
              '适配多数手链',
              'çoğu bilekliğe uyar',
              'подходит к большинству браслетов',
              'serve na maioria das pulseiras',
            ],
            [
              'finished on both sides',
              '双面抛光',
              'iki yüzü de işlenmiş',
              'двусторонняя отделка',
              'acabamento nos dois lados',
            ],
            ['in a gift pouch', '礼品袋装', 'hediye kesesinde', 'в подарочном мешочке', 'em saquinho para presente'],
          ],
          price: 2290,
          about:
            'A golden star with five rays around it, made to hang from a bracelet or a necklace. A small reward for a good report or a finished race.',
          colours: false,
          specs: [
            ['metal', goldPlatedBrass],
            ['closure', lobsterClasp],
            ['dimensions', ['15 × 15 mm', '15×15毫米', '15 × 15 mm', '15 × 15 мм', '15 × 15 mm']],
            ['weight', ['2 g', '2克', '2 g', '2 г', '2 g']],
            ['safety', nickelFree],
          ],
        },
        {
          render: '1fa99',
          name: [
            "collector's medal coin",
            '收藏纪念章',
            'koleksiyon madalyonu',
            'коллекционный жетон',
            'medalha de coleção',
          ],
          lines: ['Old Treasury', 'Silk Road', 'Galle Fort', 'Ephesus', 'Six Columns', 'Harbour Mint'],
          features: [
            [
              'in a display capsule',
              '展示盒装',
              'sergileme kapsülünde',
              'в прозрачной капсуле',
              'em cápsula de exposição',
            ],
            ['deep relief', '高浮雕', 'derin kabartma', 'глубокий рельеф', 'alto-relevo'],
            ['polished rim', '抛光边缘', 'parlak kenar', 'полированный кант', 'borda polida'],
            ['limited striking', '限量铸造', 'sınırlı basım', 'ограниченный тираж', 'tiragem limitada'],
            ['with certificate', '附证书', 'sertifikalı', 'с сертификатом', 'com certificado'],
          ],
          price: 2990,
          about:
            'A struck medal showing a columned temple front, with a bright raised rim. It is made for collections and presents and is not legal tender.',
          colours: false,
          specs: [
            ['metal', goldPlatedBrass],
            ['diameter', ['40 mm', '40毫米', '40 mm', '40 мм', '40 mm']],
            ['weight', ['28 g', '28克', '28 g', '28 г', '28 g']],
            [
              'usage',
              ['Not legal tender', '非流通货币', 'Tedavül dışı', 'Не является платёжным средством', 'Sem curso legal'],
            ],
            ['care', ['Hold by the rim', '请持边缘', 'Kenarından tutun', 'Брать за край', 'Segurar pela borda']],
          ],
        },
      ],
    },
  ],
}
