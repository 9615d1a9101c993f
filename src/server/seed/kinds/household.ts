import type { Department, Words } from '../seed-shapes.ts'

const rinse: Words = [
  'Rinse after use',
  '使用后冲洗',
  'Kullanımdan sonra durulayın',
  'Промывать после использования',
  'Enxaguar após o uso',
]
const keepFromChildren: Words = [
  'Keep out of reach of children',
  '请放在儿童接触不到的地方',
  'Çocukların ulaşamayacağı yerde saklayın',
  'Хранить в недоступном для детей месте',
  'Manter fora do alcance de crianças',
]
const polypropylene: Words = ['Polypropylene', '聚丙烯', 'Polipropilen', 'Полипропилен', 'Polipropileno']
const dryPlace: Words = [
  'Keep in a dry place',
  '存放于干燥处',
  'Kuru yerde saklayın',
  'Хранить в сухом месте',
  'Guardar em local seco',
]

/** Cleaning, laundry, paper and storage. */
export const household: Department = {
  key: 'household',
  name: ['Household and cleaning', '家庭清洁', 'Ev bakımı ve temizlik', 'Хозяйство и уборка', 'Utilidades e limpeza'],
  shortName: ['Household', '清洁', 'Temizlik', 'Уборка', 'Limpeza'],
  render: '1faa3',
  sections: [
    {
      name: ['Cleaning tools', '清洁工具', 'Temizlik gereçleri', 'Инвентарь для уборки', 'Utensílios de limpeza'],
      kinds: [
        {
          render: '1f9f9',
          name: [
            'coconut-fibre broom',
            '椰棕扫帚',
            'hindistan cevizi lifinden süpürge',
            'метла из кокосового волокна',
            'vassoura de fibra de coco',
          ],
          lines: ['Courtyard', 'Negombo', 'Clean Sweep', 'Veranda', 'Palm Grove'],
          features: [
            ['extra-long handle', '加长手柄', 'ekstra uzun sap', 'удлинённая ручка', 'cabo extralongo'],
            ['hand-bound', '手工扎制', 'elde bağlanmış', 'ручная вязка', 'amarrada à mão'],
            [
              'stiff fibres for outdoors',
              '硬质纤维适合户外',
              'dış mekân için sert lifler',
              'жёсткое волокно для улицы',
              'fibras rígidas para áreas externas',
            ],
            [
              'soft fibres for floors',
              '软质纤维适合地板',
              'parke için yumuşak lifler',
              'мягкое волокно для пола',
              'fibras macias para pisos',
            ],
            ['hanging hole', '带挂孔', 'askı delikli', 'отверстие для подвешивания', 'furo para pendurar'],
          ],
          price: 790,
          about:
            'A natural broom that gathers dust, sand and leaves in one stroke. The fibres come from coconut husks and are bound tight, so they do not shed. It wears slowly even on cement and stone.',
          colours: false,
          specs: [
            [
              'material',
              [
                'Coir fibre, wooden handle',
                '椰棕纤维，木柄',
                'Hindistan cevizi lifi, ahşap sap',
                'Кокосовое волокно, деревянная ручка',
                'Fibra de coco, cabo de madeira',
              ],
            ],
            [
              'surface',
              [
                'Tile, cement, wood and stone',
                '瓷砖、水泥、木地板、石材',
                'Fayans, beton, ahşap ve taş',
                'Плитка, бетон, дерево и камень',
                'Piso frio, cimento, madeira e pedra',
              ],
            ],
            [
              'care',
              [
                'Shake out and dry hanging',
                '抖净后悬挂晾干',
                'Silkeleyip asarak kurutun',
                'Встряхнуть и сушить на весу',
                'Sacudir e secar pendurada',
              ],
            ],
            ['packSize', ['1 broom', '1把', '1 adet', '1 шт.', '1 unidade']],
          ],
          from: 'lk',
        },
        {
          render: '1faa3',
          name: ['plastic bucket', '塑料水桶', 'plastik kova', 'пластиковое ведро', 'balde de plástico'],
          lines: ['Splash', 'Well Side', 'Rainday', 'Handy', 'Wash Day', 'Yardwork'],
          features: [
            ['pouring spout', '带出水嘴', 'dökme ağızlı', 'носик для слива', 'bico vertedor'],
            [
              'steel handle with grip',
              '钢提手带握套',
              'tutamaklı çelik sap',
              'стальная ручка с хватом',
              'alça de aço com pegador',
            ],
            [
              'litre scale inside',
              '内壁刻度',
              'içten litre ölçekli',
              'литровая шкала внутри',
              'escala em litros por dentro',
            ],
            ['reinforced rim', '加固桶口', 'güçlendirilmiş kenar', 'усиленный край', 'borda reforçada'],
            ['grip under the base', '桶底防滑握位', 'taban altı tutamak', 'выемка для руки на дне', 'pega na base'],
          ],
          price: 990,
          about:
            'A tough bucket for mopping, laundry, the garden and the car. The thick wall does not crack when it is dropped full. Several nest inside one another to save room.',
          colours: true,
          choice: { axis: 'volume', values: ['5 L', '10 L', '15 L', '20 L'], factors: [0.7, 1, 1.35, 1.7] },
          specs: [
            ['material', polypropylene],
            [
              'temperature',
              ['Water up to 80 °C', '水温不超过80°C', '80 °C’ye kadar su', 'Вода до 80 °C', 'Água até 80 °C'],
            ],
            ['safety', ['BPA-free', '不含BPA', 'BPA içermez', 'Без BPA', 'Sem BPA']],
            ['care', rinse],
          ],
        },
        {
          render: '1f9fd',
          name: [
            'cellulose cleaning sponge',
            '木浆清洁海绵',
            'selüloz temizlik süngeri',
            'целлюлозная губка',
            'esponja de celulose',
          ],
          lines: ['Soft Touch', 'Kitchen Help', 'Sudsy', 'Coral', 'Wipewell'],
          features: [
            ['scratch-free', '不留刮痕', 'çizmeyen yüzey', 'не царапает', 'não risca'],
            ['easy to wring out', '易拧干', 'kolay sıkılır', 'легко отжимается', 'fácil de torcer'],
            ['compostable', '可堆肥', 'kompostlanabilir', 'компостируемая', 'compostável'],
            [
              'large pores for suds',
              '大孔易起泡',
              'bol köpük için iri gözenek',
              'крупные поры для пены',
              'poros grandes para mais espuma',
            ],
            ['dries fast', '快干', 'çabuk kurur', 'быстро сохнет', 'seca rápido'],
          ],
          price: 190,
          about:
            'A springy sponge made from plant fibre that soaks up many times its own weight. It is gentle on glasses, pans and worktops. Boil it now and then and it stays fresh for weeks.',
          colours: true,
          choice: {
            axis: 'pack',
            values: [
              ['1 sponge', '1块', '1 adet', '1 шт.', '1 unidade'],
              ['3 sponges', '3块', '3 adet', '3 шт.', '3 unidades'],
              ['6 sponges', '6块', '6 adet', '6 шт.', '6 unidades'],
              ['12 sponges', '12块', '12 adet', '12 шт.', '12 unidades'],
            ],
            factors: [1, 2.7, 5, 9],
          },
          specs: [
            [
              'material',
              ['Plant cellulose', '植物纤维素', 'Bitkisel selüloz', 'Растительная целлюлоза', 'Celulose vegetal'],
            ],
            ['dimensions', '11 × 8 × 3 cm'],
            [
              'usage',
              [
                'Dishes, worktops, bathroom',
                '餐具、台面、浴室',
                'Bulaşık, tezgâh, banyo',
                'Посуда, столешницы, ванная',
                'Louça, bancadas e banheiro',
              ],
            ],
            ['care', rinse],
          ],
        },
        {
          render: '1faa0',
          name: ['drain plunger', '管道疏通器', 'gider açma pompası', 'вантуз', 'desentupidor'],
          lines: ['Clear Run', 'Flow', 'Fixit', 'Good Drain', 'Handyman'],
          features: [
            [
              'for sinks and basins',
              '适用水槽面盆',
              'lavabo ve evye için',
              'для раковин и моек',
              'para pias e lavatórios',
            ],
            ['for toilets', '适用马桶', 'tuvalet için', 'для унитаза', 'para vaso sanitário'],
            [
              'double-lipped seal',
              '双唇密封',
              'çift dudaklı conta',
              'двойная уплотняющая кромка',
              'vedação de borda dupla',
            ],
            ['long handle', '长手柄', 'uzun saplı', 'длинная ручка', 'cabo longo'],
            ['drip tray included', '附接水托', 'damlalık tabaklı', 'поддон в комплекте', 'suporte coletor incluso'],
          ],
          price: 690,
          about:
            'A simple tool that clears most blocked drains in a minute and without chemicals. The soft cup sits tight on flat and curved surfaces. The handle is screwed in, not just pushed on.',
          colours: true,
          specs: [
            [
              'material',
              [
                'Natural rubber, wooden handle',
                '天然橡胶，木柄',
                'Doğal kauçuk, ahşap sap',
                'Натуральный каучук, деревянная ручка',
                'Borracha natural, cabo de madeira',
              ],
            ],
            ['diameter', '13 cm'],
            ['care', rinse],
            [
              'usage',
              [
                'Household drains',
                '家用排水管',
                'Ev tipi giderler',
                'Домашняя канализация',
                'Ralos e encanamentos domésticos',
              ],
            ],
          ],
        },
        {
          render: '1f5d1-fe0f',
          name: [
            'mesh waste bin',
            '金属网纹废纸篓',
            'delikli çöp sepeti',
            'сетчатая корзина для мусора',
            'lixeira aramada',
          ],
          lines: ['Study', 'Tidy Desk', 'Paper Toss', 'Lattice', 'Open Plan'],
          features: [
            ['bag-holding rim', '固袋圈口', 'poşet tutucu kenar', 'обод для пакета', 'aro para prender o saco'],
            ['solid base', '实心底部', 'kapalı taban', 'сплошное дно', 'fundo fechado'],
            ['non-scratch feet', '防刮脚垫', 'çizmeyen ayaklar', 'ножки не царапают пол', 'pés que não riscam o piso'],
            ['criss-cross weave', '交叉网格', 'çapraz örgü', 'перекрёстное плетение', 'trama cruzada'],
            ['rounded edges', '圆滑边缘', 'yuvarlatılmış kenarlar', 'скруглённые края', 'bordas arredondadas'],
          ],
          price: 1690,
          about:
            'An open basket for paper and dry waste beside a desk or a bed. Air passes through, so nothing turns musty. It weighs little and wipes clean in a moment.',
          colours: false,
          choice: { axis: 'volume', values: ['8 L', '12 L', '18 L'], factors: [0.8, 1, 1.3] },
          specs: [
            ['material', ['Coated steel', '涂层钢', 'Kaplamalı çelik', 'Сталь с покрытием', 'Aço revestido']],
            [
              'usage',
              [
                'Paper and dry waste',
                '纸张与干垃圾',
                'Kâğıt ve kuru atık',
                'Бумага и сухой мусор',
                'Papel e lixo seco',
              ],
            ],
            [
              'care',
              [
                'Wipe with a damp cloth',
                '用湿布擦拭',
                'Nemli bezle silinir',
                'Протирать влажной тканью',
                'Limpar com pano úmido',
              ],
            ],
            ['assembly', ['Ready to use', '即开即用', 'Kullanıma hazır', 'Готова к использованию', 'Pronta para uso']],
          ],
        },
      ],
    },
    {
      name: [
        'Laundry, paper and supplies',
        '洗护与日用耗材',
        'Çamaşır, kâğıt ve sarf malzemeleri',
        'Стирка, бумага, расходные товары',
        'Lavanderia, papel e descartáveis',
      ],
      kinds: [
        {
          render: '1fae7',
          name: [
            'washing-up liquid',
            '洗洁精',
            'sıvı bulaşık deterjanı',
            'средство для мытья посуды',
            'detergente líquido para louça',
          ],
          lines: ['Bubbly', 'Clear Plate', 'Fresh Rinse', 'Suds', 'Kind Hands'],
          features: [
            ['lime scent', '青柠香', 'misket limonu kokulu', 'аромат лайма', 'aroma de limão'],
            ['green apple scent', '青苹果香', 'yeşil elma kokulu', 'аромат зелёного яблока', 'aroma de maçã verde'],
            ['fragrance-free', '无香料', 'parfümsüz', 'без отдушек', 'sem perfume'],
            ['aloe vera', '芦荟护手', 'aloe veralı', 'с алоэ вера', 'com aloe vera'],
            ['tough on grease', '强力去油', 'yağ çözücü', 'против жира', 'poder desengordurante'],
          ],
          price: 490,
          about:
            'A concentrated liquid that cuts grease in hard and soft water. A teaspoon is enough for a full sink. It rinses off quickly and leaves glasses without streaks.',
          colours: false,
          choice: { axis: 'volume', values: ['500 ml', '1 L', '5 L'], factors: [1, 1.8, 7.5] },
          specs: [
            [
              'composition',
              [
                '5–15% plant-based surfactants',
                '5–15%植物源表面活性剂',
                '%5–15 bitkisel yüzey aktif madde',
                '5–15% растительных ПАВ',
                '5–15% de tensoativos vegetais',
              ],
            ],
            [
              'note',
              [
                'pH-neutral, mild to hands',
                'pH中性，温和不伤手',
                'pH nötr, ellere nazik',
                'Нейтральный pH, бережно для рук',
                'pH neutro, suave com as mãos',
              ],
            ],
            ['shelfLife', ['24 months', '24个月', '24 ay', '24 месяца', '24 meses']],
            ['safety', keepFromChildren],
          ],
        },
        {
          render: '1f4a7',
          name: ['distilled water', '蒸馏水', 'saf su', 'дистиллированная вода', 'água destilada'],
          lines: ['Pure Drop', 'Clear Spring', 'Blue Dew', 'Soft Steam', 'Still Lake'],
          features: [
            ['for steam irons', '蒸汽熨斗适用', 'buharlı ütüler için', 'для паровых утюгов', 'para ferros a vapor'],
            [
              'for car batteries',
              '汽车电瓶适用',
              'araç aküleri için',
              'для автомобильных аккумуляторов',
              'para baterias de carro',
            ],
            [
              'for humidifiers',
              '加湿器适用',
              'nemlendiriciler için',
              'для увлажнителей воздуха',
              'para umidificadores',
            ],
            ['easy-pour spout', '易倒嘴', 'kolay dökülür ağızlı', 'с удобным носиком', 'bico fácil de verter'],
            ['double distilled', '二次蒸馏', 'çift damıtılmış', 'двойной перегонки', 'bidestilada'],
          ],
          price: 290,
          about:
            'Water without lime or salts, for steam irons, batteries and humidifiers. It leaves no scale in the appliance and no white marks on dark cloth. Not for drinking.',
          colours: false,
          choice: { axis: 'volume', values: ['1 L', '2 L', '5 L'], factors: [1, 1.8, 4.2] },
          specs: [
            [
              'composition',
              [
                '100% distilled water',
                '100%蒸馏水',
                '%100 saf su',
                '100% дистиллированной воды',
                '100% água destilada',
              ],
            ],
            [
              'usage',
              [
                'Irons, batteries, humidifiers',
                '熨斗、电瓶、加湿器',
                'Ütü, akü, nemlendirici',
                'Утюги, аккумуляторы, увлажнители',
                'Ferros, baterias, umidificadores',
              ],
            ],
            ['shelfLife', ['24 months', '24个月', '24 ay', '24 месяца', '24 meses']],
            ['safety', ['Not for drinking', '不可饮用', 'İçilmez', 'Не для питья', 'Imprópria para beber']],
          ],
          isLocal: true,
        },
        {
          render: '1f9fb',
          name: ['toilet paper', '卷筒卫生纸', 'tuvalet kâğıdı', 'туалетная бумага', 'papel higiênico'],
          lines: ['Featherlight', 'Homely', 'White Lily', 'Soft Roll', 'Gentle'],
          features: [
            ['two-ply', '双层', 'iki katlı', 'двухслойная', 'folha dupla'],
            ['three-ply', '三层', 'üç katlı', 'трёхслойная', 'folha tripla'],
            ['embossed', '压花', 'kabartma desenli', 'с тиснением', 'com relevo'],
            ['extra-long rolls', '加长卷', 'ekstra uzun rulo', 'увеличенная длина рулона', 'rolos extralongos'],
            ['recycled fibre', '再生纤维', 'geri dönüştürülmüş lif', 'из вторичного волокна', 'fibra reciclada'],
          ],
          price: 690,
          about:
            'Soft, strong rolls that dissolve quickly and do not block pipes. The sheets tear cleanly along the line. Bigger packs save money and trips to the shop.',
          colours: false,
          isLocal: true,
          choice: {
            axis: 'pack',
            values: [
              ['4 rolls', '4卷', '4 rulo', '4 рулона', '4 rolos'],
              ['8 rolls', '8卷', '8 rulo', '8 рулонов', '8 rolos'],
              ['12 rolls', '12卷', '12 rulo', '12 рулонов', '12 rolos'],
              ['24 rolls', '24卷', '24 rulo', '24 рулона', '24 rolos'],
            ],
            factors: [1, 1.9, 2.75, 5.2],
          },
          specs: [
            [
              'dimensions',
              ['Sheet 10 × 12 cm', '单张10×12厘米', 'Yaprak 10 × 12 cm', 'Лист 10 × 12 см', 'Folha de 10 × 12 cm'],
            ],
            [
              'safety',
              [
                'No perfume, no dyes',
                '无香精无染料',
                'Parfüm ve boya içermez',
                'Без отдушек и красителей',
                'Sem perfume e sem corantes',
              ],
            ],
            ['diameter', ['Roll 11 cm', '卷径11厘米', 'Rulo 11 cm', 'Рулон 11 см', 'Rolo de 11 cm']],
            ['storageAdvice', dryPlace],
          ],
        },
        {
          render: '1f9f7',
          name: ['safety pins', '安全别针', 'çengelli iğne', 'английские булавки', 'alfinetes de segurança'],
          lines: ['Sewing Box', 'Quick Fix', 'Tailor', 'Sari Fold', 'Button Shop'],
          features: [
            ['rust-proof', '防锈', 'paslanmaz', 'не ржавеют', 'não enferrujam'],
            ['assorted sizes', '多种尺寸', 'karışık boy', 'разные размеры', 'tamanhos sortidos'],
            ['large, 54 mm', '大号54毫米', 'büyük boy, 54 mm', 'крупные, 54 мм', 'grandes, 54 mm'],
            ['small, 28 mm', '小号28毫米', 'küçük boy, 28 mm', 'мелкие, 28 мм', 'pequenos, 28 mm'],
            [
              'in a round tin',
              '圆形铁盒装',
              'yuvarlak metal kutuda',
              'в круглой жестяной коробке',
              'em latinha redonda',
            ],
          ],
          price: 290,
          about:
            'Strong pins with a smooth point and a cap that closes with a click. They hold a sari pleat, a hem or a race number without marking the cloth. Every sewing box and travel bag needs a few.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['20 pins', '20枚', '20 adet', '20 шт.', '20 unidades'],
              ['50 pins', '50枚', '50 adet', '50 шт.', '50 unidades'],
              ['100 pins', '100枚', '100 adet', '100 шт.', '100 unidades'],
            ],
            factors: [1, 2, 3.4],
          },
          specs: [
            ['metal', ['Nickel-plated steel', '镀镍钢', 'Nikel kaplı çelik', 'Никелированная сталь', 'Aço niquelado']],
            [
              'usage',
              [
                'Clothes, nappies, crafts',
                '衣物、尿布、手工',
                'Giysi, bez, el işi',
                'Одежда, пелёнки, рукоделие',
                'Roupas, fraldas e artesanato',
              ],
            ],
            ['safety', keepFromChildren],
            ['storageAdvice', dryPlace],
          ],
        },
        {
          render: '1f525',
          name: [
            'natural fire lighters',
            '天然引火块',
            'doğal ateş tutuşturucu',
            'натуральная растопка',
            'acendedores naturais',
          ],
          lines: ['Campfire', 'Hearthside', 'Kindling', 'Quick Flame', 'Grill Night'],
          features: [
            ['odourless', '无异味', 'kokusuz', 'без запаха', 'sem cheiro'],
            ['lights when damp', '受潮可燃', 'nemliyken de yanar', 'горит даже влажной', 'acendem mesmo úmidos'],
            ['for barbecues', '烧烤适用', 'mangal için', 'для барбекю', 'para churrasqueira'],
            [
              'for stoves and fireplaces',
              '火炉壁炉适用',
              'soba ve şömine için',
              'для печи и камина',
              'para fogão a lenha e lareira',
            ],
            [
              'rolled wood wool',
              '木丝卷制',
              'ahşap yünü rulo',
              'рулончики из древесной шерсти',
              'rolinhos de lã de madeira',
            ],
          ],
          price: 790,
          about:
            'Small bundles of wood shavings dipped in vegetable wax that get charcoal or firewood going with one match. They give no smell to the food. One piece burns long enough to start a whole fire.',
          colours: false,
          isLocal: true,
          choice: {
            axis: 'pack',
            values: [
              ['24 pieces', '24块', '24 adet', '24 шт.', '24 unidades'],
              ['48 pieces', '48块', '48 adet', '48 шт.', '48 unidades'],
              ['96 pieces', '96块', '96 adet', '96 шт.', '96 unidades'],
            ],
            factors: [1, 1.8, 3.3],
          },
          specs: [
            [
              'material',
              [
                'Wood fibre and vegetable wax',
                '木纤维与植物蜡',
                'Ahşap lifi ve bitkisel mum',
                'Древесное волокно и растительный воск',
                'Fibra de madeira e cera vegetal',
              ],
            ],
            [
              'runtime',
              [
                'About 8 minutes each',
                '每块约燃8分钟',
                'Her biri yaklaşık 8 dakika',
                'Около 8 минут каждый брикет',
                'Cerca de 8 minutos cada',
              ],
            ],
            ['safety', keepFromChildren],
            ['storageAdvice', dryPlace],
          ],
        },
        {
          render: '2744-fe0f',
          name: ['cooler ice packs', '保冷冰袋', 'buz aküsü', 'аккумуляторы холода', 'gelo artificial reutilizável'],
          lines: ['Frostline', 'Picnic Day', 'Arctic', 'Keep Cool', 'Long Trip'],
          features: [
            ['soft gel', '软凝胶', 'yumuşak jel', 'мягкий гель', 'gel macio'],
            ['hard case', '硬壳', 'sert gövde', 'жёсткий корпус', 'corpo rígido'],
            ['slim shape', '超薄款', 'ince form', 'тонкая форма', 'formato fino'],
            [
              'stays cold 12 hours',
              '保冷12小时',
              '12 saat soğuk tutar',
              'держит холод 12 часов',
              'mantém o frio por 12 horas',
            ],
            ['for lunch bags', '午餐袋适用', 'beslenme çantası için', 'для сумки с обедом', 'para lancheiras'],
          ],
          price: 590,
          about:
            'Reusable packs that keep fish, milk and medicine cold on the way home. Freeze them overnight and lay them on top of the food. They do not drip like ice.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['1 pack', '1个', '1 adet', '1 шт.', '1 unidade'],
              ['2 packs', '2个', '2 adet', '2 шт.', '2 unidades'],
              ['4 packs', '4个', '4 adet', '4 шт.', '4 unidades'],
            ],
            factors: [1, 1.85, 3.4],
          },
          specs: [
            ['weight', '400 g'],
            [
              'composition',
              [
                'Water and cellulose gel, non-toxic',
                '水与纤维素凝胶，无毒',
                'Su ve selüloz jeli, toksik değildir',
                'Вода и целлюлозный гель, нетоксично',
                'Água e gel de celulose, atóxico',
              ],
            ],
            [
              'usage',
              [
                'Freeze for 8 hours before use',
                '使用前冷冻8小时',
                'Kullanmadan önce 8 saat dondurun',
                'Перед использованием заморозить на 8 часов',
                'Congelar por 8 horas antes de usar',
              ],
            ],
            [
              'care',
              [
                'Wipe with a damp cloth',
                '用湿布擦拭',
                'Nemli bezle silinir',
                'Протирать влажной тканью',
                'Limpar com pano úmido',
              ],
            ],
          ],
        },
        {
          render: '1faa4',
          name: [
            'humane mouse trap',
            '人道捕鼠器',
            'canlı yakalama fare kapanı',
            'гуманная мышеловка',
            'ratoeira humanitária',
          ],
          lines: ['Barn Cat', 'Safe Catch', 'Free Again', 'Quiet Attic', 'Granary'],
          features: [
            ['sensitive release', '灵敏触发', 'hassas tetik', 'чувствительный механизм', 'gatilho sensível'],
            ['air holes', '带通气孔', 'hava delikli', 'вентиляционные отверстия', 'furos de ventilação'],
            [
              'removable bait tray',
              '可拆诱饵槽',
              'çıkarılabilir yem haznesi',
              'съёмный лоток для приманки',
              'bandeja de isca removível',
            ],
            ['reusable', '可重复使用', 'tekrar kullanılabilir', 'многоразовая', 'reutilizável'],
            [
              'safe around pets',
              '对宠物安全',
              'evcil hayvanlar için güvenli',
              'безопасна для питомцев',
              'segura para animais de estimação',
            ],
          ],
          price: 990,
          about:
            'A small box that closes behind the mouse without hurting it. A crumb of cheese or peanut butter is bait enough. Carry it outdoors, open the door and let the visitor go.',
          colours: false,
          specs: [
            ['material', ['Wood and steel', '木材与钢', 'Ahşap ve çelik', 'Дерево и сталь', 'Madeira e aço']],
            ['dimensions', '17 × 8 × 8 cm'],
            [
              'usage',
              [
                'Indoors, no poison',
                '室内使用，无毒',
                'İç mekân, zehirsiz',
                'В помещении, без яда',
                'Ambientes internos, sem veneno',
              ],
            ],
            ['care', rinse],
          ],
        },
      ],
    },
    {
      name: ['Storage and moving', '收纳与搬家', 'Saklama ve taşıma', 'Хранение и переезд', 'Organização e mudança'],
      kinds: [
        {
          render: '1f4e6',
          name: [
            'cardboard moving boxes',
            '搬家纸箱',
            'karton taşıma kolileri',
            'картонные коробки для переезда',
            'caixas de papelão para mudança',
          ],
          lines: ['New Address', 'Big Move', 'Packwell', 'Attic', 'Carton House'],
          features: [
            ['cut-out handles', '带手孔', 'tutma delikli', 'прорезные ручки', 'com alças vazadas'],
            [
              'contents panel to write on',
              '带内容标注栏',
              'içerik yazma alanı',
              'поле для надписи',
              'espaço para anotar o conteúdo',
            ],
            ['recycled board', '再生纸板', 'geri dönüştürülmüş karton', 'из вторичного картона', 'papelão reciclado'],
            ['reinforced corners', '加固边角', 'güçlendirilmiş köşeler', 'усиленные углы', 'cantos reforçados'],
            ['packing tape included', '附封箱胶带', 'koli bandı dahil', 'скотч в комплекте', 'fita adesiva inclusa'],
          ],
          price: 1490,
          about:
            'Strong brown boxes for moving house, storing seasonal things or posting parcels. They arrive flat and fold up in seconds. When stacked five high the bottom one keeps its shape.',
          colours: false,
          isLocal: true,
          choice: {
            axis: 'pack',
            values: [
              ['5 boxes', '5个', '5 adet', '5 шт.', '5 unidades'],
              ['10 boxes', '10个', '10 adet', '10 шт.', '10 unidades'],
              ['20 boxes', '20个', '20 adet', '20 шт.', '20 unidades'],
            ],
            factors: [1, 1.9, 3.6],
          },
          specs: [
            [
              'material',
              [
                'Double-wall corrugated board',
                '双层瓦楞纸板',
                'Çift oluklu karton',
                'Пятислойный гофрокартон',
                'Papelão ondulado de parede dupla',
              ],
            ],
            ['dimensions', '40 × 40 × 40 cm'],
            ['load', ['25 kg per box', '每箱25千克', 'Koli başına 25 kg', '25 кг на коробку', '25 kg por caixa']],
            ['storageAdvice', dryPlace],
          ],
        },
        {
          render: '1f6d2',
          name: ['shopping trolley', '购物推车', 'alışveriş arabası', 'тележка для покупок', 'carrinho de compras'],
          lines: ['Pola Day', 'Promenade', 'Bazaar', 'Market Run', 'Pavement'],
          features: [
            [
              'swivel front wheels',
              '万向前轮',
              'döner ön tekerlek',
              'поворотные передние колёса',
              'rodas dianteiras giratórias',
            ],
            ['folds flat', '可折叠', 'katlanabilir', 'складывается', 'dobrável'],
            ['rubber tyres', '橡胶轮胎', 'kauçuk tekerlek', 'резиновые шины', 'rodas de borracha'],
            ['padded handle', '软包把手', 'yumuşak tutamak', 'мягкая ручка', 'punho acolchoado'],
            ['wheel brake', '带刹车', 'frenli tekerlek', 'тормоз на колёсах', 'freio nas rodas'],
          ],
          price: 12900,
          about:
            'A four-wheeled wire trolley that carries the weekly shop, gas bottles or laundry without effort. The open basket is easy to load and nothing gets squashed. It rolls smoothly over kerbs and tiles.',
          colours: false,
          specs: [
            ['material', ['Chrome-plated steel', '镀铬钢', 'Krom kaplı çelik', 'Хромированная сталь', 'Aço cromado']],
            ['load', '50 kg'],
            ['volume', '60 L'],
            ['dimensions', '56 × 45 × 95 cm'],
            [
              'assembly',
              [
                'Wheels clip on, no tools',
                '轮子卡扣安装，无需工具',
                'Tekerlekler aletsiz takılır',
                'Колёса ставятся без инструментов',
                'Rodas de encaixe, sem ferramentas',
              ],
            ],
          ],
          warranty: 12,
        },
        {
          render: '1f5c3-fe0f',
          name: [
            'document storage box',
            '文件收纳盒',
            'evrak saklama kutusu',
            'коробка для документов',
            'caixa organizadora de documentos',
          ],
          lines: ['Home Office', 'Archive', 'Paper Trail', 'Receipts', 'Alphabet'],
          features: [
            ['colour-coded tabs', '彩色索引', 'renkli ayraçlar', 'цветные разделители', 'divisórias coloridas'],
            ['label frame', '带标签框', 'etiket çerçeveli', 'рамка для этикетки', 'porta-etiqueta'],
            ['carrying grips', '两侧提手', 'yan tutamaklı', 'ручки по бокам', 'alças laterais'],
            ['felt feet', '毛毡脚垫', 'keçe ayaklı', 'войлочные ножки', 'pés de feltro'],
            ['stackable', '可叠放', 'üst üste konabilir', 'можно ставить друг на друга', 'empilhável'],
          ],
          price: 2490,
          about:
            'An open box that keeps bills, warranty cards and school letters in order behind labelled cards. It is the right height for a shelf or a desk. What you need is found in seconds.',
          colours: false,
          specs: [
            [
              'material',
              [
                'Rigid board, cloth-look cover',
                '硬纸板，仿布面',
                'Bez görünümlü sert karton',
                'Плотный картон с фактурой ткани',
                'Papelão rígido com aspecto de tecido',
              ],
            ],
            ['dimensions', '33 × 26 × 25 cm'],
            [
              'capacity',
              [
                'About 1,500 A4 sheets',
                '约1500张A4纸',
                'Yaklaşık 1.500 A4 yaprak',
                'Около 1500 листов A4',
                'Cerca de 1.500 folhas A4',
              ],
            ],
            [
              'included',
              [
                'Box and 12 folders',
                '收纳盒及12个文件夹',
                'Kutu ve 12 dosya',
                'Коробка и 12 папок',
                'Caixa e 12 pastas',
              ],
            ],
            [
              'care',
              [
                'Dust with a dry cloth',
                '用干布擦拭',
                'Kuru bezle silinir',
                'Протирать сухой тканью',
                'Limpar com pano seco',
              ],
            ],
          ],
        },
        {
          render: '1f5f3-fe0f',
          name: ['suggestion box', '意见箱', 'dilek ve öneri kutusu', 'ящик для предложений', 'urna de sugestões'],
          lines: ['Good Idea', 'Open Door', 'Voice', 'Town Hall', 'Front Desk'],
          features: [
            [
              'lock with two keys',
              '锁具配两把钥匙',
              'iki anahtarlı kilit',
              'замок с двумя ключами',
              'fechadura com duas chaves',
            ],
            ['wall or table', '壁挂桌面两用', 'duvarda veya masada', 'для стены или стола', 'para parede ou mesa'],
            ['sign holder', '带标识插槽', 'bilgi kartı yuvalı', 'держатель для таблички', 'suporte para cartaz'],
            ['50 cards included', '附50张卡片', '50 kart dahil', '50 карточек в комплекте', '50 cartões inclusos'],
            [
              'anti-fishing slot',
              '防掏投口',
              'kâğıt çekilmesini önleyen ağız',
              'прорезь с защитой',
              'abertura com proteção',
            ],
          ],
          price: 4490,
          about:
            'A closed metal box with a slot in the lid, for ideas at work, votes in a club or prize draws in a shop. Papers go in easily and come out only with the key. The base does not slide on a counter.',
          colours: false,
          specs: [
            [
              'material',
              [
                'Painted steel, 0.8 mm',
                '烤漆钢板，0.8毫米',
                'Boyalı çelik, 0,8 mm',
                'Окрашенная сталь, 0,8 мм',
                'Aço pintado, 0,8 mm',
              ],
            ],
            ['dimensions', '25 × 20 × 25 cm'],
            ['weight', '2 kg'],
            ['assembly', ['Ready to use', '即开即用', 'Kullanıma hazır', 'Готов к использованию', 'Pronta para uso']],
          ],
          warranty: 12,
        },
      ],
    },
  ],
}
