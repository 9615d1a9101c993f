import type { Department, Words } from '../seed-shapes.ts'

const allSkin: Words = [
  'All skin types',
  '所有肤质',
  'Tüm cilt tipleri',
  'Для всех типов кожи',
  'Todos os tipos de pele',
]
const crueltyFree: Words = [
  'Not tested on animals',
  '未经动物测试',
  'Hayvanlar üzerinde test edilmemiştir',
  'Не тестировалось на животных',
  'Não testado em animais',
]
const months24: Words = ['24 months', '24个月', '24 ay', '24 месяца', '24 meses']
const months36: Words = ['36 months', '36个月', '36 ay', '36 месяцев', '36 meses']
const coolDry: Words = [
  'Keep in a cool, dry place',
  '置于阴凉干燥处保存',
  'Serin ve kuru yerde saklayın',
  'Хранить в сухом прохладном месте',
  'Conservar em local fresco e seco',
]
const outOfReach: Words = [
  'Keep out of reach of children',
  '请放在儿童接触不到的地方',
  'Çocukların ulaşamayacağı yerde saklayın',
  'Хранить в недоступном для детей месте',
  'Manter fora do alcance de crianças',
]
const sterile: Words = [
  'Sterile, single use',
  '无菌，一次性使用',
  'Steril, tek kullanımlık',
  'Стерильный, одноразовый',
  'Estéril, de uso único',
]

/** Make-up, body care, first aid and mobility aids. */
export const beautyHealth: Department = {
  key: 'beauty-health',
  name: ['Beauty and health', '美妆与健康', 'Güzellik ve sağlık', 'Красота и здоровье', 'Beleza e saúde'],
  shortName: ['Beauty', '美妆健康', 'Güzellik', 'Красота', 'Beleza'],
  render: '1f484',
  sections: [
    {
      name: ['Make-up and hair', '彩妆与美发', 'Makyaj ve saç', 'Макияж и волосы', 'Maquiagem e cabelo'],
      kinds: [
        {
          render: '1f484',
          name: ['lipstick', '口红', 'ruj', 'губная помада', 'batom'],
          lines: ['Velvet', 'Petal', 'Rouge Hour', 'Silk Kiss', 'Damask', 'Soft Focus'],
          features: [
            ['long wear', '持久不脱色', 'uzun süre kalıcı', 'стойкая', 'longa duração'],
            ['matte finish', '哑光质地', 'mat bitişli', 'матовый финиш', 'acabamento matte'],
            ['satin shine', '缎光质地', 'saten parlaklıkta', 'сатиновый блеск', 'brilho acetinado'],
            ['with shea butter', '添加乳木果油', 'shea yağlı', 'с маслом ши', 'com manteiga de karité'],
            ['transfer-proof', '不沾杯', 'bulaşmaz', 'не оставляет следов', 'não transfere'],
          ],
          price: 1890,
          about:
            'A lipstick with rich colour in one stroke and a light, comfortable feel. The slanted bullet follows the line of the lips, so it goes on neatly without a pencil.',
          colours: true,
          specs: [
            ['weight', '3.5 g'],
            ['scent', ['Fragrance-free', '无香', 'Parfümsüz', 'Без отдушки', 'Sem fragrância']],
            [
              'skinType',
              [
                'Suitable for sensitive lips',
                '敏感唇适用',
                'Hassas dudaklara uygun',
                'Для чувствительной кожи губ',
                'Indicado para lábios sensíveis',
              ],
            ],
            ['note', crueltyFree],
            ['shelfLife', months36],
          ],
        },
        {
          render: '1f485',
          name: ['nail polish', '指甲油', 'oje', 'лак для ногтей', 'esmalte'],
          lines: ['Glass Coat', 'Orchid', 'City Violet', 'Ten Days', 'Manicure Club'],
          features: [
            ['high gloss', '高亮光泽', 'yüksek parlaklıkta', 'зеркальный блеск', 'alto brilho'],
            ['quick drying', '速干', 'çabuk kuruyan', 'быстросохнущий', 'secagem rápida'],
            ['gel effect', '凝胶质感', 'jel etkili', 'эффект геля', 'efeito gel'],
            ['wide brush', '宽刷头', 'geniş fırçalı', 'широкая кисть', 'pincel largo'],
            [
              'one-coat colour',
              '一层显色',
              'tek katta yoğun renk',
              'насыщенный цвет в один слой',
              'cobertura em uma camada',
            ],
          ],
          price: 690,
          about:
            'A smooth nail colour that levels itself and dries without streaks. Wear it over a base coat and finish with a top coat, and it keeps its shine for about a week.',
          colours: false,
          specs: [
            ['volume', '10 ml'],
            ['shade', ['Violet', '紫罗兰色', 'Menekşe moru', 'Фиалковый', 'Violeta']],
            [
              'composition',
              [
                'Free of toluene and formaldehyde',
                '不含甲苯与甲醛',
                'Toluen ve formaldehit içermez',
                'Без толуола и формальдегида',
                'Sem tolueno e formaldeído',
              ],
            ],
            ['note', crueltyFree],
            ['shelfLife', months36],
            [
              'storageAdvice',
              [
                'Keep away from heat and flame',
                '远离高温和明火',
                'Isıdan ve ateşten uzak tutun',
                'Беречь от нагрева и огня',
                'Manter longe de calor e chamas',
              ],
            ],
          ],
        },
        {
          render: '2728',
          name: [
            'gold star body stickers',
            '金色星星身体贴',
            'altın yıldız vücut çıkartması',
            'золотые наклейки-звёзды для тела',
            'adesivos corporais de estrelas douradas',
          ],
          lines: ['Stardust', 'Gold Rain', 'Festival Glow', 'Comet Tail', 'Midsummer'],
          features: [
            ['plant-based glitter', '植物基亮片', 'bitkisel simli', 'растительные блёстки', 'glitter vegetal'],
            ['mixed sizes', '大小混装', 'karışık boylarda', 'разных размеров', 'tamanhos sortidos'],
            ['waterproof', '防水', 'suya dayanıklı', 'водостойкие', 'à prova d’água'],
            ['fine shimmer', '细闪', 'ince ışıltılı', 'мелкое мерцание', 'brilho fino'],
            [
              'comes off without a trace',
              '撕下无痕',
              'iz bırakmadan çıkar',
              'снимаются без следа',
              'saem sem deixar marcas',
            ],
          ],
          price: 690,
          about:
            'Self-adhesive golden stars with a fine sparkle for cheeks, shoulders and collarbones. They stay through an evening of dancing and come off with a little warm water.',
          colours: false,
          specs: [
            [
              'packSize',
              [
                '2 sheets, 48 stars',
                '2张，共48枚',
                '2 yaprak, 48 yıldız',
                '2 листа, 48 звёзд',
                '2 cartelas, 48 estrelas',
              ],
            ],
            ['shade', ['Warm gold', '暖金色', 'Sıcak altın', 'Тёплое золото', 'Dourado quente']],
            ['skinType', allSkin],
            [
              'safety',
              [
                'Avoid the eye area',
                '避开眼周',
                'Göz çevresine yapıştırmayın',
                'Не клеить вокруг глаз',
                'Evitar a área dos olhos',
              ],
            ],
            ['note', crueltyFree],
          ],
        },
        {
          render: '1faae',
          name: ['hair pick', '宽齿发梳', 'afro tarağı', 'гребень для кудрявых волос', 'pente garfo'],
          lines: ['Volume Up', 'Curl Theory', 'Crown', 'Root Lift', 'Coil'],
          features: [
            ['rounded tips', '圆头梳齿', 'yuvarlak uçlu', 'закруглённые зубцы', 'pontas arredondadas'],
            ['anti-static', '防静电', 'antistatik', 'антистатик', 'antiestático'],
            ['seamless teeth', '无缝梳齿', 'çapaksız dişli', 'зубцы без заусенцев', 'dentes sem rebarbas'],
            ['extra long teeth', '加长梳齿', 'ekstra uzun dişli', 'удлинённые зубцы', 'dentes extralongos'],
            [
              'wet or dry use',
              '干湿两用',
              'ıslak ve kuru kullanım',
              'для влажных и сухих волос',
              'para cabelo seco ou molhado',
            ],
          ],
          price: 390,
          about:
            'A wide-toothed pick that lifts curls at the root without pulling them apart. The ring in the handle gives a firm hold and hangs on a hook by the mirror.',
          colours: true,
          specs: [
            [
              'material',
              [
                'Heat-resistant plastic',
                '耐热塑料',
                'Isıya dayanıklı plastik',
                'Термостойкий пластик',
                'Plástico resistente ao calor',
              ],
            ],
            ['length', '17 cm'],
            ['weight', '38 g'],
            [
              'usage',
              [
                'Curly, coily and thick hair',
                '卷发、小卷发及浓密头发',
                'Kıvırcık ve gür saçlar',
                'Кудрявые и густые волосы',
                'Cabelos cacheados, crespos e volumosos',
              ],
            ],
          ],
        },
        {
          render: '1f33a',
          name: [
            'hibiscus hair clip',
            '扶桑花发夹',
            'hibiskus çiçekli saç tokası',
            'заколка с цветком гибискуса',
            'presilha de cabelo com hibisco',
          ],
          lines: ['Lagoon', 'Sunset Bay', 'Tropic', 'Garden Party', 'Mirissa'],
          features: [
            [
              'soft foam petals',
              '柔软泡棉花瓣',
              'yumuşak köpük yapraklı',
              'мягкие лепестки',
              'pétalas macias de espuma',
            ],
            ['strong alligator grip', '强力鸭嘴夹', 'güçlü pens tokalı', 'надёжный зажим', 'pinça bico de pato firme'],
            ['with brooch pin', '可作胸针', 'broş iğneli', 'можно носить как брошь', 'com alfinete de broche'],
            [
              'salt water resistant',
              '耐海水',
              'deniz suyuna dayanıklı',
              'не боится морской воды',
              'resistente à água do mar',
            ],
            ['hand-shaped', '手工塑形', 'elde şekillendirilmiş', 'ручная работа', 'modelada à mão'],
          ],
          price: 690,
          about:
            'A full hibiscus flower with a leaf, mounted on a clip that holds thick and fine hair. Pin it behind the ear for a beach wedding, a pool party or a holiday photograph.',
          colours: true,
          specs: [
            ['diameter', '9 cm'],
            [
              'material',
              [
                'EVA foam, steel clip',
                'EVA泡棉，钢夹',
                'EVA köpük, çelik toka',
                'Пена ЭВА, стальной зажим',
                'Espuma EVA, presilha de aço',
              ],
            ],
            ['weight', '14 g'],
            [
              'care',
              [
                'Rinse and air dry',
                '清水冲洗后晾干',
                'Durulayıp açık havada kurutun',
                'Ополоснуть и высушить на воздухе',
                'Enxaguar e secar ao ar',
              ],
            ],
          ],
        },
        {
          render: '1f488',
          name: [
            'barber pole light',
            '理发店转灯',
            'berber direği lambası',
            'световой столб для барбершопа',
            'poste luminoso de barbearia',
          ],
          lines: ['Main Parlour', 'Gentleman', 'Classic Stripe', 'Corner Shop', 'Sharp Cut'],
          features: [
            ['rotating stripes', '旋转条纹', 'dönen şeritli', 'вращающиеся полосы', 'listras giratórias'],
            ['for outdoor use', '户外可用', 'dış mekâna uygun', 'для улицы', 'para área externa'],
            ['remote control', '遥控开关', 'uzaktan kumandalı', 'с пультом', 'com controle remoto'],
            ['silent motor', '静音电机', 'sessiz motorlu', 'бесшумный мотор', 'motor silencioso'],
            [
              'day and night timer',
              '昼夜定时',
              'gece gündüz zamanlayıcılı',
              'таймер день и ночь',
              'temporizador dia e noite',
            ],
          ],
          price: 16900,
          about:
            'The striped pole that tells the street a barber is open, lit from inside by LEDs. It mounts on the wall with four screws and plugs into an ordinary socket.',
          colours: false,
          choice: { axis: 'size', values: ['45 cm', '65 cm', '85 cm'], factors: [1, 1.35, 1.8] },
          specs: [
            ['power', '20 W'],
            ['voltage', '220–240 V'],
            [
              'material',
              [
                'Acrylic tube, steel caps',
                '亚克力灯筒，钢制端盖',
                'Akrilik tüp, çelik başlıklar',
                'Акриловая колба, стальные крышки',
                'Tubo de acrílico, tampas de aço',
              ],
            ],
            [
              'assembly',
              [
                'Wall bracket included',
                '含壁挂支架',
                'Duvar askısı dahil',
                'Настенный кронштейн в комплекте',
                'Suporte de parede incluso',
              ],
            ],
          ],
          warranty: 12,
          from: 'cn',
        },
      ],
    },
    {
      name: [
        'Skin, bath and teeth',
        '护肤、沐浴与口腔',
        'Cilt, banyo ve ağız bakımı',
        'Уход за кожей, ванна и зубы',
        'Pele, banho e dentes',
      ],
      kinds: [
        {
          render: '1f9f4',
          name: ['body lotion', '身体乳', 'vücut losyonu', 'лосьон для тела', 'loção corporal'],
          lines: ['Milk Cloud', 'Soft Morning', 'King Coconut', 'Rose Water', 'Calm Skin'],
          features: [
            ['absorbs fast', '快速吸收', 'çabuk emilir', 'быстро впитывается', 'absorção rápida'],
            ['for dry skin', '干性肌肤适用', 'kuru ciltler için', 'для сухой кожи', 'para pele seca'],
            ['with aloe vera', '添加芦荟', 'aloe veralı', 'с алоэ вера', 'com aloe vera'],
            ['with shea butter', '添加乳木果油', 'shea yağlı', 'с маслом ши', 'com manteiga de karité'],
            ['light daily care', '清爽日常护理', 'hafif günlük bakım', 'лёгкий ежедневный уход', 'cuidado diário leve'],
          ],
          price: 1190,
          about:
            'A smooth lotion in a pump bottle for arms, legs and hands. It softens rough skin after the shower, leaves no greasy film and is safe for every day.',
          colours: false,
          choice: { axis: 'volume', values: ['200 ml', '400 ml', '750 ml'], factors: [1, 1.7, 2.7] },
          specs: [
            [
              'composition',
              [
                'Glycerine, plant oils, vitamin E',
                '甘油、植物油、维生素E',
                'Gliserin, bitkisel yağlar, E vitamini',
                'Глицерин, растительные масла, витамин E',
                'Glicerina, óleos vegetais, vitamina E',
              ],
            ],
            [
              'note',
              [
                'Dermatologically tested',
                '经皮肤科测试',
                'Dermatolojik olarak test edilmiştir',
                'Дерматологически протестировано',
                'Dermatologicamente testado',
              ],
            ],
            [
              'usage',
              [
                'Apply after bathing',
                '沐浴后涂抹',
                'Banyodan sonra uygulayın',
                'Наносить после душа',
                'Aplicar após o banho',
              ],
            ],
            ['shelfLife', months36],
          ],
        },
        {
          render: '1f48b',
          formerRender: '1f9eb',
          name: [
            'hydrogel lip masks',
            '水凝胶唇膜',
            'hidrojel dudak maskesi',
            'гидрогелевые маски для губ',
            'máscaras labiais de hidrogel',
          ],
          lines: ['Rose Kiss', 'Cherry Dew', 'Velvet Night', 'Soft Pout', 'Morning Gloss'],
          features: [
            ['with rose extract', '玫瑰精华', 'gül özlü', 'с экстрактом розы', 'com extrato de rosas'],
            [
              'with hyaluronic acid',
              '添加透明质酸',
              'hyalüronik asitli',
              'с гиалуроновой кислотой',
              'com ácido hialurônico',
            ],
            ['individually wrapped', '独立包装', 'tek tek ambalajlı', 'в отдельных упаковках', 'embaladas uma a uma'],
            ['cooling', '清凉舒缓', 'serinletici', 'с охлаждающим эффектом', 'efeito refrescante'],
            ['fragrance-free', '无香精', 'parfümsüz', 'без отдушки', 'sem fragrância'],
          ],
          price: 990,
          about:
            'Soft red gel masks in the shape of a mouth that soothe dry lips in a quarter of an hour. Lay one on clean lips, lie back, and pat in the rest when you take it off.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['5 masks', '5片', '5 adet', '5 масок', '5 máscaras'],
              ['10 masks', '10片', '10 adet', '10 масок', '10 máscaras'],
            ],
            factors: [1, 1.8],
          },
          specs: [
            [
              'skinType',
              [
                'Dry and chapped lips',
                '干燥起皮的双唇',
                'Kuru ve çatlamış dudaklar',
                'Сухие и обветренные губы',
                'Lábios secos e rachados',
              ],
            ],
            [
              'composition',
              [
                'Water, glycerine, plant extracts',
                '水、甘油、植物提取物',
                'Su, gliserin, bitki özleri',
                'Вода, глицерин, растительные экстракты',
                'Água, glicerina, extratos vegetais',
              ],
            ],
            [
              'usage',
              [
                '15 minutes on clean lips',
                '清洁双唇后敷15分钟',
                'Temiz dudakta 15 dakika',
                '15 минут на чистых губах',
                '15 minutos sobre os lábios limpos',
              ],
            ],
            ['note', crueltyFree],
            ['shelfLife', months24],
          ],
        },
        {
          render: '1f9fc',
          name: ['bar soap', '香皂', 'kalıp sabun', 'кусковое мыло', 'sabonete em barra'],
          lines: ['Rose Garden', 'Pink Clay', 'Morning Foam', 'Lotus Bath', 'Old Apothecary'],
          features: [
            ['with rose water', '玫瑰水配方', 'gül sulu', 'с розовой водой', 'com água de rosas'],
            [
              'coconut oil base',
              '椰子油皂基',
              'hindistan cevizi yağlı',
              'на кокосовом масле',
              'à base de óleo de coco',
            ],
            ['cold process', '冷制工艺', 'soğuk yöntem', 'холодный способ', 'saponificado a frio'],
            [
              'for sensitive skin',
              '敏感肌适用',
              'hassas ciltler için',
              'для чувствительной кожи',
              'para pele sensível',
            ],
            ['rich foam', '泡沫丰富', 'bol köpüklü', 'обильная пена', 'espuma cremosa'],
          ],
          price: 290,
          about:
            'A gentle pink soap that rinses clean and keeps its shape to the last sliver. Mild enough for hands and body, with a soft floral scent that fades soon after washing.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['1 bar', '1块', '1 adet', '1 кусок', '1 unidade'],
              ['4 bars', '4块', '4 adet', '4 куска', '4 unidades'],
              ['12 bars', '12块', '12 adet', '12 кусков', '12 unidades'],
            ],
            factors: [1, 3.7, 10.5],
          },
          specs: [
            ['weight', ['100 g a bar', '每块100克', 'Kalıp başına 100 g', '100 г в куске', '100 g por barra']],
            ['scent', ['Light floral', '淡雅花香', 'Hafif çiçeksi', 'Лёгкий цветочный', 'Floral leve']],
            [
              'composition',
              [
                'Saponified plant oils, glycerine',
                '皂化植物油、甘油',
                'Sabunlaştırılmış bitkisel yağlar, gliserin',
                'Омыленные растительные масла, глицерин',
                'Óleos vegetais saponificados, glicerina',
              ],
            ],
            ['note', crueltyFree],
            ['shelfLife', months36],
          ],
        },
        {
          render: '1f338',
          name: [
            'cherry blossom bath petals',
            '樱花沐浴皂花瓣',
            'kiraz çiçeği kokulu banyo yaprakları',
            'мыльные лепестки сакуры для ванны',
            'pétalas de banho de flor de cerejeira',
          ],
          lines: ['Hana', 'Petal Rain', 'Pink Garden', 'Still Water', 'First Bloom'],
          features: [
            [
              'dissolves in seconds',
              '遇水即溶',
              'saniyeler içinde çözünür',
              'растворяются за секунды',
              'dissolvem em segundos',
            ],
            ['with almond oil', '添加杏仁油', 'badem yağlı', 'с миндальным маслом', 'com óleo de amêndoas'],
            ['in a gift box', '礼盒装', 'hediye kutusunda', 'в подарочной коробке', 'em caixa de presente'],
            ['gentle foam', '温和泡沫', 'yumuşak köpüklü', 'нежная пена', 'espuma suave'],
            ['soap-paper petals', '皂纸花瓣', 'sabun kâğıdından', 'из мыльной бумаги', 'em folha de sabonete'],
          ],
          price: 990,
          about:
            'Thin soap petals in the shape of cherry blossom to float on a warm bath or use one by one at the basin. They melt into a light foam with the smell of spring flowers.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['30 petals', '30片', '30 yaprak', '30 лепестков', '30 pétalas'],
              ['60 petals', '60片', '60 yaprak', '60 лепестков', '60 pétalas'],
              ['120 petals', '120片', '120 yaprak', '120 лепестков', '120 pétalas'],
            ],
            factors: [1, 1.8, 3.3],
          },
          specs: [
            ['scent', ['Cherry blossom', '樱花香', 'Kiraz çiçeği', 'Цветущая сакура', 'Flor de cerejeira']],
            ['skinType', allSkin],
            [
              'usage',
              [
                '5 to 10 petals a bath',
                '每次沐浴5–10片',
                'Banyo başına 5–10 yaprak',
                '5–10 лепестков на ванну',
                '5 a 10 pétalas por banho',
              ],
            ],
            ['shelfLife', months24],
            ['storageAdvice', coolDry],
          ],
        },
        {
          render: '1fa92',
          name: [
            'cartridge razor',
            '手动剃须刀',
            'değiştirilebilir başlıklı tıraş bıçağı',
            'бритва со сменными кассетами',
            'aparelho de barbear com refil',
          ],
          lines: ['Clean Line', 'Even Glide', 'Blue Edge', 'Steady Hand', 'Morning Pass'],
          features: [
            [
              'with three spare blades',
              '附三枚替换刀头',
              'üç yedek başlıklı',
              'с тремя запасными кассетами',
              'com três refis',
            ],
            ['aloe strip', '芦荟润滑条', 'aloe şeritli', 'полоска с алоэ', 'fita com aloe'],
            ['flexible head', '浮动刀头', 'oynar başlıklı', 'плавающая головка', 'cabeça flexível'],
            ['non-slip grip', '防滑手柄', 'kaymaz saplı', 'нескользящая ручка', 'cabo antiderrapante'],
            ['for face and body', '面部身体通用', 'yüz ve vücut için', 'для лица и тела', 'para rosto e corpo'],
          ],
          price: 890,
          about:
            'A light razor with a twin-blade head that gives a close shave with little pressure. The cartridge clicks off at a touch and rinses clean under the tap.',
          colours: true,
          specs: [
            [
              'material',
              [
                'Stainless steel blades, ABS handle',
                '不锈钢刀片，ABS手柄',
                'Paslanmaz çelik bıçak, ABS sap',
                'Лезвия из нержавеющей стали, ручка из АБС',
                'Lâminas de aço inox, cabo em ABS',
              ],
            ],
            ['length', '14 cm'],
            ['weight', '32 g'],
            [
              'care',
              [
                'Rinse after use, store dry',
                '用后冲净，干燥存放',
                'Kullandıktan sonra durulayın, kuru saklayın',
                'После бритья ополоснуть, хранить сухой',
                'Enxaguar após o uso e guardar seco',
              ],
            ],
          ],
        },
        {
          render: '1faa5',
          name: ['toothbrush', '牙刷', 'diş fırçası', 'зубная щётка', 'escova de dentes'],
          lines: ['Daily Smile', 'Fresh Start', 'Gentle', 'White Path', 'Bright Side'],
          features: [
            ['soft bristles', '软毛', 'yumuşak kıllı', 'мягкая щетина', 'cerdas macias'],
            ['medium bristles', '中软毛', 'orta sertlikte kıllı', 'щетина средней жёсткости', 'cerdas médias'],
            ['compact head', '小刷头', 'küçük başlıklı', 'компактная головка', 'cabeça compacta'],
            ['charcoal-infused', '竹炭刷毛', 'kömür katkılı', 'с углём', 'com carvão ativado'],
            ['with travel cap', '配旅行护套', 'seyahat kapaklı', 'с дорожным колпачком', 'com capa de viagem'],
          ],
          price: 250,
          about:
            'A toothbrush with rounded bristle tips that clean along the gums without scratching. The handle is slim and steady in a wet hand and stands in any bathroom cup.',
          colours: true,
          choice: {
            axis: 'pack',
            values: [
              ['1 brush', '1支', '1 adet', '1 щётка', '1 escova'],
              ['4 brushes', '4支', '4 adet', '4 щётки', '4 escovas'],
              ['10 brushes', '10支', '10 adet', '10 щёток', '10 escovas'],
            ],
            factors: [1, 3.6, 8.4],
          },
          specs: [
            [
              'material',
              [
                'Nylon bristles, recyclable handle',
                '尼龙刷毛，可回收刷柄',
                'Naylon kıl, geri dönüştürülebilir sap',
                'Нейлоновая щетина, перерабатываемая ручка',
                'Cerdas de náilon, cabo reciclável',
              ],
            ],
            ['length', '19 cm'],
            [
              'age',
              [
                'Adults and children from 8',
                '成人及8岁以上儿童',
                'Yetişkinler ve 8 yaş üzeri çocuklar',
                'Взрослые и дети от 8 лет',
                'Adultos e crianças a partir de 8 anos',
              ],
            ],
            [
              'usage',
              [
                'Replace every 3 months',
                '每3个月更换',
                '3 ayda bir değiştirin',
                'Менять каждые 3 месяца',
                'Trocar a cada 3 meses',
              ],
            ],
          ],
        },
        {
          render: '1f9b7',
          name: [
            'milk tooth keepsake box',
            '乳牙纪念盒',
            'süt dişi saklama kutusu',
            'шкатулка для молочных зубов',
            'porta-dentes de leite',
          ],
          lines: ['First Smile', 'Tooth Fairy', 'Little Pearl', 'Wobbly', 'Grow Up'],
          features: [
            [
              '20 labelled places',
              '20个标注牙位',
              '20 etiketli bölmeli',
              '20 подписанных ячеек',
              '20 espaços identificados',
            ],
            ['name engraving', '可刻名字', 'isim yazılabilir', 'с гравировкой имени', 'com gravação de nome'],
            ['magnetic lid', '磁吸盖', 'mıknatıslı kapak', 'с магнитной крышкой', 'com tampa magnética'],
            [
              'with tweezers and bottle',
              '附镊子和小瓶',
              'cımbız ve şişeli',
              'с пинцетом и флаконом',
              'com pinça e frasquinho',
            ],
            [
              'soft satin lining',
              '柔软缎面内衬',
              'yumuşak saten astarlı',
              'мягкая атласная подкладка',
              'forro de cetim macio',
            ],
          ],
          price: 1490,
          about:
            'A smooth white box in the shape of a tooth for keeping every milk tooth that falls out. Slip it under the pillow on the big night, then put it away for the years to come.',
          colours: false,
          specs: [
            [
              'material',
              ['Glazed ceramic', '上釉陶瓷', 'Sırlı seramik', 'Глазурованная керамика', 'Cerâmica esmaltada'],
            ],
            ['dimensions', '9 × 8 × 10 cm'],
            ['shade', ['White', '白色', 'Beyaz', 'Белый', 'Branco']],
            [
              'care',
              [
                'Wipe with a damp cloth',
                '用湿布擦拭',
                'Nemli bezle silin',
                'Протирать влажной тканью',
                'Limpar com pano úmido',
              ],
            ],
          ],
        },
      ],
    },
    {
      name: [
        'Vitamins and first aid',
        '维生素与急救护理',
        'Vitamin ve ilk yardım',
        'Витамины и первая помощь',
        'Vitaminas e primeiros socorros',
      ],
      kinds: [
        {
          render: '1f48a',
          name: [
            'multivitamin capsules',
            '复合维生素胶囊',
            'multivitamin kapsül',
            'мультивитамины в капсулах',
            'multivitamínico em cápsulas',
          ],
          lines: ['Daily Balance', 'Sunrise', 'Vital Day', 'Active Years', 'Green Root'],
          features: [
            ['with zinc', '添加锌', 'çinkolu', 'с цинком', 'com zinco'],
            ['with vitamin D3', '添加维生素D3', 'D3 vitaminli', 'с витамином D3', 'com vitamina D3'],
            ['with iron', '添加铁', 'demirli', 'с железом', 'com ferro'],
            ['plant-based capsule', '植物胶囊', 'bitkisel kapsüllü', 'растительная оболочка', 'cápsula vegetal'],
            [
              'rich in B vitamins',
              '富含B族维生素',
              'B vitaminlerince zengin',
              'богаты витаминами группы B',
              'rico em vitaminas do complexo B',
            ],
          ],
          price: 1890,
          about:
            'A food supplement with the main vitamins and minerals in one small, easy capsule. Take it with breakfast; it adds to a varied diet and does not replace one.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['30 capsules', '30粒', '30 kapsül', '30 капсул', '30 cápsulas'],
              ['60 capsules', '60粒', '60 kapsül', '60 капсул', '60 cápsulas'],
              ['120 capsules', '120粒', '120 kapsül', '120 капсул', '120 cápsulas'],
            ],
            factors: [1, 1.8, 3.3],
          },
          specs: [
            [
              'usage',
              [
                '1 capsule a day with food',
                '每日1粒，随餐服用',
                'Günde 1 kapsül, yemekle',
                '1 капсула в день во время еды',
                '1 cápsula ao dia, com refeição',
              ],
            ],
            ['age', ['Adults', '成人', 'Yetişkinler', 'Взрослые', 'Adultos']],
            [
              'dietary',
              [
                'Free of gluten and lactose',
                '不含麸质和乳糖',
                'Gluten ve laktoz içermez',
                'Без глютена и лактозы',
                'Sem glúten e sem lactose',
              ],
            ],
            ['safety', outOfReach],
            ['shelfLife', months24],
            ['storageAdvice', coolDry],
          ],
        },
        {
          render: '1fa79',
          name: ['adhesive plasters', '创可贴', 'yara bandı', 'лейкопластырь', 'curativos adesivos'],
          lines: ['Quick Care', 'Blue Guard', 'Soft Seal', 'Play On', 'Kitchen Safe'],
          features: [
            ['waterproof', '防水', 'su geçirmez', 'водостойкий', 'à prova d’água'],
            ['stretch fabric', '弹力布', 'esnek kumaşlı', 'эластичная ткань', 'tecido elástico'],
            ['painless removal', '无痛撕取', 'acısız çıkar', 'безболезненно снимается', 'remoção sem dor'],
            [
              'for sensitive skin',
              '敏感肌适用',
              'hassas ciltler için',
              'для чувствительной кожи',
              'para pele sensível',
            ],
            [
              'metal-detectable strip',
              '含可探测金属条',
              'dedektörde görünür şeritli',
              'с металлической полоской',
              'com fita visível ao detector de metais',
            ],
          ],
          price: 320,
          about:
            'Blue plasters that are easy to spot and stay put on knuckles, knees and fingertips. The soft pad cushions small cuts and grazes, and tiny holes let the skin breathe.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['20 plasters', '20片', '20 adet', '20 штук', '20 unidades'],
              ['50 plasters', '50片', '50 adet', '50 штук', '50 unidades'],
              ['100 plasters', '100片', '100 adet', '100 штук', '100 unidades'],
            ],
            factors: [1, 2.2, 3.9],
          },
          specs: [
            ['dimensions', '72 × 19 mm'],
            ['shade', ['Blue', '蓝色', 'Mavi', 'Синий', 'Azul']],
            [
              'safety',
              [
                'Latex-free, individually wrapped',
                '不含乳胶，独立包装',
                'Lateks içermez, tek tek paketli',
                'Без латекса, в индивидуальной упаковке',
                'Sem látex, embalados individualmente',
              ],
            ],
            ['shelfLife', months36],
          ],
        },
        {
          render: '1fa7a',
          name: ['stethoscope', '听诊器', 'stetoskop', 'стетоскоп', 'estetoscópio'],
          lines: ['Ward Round', 'First Call', 'Calm Pulse', 'Night Shift', 'Clear Beat'],
          features: [
            [
              'dual-sided chestpiece',
              '双面听头',
              'çift taraflı diyaframlı',
              'двусторонняя головка',
              'auscultador duplo',
            ],
            ['with zip case', '配拉链收纳盒', 'fermuarlı çantalı', 'с футляром на молнии', 'com estojo de zíper'],
            ['soft ear tips', '柔软耳塞', 'yumuşak kulak uçlu', 'мягкие оливы', 'olivas macias'],
            [
              'for adults and children',
              '成人儿童通用',
              'yetişkin ve çocuk için',
              'для взрослых и детей',
              'adulto e pediátrico',
            ],
            ['name tag', '附姓名牌', 'isimlikli', 'с именной биркой', 'com plaquinha de identificação'],
          ],
          price: 6900,
          about:
            'A dependable stethoscope for nurses, medical students and home blood-pressure checks. Thick single-lumen tubing keeps outside noise away, so heart and breath sounds come through clearly.',
          colours: true,
          specs: [
            [
              'material',
              [
                'Stainless steel, latex-free PVC',
                '不锈钢，无乳胶PVC',
                'Paslanmaz çelik, latekssiz PVC',
                'Нержавеющая сталь, ПВХ без латекса',
                'Aço inox, PVC sem látex',
              ],
            ],
            ['length', '72 cm'],
            ['diameter', ['44 mm diaphragm', '膜片44毫米', '44 mm diyafram', 'Мембрана 44 мм', 'Diafragma de 44 mm']],
            ['weight', '135 g'],
            [
              'included',
              [
                'Spare ear tips and diaphragm',
                '备用耳塞和膜片',
                'Yedek kulak ucu ve diyafram',
                'Запасные оливы и мембрана',
                'Olivas e diafragma de reserva',
              ],
            ],
          ],
          warranty: 24,
        },
        {
          render: '1f489',
          name: [
            'irrigation syringe',
            '冲洗注射器',
            'yıkama şırıngası',
            'шприц для промывания',
            'seringa de irrigação',
          ],
          lines: ['Care Point', 'Clean Rinse', 'Home Nurse', 'Gentle Flow', 'Measure'],
          features: [
            ['clear markings', '刻度清晰', 'okunaklı ölçekli', 'чёткая шкала', 'graduação nítida'],
            ['smooth plunger', '推杆顺滑', 'rahat pistonlu', 'плавный ход поршня', 'êmbolo suave'],
            [
              'easy finger grip',
              '易握指托',
              'rahat parmak tutuşlu',
              'удобный упор для пальцев',
              'apoio confortável para os dedos',
            ],
            ['screw-lock tip', '螺口接头', 'vidalı uçlu', 'винтовое крепление', 'bico com rosca'],
            ['latex-free seal', '无乳胶密封圈', 'latekssiz contalı', 'уплотнитель без латекса', 'vedação sem látex'],
          ],
          price: 90,
          about:
            'A syringe with a blunt tip for rinsing small wounds, braces and the space left after a tooth comes out. Fill it with clean saline and press slowly for a steady, gentle stream.',
          colours: false,
          choice: { axis: 'volume', values: ['5 ml', '10 ml', '20 ml'], factors: [1, 1.3, 1.8] },
          specs: [
            [
              'material',
              [
                'Medical-grade polypropylene',
                '医用级聚丙烯',
                'Tıbbi polipropilen',
                'Медицинский полипропилен',
                'Polipropileno de grau médico',
              ],
            ],
            [
              'safety',
              [
                'Blunt tip, not for injection',
                '钝头，不可用于注射',
                'Küt uçlu, enjeksiyon için değildir',
                'Тупой наконечник, не для инъекций',
                'Ponta romba, não usar para injeção',
              ],
            ],
            ['note', sterile],
            ['shelfLife', ['5 years', '5年', '5 yıl', '5 лет', '5 anos']],
          ],
        },
        {
          render: '2764-fe0f',
          formerRender: '1fa78',
          name: [
            'heart-shaped heat pads',
            '心形热敷袋',
            'kalp şeklinde ısı yastığı',
            'грелки в форме сердца',
            'bolsas térmicas em forma de coração',
          ],
          lines: ['Warm Heart', 'Cosy Pocket', 'Winter Walk', 'Gentle Glow', 'First Frost'],
          features: [
            [
              'warm in ten seconds',
              '10秒发热',
              '10 saniyede ısınır',
              'нагреваются за 10 секунд',
              'aquecem em dez segundos',
            ],
            ['reusable', '可重复使用', 'tekrar kullanılabilir', 'многоразовые', 'reutilizáveis'],
            ['pocket size', '口袋尺寸', 'cep boyunda', 'карманного размера', 'tamanho de bolso'],
            [
              'also as a cold pack',
              '可作冷敷袋',
              'soğuk kompres de olur',
              'подходят и для холода',
              'servem também de compressa fria',
            ],
            ['with soft cover', '附柔软布套', 'yumuşak kılıflı', 'с мягким чехлом', 'com capa macia'],
          ],
          price: 890,
          about:
            'Red gel pads in the shape of a heart that give off a gentle warmth for stiff necks, sore backs and cold hands. Bend the metal disc to start; five minutes in boiling water make the pad ready again.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['1 pad', '1个', '1 adet', '1 шт.', '1 unidade'],
              ['2 pads', '2个', '2 adet', '2 шт.', '2 unidades'],
              ['4 pads', '4个', '4 adet', '4 шт.', '4 unidades'],
            ],
            factors: [1, 1.8, 3.4],
          },
          specs: [
            [
              'composition',
              [
                'Sodium acetate solution, PVC shell',
                '醋酸钠溶液，PVC外壳',
                'Sodyum asetat çözeltisi, PVC kılıf',
                'Раствор ацетата натрия, оболочка из ПВХ',
                'Solução de acetato de sódio, capa de PVC',
              ],
            ],
            ['dimensions', '10 × 9 cm'],
            ['temperature', ['About 52 °C', '约52°C', 'Yaklaşık 52 °C', 'Около 52 °C', 'Cerca de 52 °C']],
            [
              'runtime',
              ['About 45 minutes', '约45分钟', 'Yaklaşık 45 dakika', 'Около 45 минут', 'Cerca de 45 minutos'],
            ],
            ['safety', outOfReach],
          ],
        },
      ],
    },
    {
      name: ['Mobility aids', '行动辅助', 'Hareket destek ürünleri', 'Средства для передвижения', 'Mobilidade'],
      kinds: [
        {
          render: '1fa7c',
          name: ['underarm crutch', '腋下拐杖', 'koltuk değneği', 'подмышечный костыль', 'muleta axilar'],
          lines: ['Step On', 'Sure Stride', 'Firm Ground', 'Recover', 'Light Walk'],
          features: [
            ['height-adjustable', '高度可调', 'yüksekliği ayarlanabilir', 'регулируется по высоте', 'altura regulável'],
            ['padded underarm rest', '加厚软垫', 'yumuşak koltuk altı destekli', 'мягкая подушка', 'apoio acolchoado'],
            ['non-slip foot', '防滑脚垫', 'kaymaz tabanlı', 'нескользящий наконечник', 'ponteira antiderrapante'],
            ['soft hand grip', '柔软手柄', 'yumuşak tutma kollu', 'мягкая рукоятка', 'empunhadura macia'],
            [
              'tool-free adjustment',
              '免工具调节',
              'aletsiz ayar',
              'настройка без инструментов',
              'ajuste sem ferramentas',
            ],
          ],
          price: 2890,
          about:
            'A light aluminium crutch for the weeks after an injury or operation. It takes full body weight without flexing, and the rubber foot holds on tiles and wet pavements.',
          colours: false,
          choice: {
            axis: 'size',
            values: [
              [
                'S, 135–150 cm tall',
                'S，身高135–150厘米',
                'S, 135–150 cm boy',
                'S, рост 135–150 см',
                'S, altura de 135 a 150 cm',
              ],
              [
                'M, 150–175 cm tall',
                'M，身高150–175厘米',
                'M, 150–175 cm boy',
                'M, рост 150–175 см',
                'M, altura de 150 a 175 cm',
              ],
              [
                'L, 175–195 cm tall',
                'L，身高175–195厘米',
                'L, 175–195 cm boy',
                'L, рост 175–195 см',
                'L, altura de 175 a 195 cm',
              ],
            ],
          },
          specs: [
            [
              'material',
              [
                'Aluminium, rubber foot',
                '铝合金，橡胶脚垫',
                'Alüminyum, kauçuk taban',
                'Алюминий, резиновый наконечник',
                'Alumínio, ponteira de borracha',
              ],
            ],
            ['load', '130 kg'],
            ['weight', '0.9 kg'],
            ['packSize', ['1 crutch', '1支', '1 adet', '1 костыль', '1 muleta']],
          ],
          warranty: 12,
        },
        {
          render: '1f9bd',
          name: [
            'manual wheelchair',
            '手动轮椅',
            'manuel tekerlekli sandalye',
            'механическая инвалидная коляска',
            'cadeira de rodas manual',
          ],
          lines: ['Freeway', 'Open Path', 'Easy Turn', 'Companion', 'City Roll'],
          features: [
            ['folds flat', '可折叠', 'katlanabilir', 'складывается', 'dobrável'],
            [
              'swing-away footrests',
              '脚踏可旋开',
              'yana açılır ayaklıklı',
              'откидные подножки',
              'apoios de pé rebatíveis',
            ],
            ['puncture-proof tyres', '免充气轮胎', 'patlamaz lastikli', 'непрокалываемые шины', 'pneus antifuro'],
            ['with seat cushion', '配坐垫', 'minderli', 'с подушкой сиденья', 'com almofada de assento'],
            [
              'attendant brakes',
              '陪护刹车',
              'refakatçi frenli',
              'тормоза для сопровождающего',
              'freios para o acompanhante',
            ],
          ],
          price: 48900,
          about:
            'A wheelchair with a light, stiff frame that rolls easily indoors and out. The big rear wheels have push rims, the front castors turn on the spot, and the brakes lock firmly on a slope.',
          colours: true,
          choice: {
            axis: 'size',
            values: [
              ['Seat 41 cm', '座宽41厘米', 'Oturma 41 cm', 'Сиденье 41 см', 'Assento de 41 cm'],
              ['Seat 46 cm', '座宽46厘米', 'Oturma 46 cm', 'Сиденье 46 см', 'Assento de 46 cm'],
              ['Seat 51 cm', '座宽51厘米', 'Oturma 51 cm', 'Сиденье 51 см', 'Assento de 51 cm'],
            ],
            factors: [1, 1, 1.15],
          },
          specs: [
            ['cycleFrame', ['Aluminium', '铝合金', 'Alüminyum', 'Алюминий', 'Alumínio']],
            ['load', '115 kg'],
            ['weight', ['From 13.5 kg', '13.5千克起', '13,5 kg’dan başlayan', 'От 13,5 кг', 'A partir de 13,5 kg']],
            [
              'diameter',
              [
                '61 cm rear wheels',
                '后轮61厘米',
                '61 cm arka tekerlek',
                'Задние колёса 61 см',
                'Rodas traseiras de 61 cm',
              ],
            ],
            [
              'brakes',
              [
                'Parking brakes on both wheels',
                '双侧驻车刹车',
                'Her iki tekerlekte park freni',
                'Стояночные тормоза на обоих колёсах',
                'Freios de estacionamento nas duas rodas',
              ],
            ],
          ],
          warranty: 24,
        },
        {
          render: '1f9bc',
          name: [
            'electric wheelchair',
            '电动轮椅',
            'akülü tekerlekli sandalye',
            'инвалидная коляска с электроприводом',
            'cadeira de rodas motorizada',
          ],
          lines: ['Horizon', 'Free Range', 'Independence', 'Quiet Drive', 'Parkway'],
          features: [
            [
              'joystick on either side',
              '摇杆可左右安装',
              'sağa veya sola takılan kumandalı',
              'джойстик справа или слева',
              'joystick para os dois lados',
            ],
            ['reclining back', '靠背可调', 'yatar sırtlıklı', 'откидная спинка', 'encosto reclinável'],
            ['removable battery', '电池可拆卸', 'çıkarılabilir akülü', 'съёмный аккумулятор', 'bateria removível'],
            ['anti-tip wheels', '防倾轮', 'devrilme önleyici tekerlekli', 'антиопрокидыватели', 'rodas antitombo'],
            ['full suspension', '全减震', 'tam süspansiyonlu', 'полная подвеска', 'suspensão completa'],
          ],
          price: 289000,
          about:
            'A powered chair with a deep, comfortable seat and a joystick that answers to a fingertip. It climbs ramps smoothly, turns in a corridor and stops by itself when the stick is let go.',
          colours: true,
          isLocal: true,
          specs: [
            [
              'battery',
              [
                '24 V lithium, 20 Ah',
                '24伏锂电池，20安时',
                '24 V lityum, 20 Ah',
                'Литиевый, 24 В, 20 А·ч',
                'Lítio, 24 V, 20 Ah',
              ],
            ],
            ['range', ['Up to 20 km', '最长20公里', '20 km’ye kadar', 'До 20 км', 'Até 20 km']],
            ['charging', ['6 hours', '6小时', '6 saat', '6 часов', '6 horas']],
            ['speed', '6 km/h'],
            ['load', '120 kg'],
            ['brakes', ['Electromagnetic', '电磁刹车', 'Elektromanyetik', 'Электромагнитные', 'Eletromagnéticos']],
          ],
          warranty: 24,
          from: 'cn',
        },
        {
          render: '1f9af',
          name: ['white cane', '盲杖', 'beyaz baston', 'белая трость', 'bengala branca'],
          lines: ['Guide', 'Wayfinder', 'True North', 'Street Sense', 'Pathway'],
          features: [
            ['folds into four', '四节折叠', 'dörde katlanır', 'складывается вчетверо', 'dobrável em quatro partes'],
            ['rolling ball tip', '滚珠杖头', 'döner top uçlu', 'роликовый наконечник', 'ponteira giratória'],
            ['reflective tape', '反光胶带', 'reflektif bantlı', 'со светоотражающей лентой', 'com fita refletiva'],
            [
              'light carbon shaft',
              '轻质碳纤维杖身',
              'hafif karbon gövdeli',
              'лёгкий карбоновый стержень',
              'haste leve de carbono',
            ],
            ['with spare tip', '附备用杖头', 'yedek uçlu', 'с запасным наконечником', 'com ponteira de reserva'],
          ],
          price: 3490,
          about:
            'A mobility cane for blind and partially sighted walkers, white with a red lower section. It passes the feel of the ground clearly to the hand and has a loop for the wrist.',
          colours: false,
          choice: { axis: 'length', values: ['105 cm', '115 cm', '125 cm', '135 cm'] },
          specs: [
            ['weight', ['Under 300 g', '低于300克', '300 g’dan hafif', 'Менее 300 г', 'Menos de 300 g']],
            [
              'material',
              [
                'Rubber grip, nylon tip',
                '橡胶手柄，尼龙杖头',
                'Kauçuk sap, naylon uç',
                'Резиновая рукоятка, нейлоновый наконечник',
                'Empunhadura de borracha, ponteira de náilon',
              ],
            ],
            ['shade', ['White and red', '红白相间', 'Beyaz ve kırmızı', 'Бело-красный', 'Branco e vermelho']],
            ['included', ['Wrist loop', '腕带', 'Bilek askısı', 'Петля на запястье', 'Alça de pulso']],
          ],
          warranty: 12,
        },
      ],
    },
  ],
}
