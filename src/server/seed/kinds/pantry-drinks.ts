import type { Choice, Department, Words } from '../seed-shapes.ts'

const dryPlace: Words = [
  'Keep in a cool, dry place',
  '置于阴凉干燥处保存',
  'Serin ve kuru yerde saklayın',
  'Хранить в сухом прохладном месте',
  'Conservar em local fresco e seco',
]
const awayFromLight: Words = [
  'Airtight, away from light',
  '密封避光保存',
  'Ağzı kapalı, ışıktan uzakta saklayın',
  'Хранить герметично, беречь от света',
  'Conservar bem fechado, ao abrigo da luz',
]
const months6: Words = ['6 months', '6个月', '6 ay', '6 месяцев', '6 meses']
const months9: Words = ['9 months', '9个月', '9 ay', '9 месяцев', '9 meses']
const months12: Words = ['12 months', '12个月', '12 ay', '12 месяцев', '12 meses']
const months18: Words = ['18 months', '18个月', '18 ay', '18 месяцев', '18 meses']
const months24: Words = ['24 months', '24个月', '24 ay', '24 месяца', '24 meses']
const vegan: Words = [
  'Suitable for vegans',
  '适合纯素食者',
  'Vegan beslenmeye uygun',
  'Подходит веганам',
  'Próprio para veganos',
]
const glutenFree: Words = [
  'Naturally gluten-free',
  '天然不含麸质',
  'Doğal olarak glütensiz',
  'Не содержит глютена',
  'Naturalmente sem glúten',
]
const caffeineFree: Words = ['Caffeine-free', '不含咖啡因', 'Kafeinsiz', 'Без кофеина', 'Sem cafeína']
const alcoholFree: Words = ['0.0%', '0.0%', '%0,0', '0,0%', '0,0%']

const looseTea: Choice = { axis: 'weight', values: ['50 g', '100 g', '250 g'], factors: [1, 1.8, 4.1] }

/** Dry food, sweets and drinks; everything here is alcohol-free. */
export const pantryDrinks: Department = {
  key: 'pantry-drinks',
  name: [
    'Pantry, snacks and drinks',
    '粮油、零食与饮品',
    'Temel gıda, atıştırmalık ve içecek',
    'Бакалея, снеки и напитки',
    'Mercearia, petiscos e bebidas',
  ],
  shortName: ['Pantry', '食品饮料', 'Temel gıda', 'Бакалея', 'Mercearia'],
  render: '1f36f',
  sections: [
    {
      name: [
        'Rice, beans and nuts',
        '米豆与坚果',
        'Pirinç, bakliyat ve kuruyemiş',
        'Рис, бобовые и орехи',
        'Arroz, feijão e castanhas',
      ],
      kinds: [
        {
          render: '1f95c',
          name: [
            'roasted peanuts in the shell',
            '带壳烤花生',
            'kabuklu kavrulmuş yer fıstığı',
            'жареный арахис в скорлупе',
            'amendoim torrado com casca',
          ],
          lines: ['Village Roast', 'Red Earth', 'Virginia', 'Valencia', 'Sunday Market'],
          features: [
            ['lightly salted', '微咸', 'az tuzlu', 'слегка подсоленный', 'levemente salgado'],
            ['unsalted', '无盐', 'tuzsuz', 'без соли', 'sem sal'],
            ['new harvest', '当季新花生', 'yeni mahsul', 'новый урожай', 'safra nova'],
            ['extra large kernels', '大粒精选', 'iri taneli', 'крупные зёрна', 'grãos extragrandes'],
            ['roasted in hot sand', '沙炒工艺', 'kumda kavrulmuş', 'обжарка в горячем песке', 'torra em areia quente'],
          ],
          price: 360,
          levels: { cn: 0.5, la: 0.5 },
          about:
            'Whole peanuts roasted in their shells until the kernels are golden and crisp all the way through. They crack open easily by hand and make a good snack for a match, a picnic or a long bus ride.',
          colours: false,
          choice: { axis: 'weight', values: ['200 g', '500 g', '1 kg'], factors: [1, 2.3, 4.4] },
          specs: [
            [
              'nutrition',
              [
                '25 g protein per 100 g of kernels',
                '每100克果仁含蛋白质25克',
                '100 g iç fıstıkta 25 g protein',
                '25 г белка на 100 г ядер',
                '25 g de proteína por 100 g de grãos',
              ],
            ],
            ['allergens', ['Peanuts', '花生', 'Yer fıstığı', 'Арахис', 'Amendoim']],
            ['dietary', vegan],
            ['shelfLife', months6],
            ['storageAdvice', dryPlace],
          ],
        },
        {
          render: '1fad8',
          name: ['red kidney beans', '红芸豆', 'kırmızı fasulye', 'красная фасоль', 'feijão-vermelho'],
          lines: ['Hill Farm', 'Welimada', 'Red Valley', 'Good Pot', 'Terra Roja'],
          features: [
            ['hand-sorted', '人工精选', 'elle ayıklanmış', 'ручная переборка', 'selecionado à mão'],
            ['new harvest', '当季新豆', 'yeni mahsul', 'новый урожай', 'safra nova'],
            [
              'grown without pesticides',
              '不施农药',
              'ilaçsız tarım',
              'выращена без пестицидов',
              'cultivo sem agrotóxicos',
            ],
            ['even-sized', '颗粒均匀', 'eşit boy taneli', 'ровные зёрна', 'grãos uniformes'],
            ['double cleaned', '双重去杂', 'iki kez elenmiş', 'двойная очистка', 'limpeza dupla'],
          ],
          price: 540,
          levels: { cn: 0.6, la: 0.55, tr: 0.9 },
          about:
            'Dried kidney beans with a thin skin and a creamy centre. Soak them overnight and boil them well, and they hold their shape in curries, stews and salads.',
          colours: false,
          choice: { axis: 'weight', values: ['500 g', '1 kg', '2 kg'], factors: [1, 1.9, 3.7] },
          specs: [
            [
              'ingredients',
              [
                '100% dried kidney beans',
                '100%干红芸豆',
                '%100 kuru kırmızı fasulye',
                '100% сушёная фасоль',
                '100% feijão-vermelho seco',
              ],
            ],
            [
              'nutrition',
              [
                '22 g protein per 100 g',
                '每100克含蛋白质22克',
                '100 g’da 22 g protein',
                '22 г белка на 100 г',
                '22 g de proteína por 100 g',
              ],
            ],
            [
              'usage',
              [
                'Soak 8 hours, boil 60 minutes',
                '浸泡8小时，煮60分钟',
                '8 saat ıslatın, 60 dakika haşlayın',
                'Замочить на 8 часов, варить 60 минут',
                'Deixar de molho 8 horas, cozinhar 60 minutos',
              ],
            ],
            ['dietary', glutenFree],
            ['shelfLife', months18],
          ],
        },
        {
          render: '1f330',
          name: ['whole chestnuts', '板栗', 'bütün kestane', 'цельные каштаны', 'castanhas portuguesas inteiras'],
          lines: ['Aydın', 'Autumn Grove', 'Bursa Hills', 'Fireside', 'Uludağ'],
          features: [
            [
              'scored and ready to roast',
              '已开口可直接烘烤',
              'çizilmiş ve közlemeye hazır',
              'с надрезом для запекания',
              'com corte para assar',
            ],
            ['extra large', '特大果', 'ekstra iri', 'очень крупные', 'extragrandes'],
            ['sweet and floury', '香甜粉糯', 'tatlı ve nişastalı', 'сладкие и рассыпчатые', 'doces e macias'],
            ['easy to peel', '易剥壳', 'kolay soyulur', 'легко чистятся', 'fáceis de descascar'],
            [
              'hill orchard harvest',
              '山地果园采收',
              'dağ bahçesi hasadı',
              'из горных садов',
              'colhidas em pomares de serra',
            ],
          ],
          price: 1290,
          levels: { cn: 0.35, la: 0.6, tr: 0.8 },
          about:
            'Glossy brown chestnuts from hill orchards, picked ripe and graded by size. Roast them in the oven or a dry pan for twenty minutes and eat them warm, or boil them for soups and stuffing.',
          colours: false,
          isLocal: true,
          choice: { axis: 'weight', values: ['500 g', '1 kg', '2 kg'], factors: [1, 1.9, 3.6] },
          specs: [
            [
              'ingredients',
              [
                '100% chestnuts in the shell',
                '100%带壳板栗',
                '%100 kabuklu kestane',
                '100% каштаны в скорлупе',
                '100% castanhas com casca',
              ],
            ],
            [
              'usage',
              [
                'Roast 20 minutes at 200 °C',
                '200°C烘烤20分钟',
                '200 °C’de 20 dakika pişirin',
                'Запекать 20 минут при 200 °C',
                'Assar por 20 minutos a 200 °C',
              ],
            ],
            ['dietary', glutenFree],
            [
              'shelfLife',
              ['1 month chilled', '冷藏1个月', 'Buzdolabında 1 ay', '1 месяц в холодильнике', '1 mês na geladeira'],
            ],
            [
              'storageAdvice',
              [
                'Keep in the fridge in a breathable bag',
                '透气袋装，冷藏保存',
                'Hava alan torbada, buzdolabında saklayın',
                'Хранить в холодильнике в дышащем пакете',
                'Conservar na geladeira em saco arejado',
              ],
            ],
          ],
          from: 'tr',
        },
        {
          render: '1f33e',
          name: ['rice', '大米', 'pirinç', 'рис', 'arroz'],
          lines: ['Keeri Samba', 'Nadu', 'Suwandel', 'Pachchaperumal', 'Kalu Heenati', 'Samba'],
          features: [
            ['new harvest', '当季新米', 'yeni mahsul', 'новый урожай', 'safra nova'],
            ['stone-free', '无砂石', 'taşsız', 'без камешков', 'sem pedras'],
            ['low in broken grains', '碎米少', 'az kırıklı', 'мало битых зёрен', 'poucos grãos quebrados'],
            [
              'grown without pesticides',
              '不施农药',
              'ilaçsız tarım',
              'выращен без пестицидов',
              'cultivo sem agrotóxicos',
            ],
            [
              'milled to order',
              '现碾现发',
              'siparişe göre işlenmiş',
              'шлифовка под заказ',
              'beneficiado sob encomenda',
            ],
          ],
          price: 310,
          levels: { cn: 0.95, la: 0.8, tr: 2.2 },
          about:
            'Sri Lankan rice from the paddy fields of the dry zone, cleaned, graded and packed at the mill. It cooks to separate grains and goes with curry, stir-fries and milk rice alike.',
          colours: false,
          choice: { axis: 'weight', values: ['1 kg', '5 kg', '10 kg', '25 kg'], factors: [1, 4.8, 9.4, 23] },
          specs: [
            ['ingredients', ['100% rice', '100%大米', '%100 pirinç', '100% рис', '100% arroz']],
            ['origin', ['Sri Lanka', '斯里兰卡', 'Sri Lanka', 'Шри-Ланка', 'Sri Lanka']],
            ['dietary', glutenFree],
            ['shelfLife', months12],
            ['storageAdvice', dryPlace],
          ],
          from: 'lk',
        },
        {
          render: '1f35a',
          name: ['ready-cooked rice', '即食米饭', 'hazır pişmiş pilav', 'готовый рис', 'arroz pronto'],
          lines: ['Warm Bowl', 'Two Minutes', 'Home Table', 'White Steam', 'Lunch Hour'],
          features: [
            ['jasmine fragrance', '茉莉香米', 'yasemin kokulu', 'аромат жасмина', 'aroma de jasmim'],
            ['soft short grain', '软糯短粒', 'yumuşak kısa taneli', 'мягкий круглозёрный', 'grão curto e macio'],
            ['no preservatives', '不含防腐剂', 'koruyucusuz', 'без консервантов', 'sem conservantes'],
            [
              'microwave-safe bowl',
              '碗可微波加热',
              'mikrodalgaya uygun kâse',
              'миска для микроволновки',
              'tigela para micro-ondas',
            ],
            ['with pandan leaf', '斑斓叶清香', 'pandan yapraklı', 'с листом пандана', 'com folha de pandan'],
          ],
          price: 490,
          levels: { cn: 0.6, la: 0.55 },
          about:
            'Steamed white rice in a sealed bowl, ready after two minutes in the microwave. Handy for office lunches, travel and evenings when nobody wants to wash a pot.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['1 bowl', '1碗', '1 kâse', '1 миска', '1 tigela'],
              ['4 bowls', '4碗', '4 kâse', '4 миски', '4 tigelas'],
              ['12 bowls', '12碗', '12 kâse', '12 мисок', '12 tigelas'],
            ],
            factors: [1, 3.8, 10.8],
          },
          specs: [
            ['weight', ['210 g a bowl', '每碗210克', 'Kâse başına 210 g', '210 г в миске', '210 g por tigela']],
            [
              'usage',
              [
                '2 minutes at 800 W',
                '800瓦微波加热2分钟',
                '800 W’ta 2 dakika',
                '2 минуты при 800 Вт',
                '2 minutos a 800 W',
              ],
            ],
            ['dietary', vegan],
            ['shelfLife', months9],
            ['storageAdvice', dryPlace],
          ],
        },
        {
          render: '1f96b',
          name: ['canned tomatoes', '番茄罐头', 'konserve domates', 'консервированные томаты', 'tomate em lata'],
          lines: ['Red Harvest', 'Kitchen Sun', 'Aegean', 'San Vito', 'Full Summer'],
          features: [
            ['whole peeled', '去皮整番茄', 'soyulmuş bütün', 'целые очищенные', 'inteiro sem pele'],
            ['chopped', '番茄块', 'küp doğranmış', 'резаные', 'picado'],
            ['with basil', '罗勒风味', 'fesleğenli', 'с базиликом', 'com manjericão'],
            ['no added salt', '不加盐', 'tuz ilavesiz', 'без добавления соли', 'sem adição de sal'],
            ['small cherry variety', '樱桃小番茄', 'çeri domates', 'черри', 'tipo cereja'],
          ],
          price: 590,
          levels: { cn: 0.65, la: 0.7, tr: 0.5 },
          about:
            'Sun-ripened tomatoes packed in their own juice within hours of picking. The base of a quick pasta sauce, a curry or a pot of soup when fresh tomatoes are out of season.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['1 can', '1罐', '1 kutu', '1 банка', '1 lata'],
              ['6 cans', '6罐', '6 kutu', '6 банок', '6 latas'],
              ['12 cans', '12罐', '12 kutu', '12 банок', '12 latas'],
            ],
            factors: [1, 5.6, 10.6],
          },
          specs: [
            ['weight', ['400 g a can', '每罐400克', 'Kutu başına 400 g', '400 г в банке', '400 g por lata']],
            ['dietary', vegan],
            ['shelfLife', ['36 months', '36个月', '36 ay', '36 месяцев', '36 meses']],
            [
              'storageAdvice',
              [
                'Once open, refrigerate and use in 3 days',
                '开罐后冷藏，3天内食用',
                'Açıldıktan sonra buzdolabında saklayın, 3 günde tüketin',
                'После вскрытия хранить в холодильнике до 3 дней',
                'Depois de aberto, refrigerar e consumir em 3 dias',
              ],
            ],
          ],
        },
      ],
    },
    {
      name: [
        'Honey, syrup and spices',
        '蜂蜜、糖浆与香料',
        'Bal, şurup ve baharat',
        'Мёд, сиропы и специи',
        'Mel, xarope e especiarias',
      ],
      kinds: [
        {
          render: '1f36f',
          name: ['honey', '蜂蜜', 'bal', 'мёд', 'mel'],
          lines: ['Wild Forest', 'Mountain Bloom', 'Highland Hive', 'Old Apiary', 'Amber Valley', 'Wanni'],
          features: [
            [
              'raw and unfiltered',
              '未过滤原蜜',
              'ham ve süzülmemiş',
              'натуральный нефильтрованный',
              'cru e não filtrado',
            ],
            ['cold extracted', '低温提取', 'soğuk sızdırma', 'холодная откачка', 'extraído a frio'],
            ['with a piece of comb', '含蜂巢块', 'petek parçalı', 'с кусочком сот', 'com pedaço de favo'],
            ['in a clay pot', '陶罐装', 'toprak kapta', 'в глиняном горшочке', 'em pote de barro'],
            ['from small apiaries', '小型蜂场出品', 'küçük arılıklardan', 'с небольших пасек', 'de pequenos apiários'],
          ],
          price: 1290,
          levels: { cn: 0.65, la: 0.65, tr: 0.85 },
          about:
            'Pure honey from hives set among wild flowers, with nothing added and nothing taken out. It may set with time; stand the jar in warm water and it turns liquid again.',
          colours: false,
          choice: { axis: 'weight', values: ['250 g', '500 g', '1 kg'], factors: [1, 1.9, 3.6] },
          specs: [
            [
              'ingredients',
              ['100% bee honey', '100%纯蜂蜜', '%100 arı balı', '100% пчелиный мёд', '100% mel de abelha'],
            ],
            [
              'age',
              [
                'Not for babies under 12 months',
                '未满12个月婴儿不宜食用',
                '12 aydan küçük bebeklere verilmez',
                'Не давать детям до 12 месяцев',
                'Não indicado para bebês menores de 12 meses',
              ],
            ],
            ['dietary', glutenFree],
            ['shelfLife', months24],
            [
              'storageAdvice',
              [
                'At room temperature, lid closed',
                '室温密封保存',
                'Oda sıcaklığında, kapağı kapalı saklayın',
                'При комнатной температуре, с закрытой крышкой',
                'Em temperatura ambiente, bem tampado',
              ],
            ],
          ],
        },
        {
          render: '1f341',
          name: ['maple syrup', '枫糖浆', 'akçaağaç şurubu', 'кленовый сироп', 'xarope de bordo'],
          lines: ['Sugar Grove', 'North Woods', 'First Thaw', 'Red Leaf', 'Iron Kettle'],
          features: [
            ['amber and rich', '琥珀色浓郁', 'kehribar renkli ve yoğun', 'янтарный и насыщенный', 'âmbar e encorpado'],
            ['golden and delicate', '金色清雅', 'altın renkli ve hafif', 'золотистый и нежный', 'dourado e delicado'],
            ['dark and robust', '深色醇厚', 'koyu ve güçlü', 'тёмный и крепкий', 'escuro e intenso'],
            ['single forest', '单一林区', 'tek ormandan', 'из одного леса', 'de um único bosque'],
            [
              'wood-fired kettle',
              '柴火熬制',
              'odun ateşinde kaynatılmış',
              'сварен на дровах',
              'cozido em fogo a lenha',
            ],
          ],
          price: 3490,
          levels: { cn: 0.8, la: 0.9, tr: 1.1 },
          about:
            'Maple sap boiled down to a pure syrup, about forty litres of sap to each litre. Pour it over pancakes and porridge, or use it in place of sugar in baking and tea.',
          colours: false,
          choice: { axis: 'volume', values: ['189 ml', '250 ml', '500 ml'], factors: [1, 1.3, 2.4] },
          specs: [
            [
              'ingredients',
              ['100% maple sap', '100%枫树汁', '%100 akçaağaç özsuyu', '100% кленовый сок', '100% seiva de bordo'],
            ],
            [
              'nutrition',
              [
                '67% natural sugars',
                '天然糖分67%',
                '%67 doğal şeker',
                '67% природных сахаров',
                '67% de açúcares naturais',
              ],
            ],
            ['dietary', vegan],
            ['shelfLife', months24],
            [
              'storageAdvice',
              [
                'Refrigerate after opening',
                '开封后冷藏',
                'Açıldıktan sonra buzdolabında saklayın',
                'После вскрытия хранить в холодильнике',
                'Refrigerar depois de aberto',
              ],
            ],
          ],
        },
        {
          render: '1f41d',
          name: ['bee pollen', '蜂花粉', 'arı poleni', 'пчелиная пыльца', 'pólen apícola'],
          lines: ['Macahel', 'Spring Meadow', 'Wild Bloom', 'Golden Hive', 'High Pasture'],
          features: [
            ['gently dried', '低温烘干', 'düşük ısıda kurutulmuş', 'бережная сушка', 'secagem suave'],
            [
              'mixed mountain flowers',
              '高山百花',
              'karışık dağ çiçekleri',
              'горное разнотравье',
              'flores silvestres da serra',
            ],
            ['hand-cleaned', '人工除杂', 'elle ayıklanmış', 'ручная очистка', 'limpo à mão'],
            ['spring harvest', '春季采收', 'bahar hasadı', 'весенний сбор', 'colheita de primavera'],
            ['in a glass jar', '玻璃瓶装', 'cam kavanozda', 'в стеклянной банке', 'em pote de vidro'],
          ],
          price: 1890,
          levels: { cn: 0.4, la: 0.7, tr: 0.7 },
          about:
            'Golden grains of flower pollen gathered by bees in mountain meadows. Stir a spoonful into yoghurt, porridge or a smoothie for a mild floral taste and a little crunch.',
          colours: false,
          choice: { axis: 'weight', values: ['100 g', '250 g', '500 g'], factors: [1, 2.3, 4.3] },
          specs: [
            [
              'ingredients',
              ['100% bee pollen', '100%蜂花粉', '%100 arı poleni', '100% пчелиная пыльца', '100% pólen apícola'],
            ],
            [
              'usage',
              [
                '1 teaspoon a day',
                '每日1茶匙',
                'Günde 1 çay kaşığı',
                '1 чайная ложка в день',
                '1 colher de chá por dia',
              ],
            ],
            [
              'allergens',
              [
                'Not for people with a pollen or bee allergy',
                '花粉或蜂产品过敏者禁用',
                'Polen veya arı ürünü alerjisi olanlar kullanmamalı',
                'Нельзя при аллергии на пыльцу и продукты пчеловодства',
                'Não indicado a alérgicos a pólen ou produtos de abelha',
              ],
            ],
            ['origin', ['Türkiye', '土耳其', 'Türkiye', 'Турция', 'Turquia']],
            ['shelfLife', months18],
            ['storageAdvice', awayFromLight],
          ],
          from: 'tr',
        },
        {
          render: '1f342',
          name: [
            'dried cinnamon leaves',
            '干肉桂叶',
            'kurutulmuş tarçın yaprağı',
            'сушёные листья корицы',
            'folhas de canela secas',
          ],
          lines: ['Galle', 'Matara', 'Spice Garden', 'Southern Grove', 'Red Flush'],
          features: [
            ['shade-dried', '阴干', 'gölgede kurutulmuş', 'сушка в тени', 'secas à sombra'],
            ['hand-picked', '手工采摘', 'elle toplanmış', 'ручной сбор', 'colhidas à mão'],
            ['whole leaves', '完整叶片', 'bütün yaprak', 'целый лист', 'folhas inteiras'],
            ['from old gardens', '老园出产', 'asırlık bahçelerden', 'из старых садов', 'de plantações antigas'],
            [
              'strong clove-like aroma',
              '浓郁丁香气息',
              'yoğun karanfil kokulu',
              'яркий аромат гвоздики',
              'aroma intenso de cravo',
            ],
          ],
          price: 290,
          about:
            'Leaves of the true cinnamon tree from the south of Sri Lanka, with a warm scent between cinnamon and clove. Drop one or two into rice, curries or a pot of tea and take them out before serving.',
          colours: false,
          choice: { axis: 'weight', values: ['25 g', '50 g', '100 g'], factors: [1, 1.8, 3.3] },
          specs: [
            ['variety', 'Cinnamomum verum'],
            [
              'ingredients',
              [
                '100% cinnamon leaves',
                '100%肉桂叶',
                '%100 tarçın yaprağı',
                '100% листья корицы',
                '100% folhas de canela',
              ],
            ],
            ['origin', ['Sri Lanka', '斯里兰卡', 'Sri Lanka', 'Шри-Ланка', 'Sri Lanka']],
            ['shelfLife', months24],
            ['storageAdvice', awayFromLight],
          ],
          from: 'lk',
        },
      ],
    },
    {
      name: ['Sweets and snacks', '糖果与零食', 'Tatlı ve atıştırmalık', 'Сладости и снеки', 'Doces e petiscos'],
      kinds: [
        {
          render: '1f36b',
          name: ['chocolate bar', '巧克力排', 'tablet çikolata', 'плитка шоколада', 'barra de chocolate'],
          lines: ['Matale', 'Midnight', 'Spice Route', 'Slow Cocoa', 'Monsoon', 'Little Luxury'],
          features: [
            ['70% cocoa', '70%可可', '%70 kakaolu', '70% какао', '70% cacau'],
            [
              'creamy milk chocolate',
              '丝滑牛奶巧克力',
              'kremamsı sütlü çikolata',
              'нежный молочный шоколад',
              'chocolate ao leite cremoso',
            ],
            ['roasted hazelnuts', '烤榛子', 'kavrulmuş fındıklı', 'с жареным фундуком', 'com avelãs torradas'],
            ['sea salt', '海盐', 'deniz tuzlu', 'с морской солью', 'com flor de sal'],
            [
              'candied orange peel',
              '糖渍橙皮',
              'portakal kabuğu şekerlemeli',
              'с цукатами апельсина',
              'com laranja cristalizada',
            ],
          ],
          price: 690,
          levels: { cn: 0.9, la: 0.85, tr: 1.1 },
          about:
            'Chocolate made in small batches from well-fermented cocoa and refined until smooth. The bar snaps cleanly into squares and melts slowly, with real cocoa butter and no palm oil.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['1 bar', '1块', '1 adet', '1 плитка', '1 barra'],
              ['3 bars', '3块', '3 adet', '3 плитки', '3 barras'],
              ['10 bars', '10块', '10 adet', '10 плиток', '10 barras'],
            ],
            factors: [1, 2.8, 8.9],
          },
          specs: [
            ['weight', ['100 g a bar', '每块100克', 'Tablet başına 100 g', '100 г в плитке', '100 g por barra']],
            [
              'allergens',
              [
                'Milk, soya, nuts',
                '牛奶、大豆、坚果',
                'Süt, soya, sert kabuklu yemiş',
                'Молоко, соя, орехи',
                'Leite, soja, castanhas',
              ],
            ],
            ['shelfLife', months12],
            [
              'storageAdvice',
              [
                'Store at 16 to 20 °C',
                '16–20°C保存',
                '16–20 °C’de saklayın',
                'Хранить при 16–20 °C',
                'Conservar entre 16 e 20 °C',
              ],
            ],
          ],
        },
        {
          render: '1f36c',
          name: [
            'wrapped fruit candies',
            '水果硬糖',
            'meyveli akide şekeri',
            'фруктовая карамель',
            'balas duras de frutas',
          ],
          lines: ['Ribbon', 'Carnival', 'Old Town', 'Brass Band', 'Pocket Treat'],
          features: [
            ['strawberry', '草莓味', 'çilekli', 'клубника', 'morango'],
            ['lemon and honey', '柠檬蜂蜜味', 'limonlu ballı', 'лимон и мёд', 'limão com mel'],
            ['mixed fruit', '综合水果味', 'karışık meyveli', 'фруктовое ассорти', 'frutas sortidas'],
            [
              'mango and passion fruit',
              '芒果百香果味',
              'mango ve çarkıfelek meyveli',
              'манго и маракуйя',
              'manga e maracujá',
            ],
            ['sour cherry', '酸樱桃味', 'vişneli', 'вишня', 'cereja ácida'],
          ],
          price: 390,
          about:
            'Striped boiled sweets, pulled and cut the old way and twisted into bright wrappers. They taste of fruit juice and last a good while, so one bag goes round the whole car.',
          colours: false,
          choice: { axis: 'weight', values: ['200 g', '500 g', '1 kg'], factors: [1, 2.3, 4.3] },
          specs: [
            [
              'ingredients',
              [
                'Sugar, glucose syrup, fruit juice, natural colours',
                '白砂糖、葡萄糖浆、果汁、天然色素',
                'Şeker, glikoz şurubu, meyve suyu, doğal renklendirici',
                'Сахар, глюкозный сироп, сок, натуральные красители',
                'Açúcar, xarope de glicose, suco de fruta, corantes naturais',
              ],
            ],
            ['dietary', ['Gelatine-free', '不含明胶', 'Jelatinsiz', 'Без желатина', 'Sem gelatina']],
            ['age', ['From 4 years', '4岁以上', '4 yaş ve üzeri', 'От 4 лет', 'A partir de 4 anos']],
            ['shelfLife', months18],
            ['storageAdvice', dryPlace],
          ],
        },
        {
          render: '1f36d',
          name: ['swirl lollipops', '彩虹棒棒糖', 'spiral lolipop', 'леденцы на палочке', 'pirulitos espirais'],
          lines: ['Rainbow Wheel', 'Fairground', 'Spin', 'Party Bag', 'Seaside'],
          features: [
            ['mixed fruit', '综合水果味', 'karışık meyveli', 'фруктовое ассорти', 'frutas sortidas'],
            ['watermelon', '西瓜味', 'karpuzlu', 'арбуз', 'melancia'],
            ['strawberry and vanilla', '草莓香草味', 'çilekli vanilyalı', 'клубника и ваниль', 'morango e baunilha'],
            [
              'bubble gum flavour',
              '泡泡糖味',
              'balonlu sakız aromalı',
              'вкус жевательной резинки',
              'sabor tutti-frutti',
            ],
            ['green apple', '青苹果味', 'yeşil elmalı', 'зелёное яблоко', 'maçã-verde'],
          ],
          price: 690,
          about:
            'Big flat lollipops swirled by hand in every colour of the rainbow. Each one comes in its own clear wrapper, ready for party bags, cake tables and small rewards.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['3 lollipops', '3支', '3 adet', '3 штуки', '3 unidades'],
              ['6 lollipops', '6支', '6 adet', '6 штук', '6 unidades'],
              ['12 lollipops', '12支', '12 adet', '12 штук', '12 unidades'],
            ],
            factors: [1, 1.9, 3.6],
          },
          specs: [
            ['weight', ['50 g each', '每支50克', 'Adedi 50 g', '50 г каждый', '50 g cada']],
            ['diameter', '8 cm'],
            [
              'ingredients',
              [
                'Sugar, glucose syrup, citric acid, natural colours',
                '白砂糖、葡萄糖浆、柠檬酸、天然色素',
                'Şeker, glikoz şurubu, sitrik asit, doğal renklendirici',
                'Сахар, глюкозный сироп, лимонная кислота, натуральные красители',
                'Açúcar, xarope de glicose, ácido cítrico, corantes naturais',
              ],
            ],
            ['age', ['From 4 years', '4岁以上', '4 yaş ve üzeri', 'От 4 лет', 'A partir de 4 anos']],
            ['shelfLife', months18],
          ],
        },
        {
          render: '1f36a',
          name: [
            'chocolate chip cookies',
            '巧克力豆曲奇',
            'damla çikolatalı kurabiye',
            'печенье с шоколадной крошкой',
            'cookies com gotas de chocolate',
          ],
          lines: ['Baker Street', 'Warm Tray', 'Crumb', 'Late Afternoon', 'Grandma Rose'],
          features: [
            ['baked with butter', '黄油烘焙', 'tereyağlı', 'на сливочном масле', 'feitos com manteiga'],
            ['crisp and thin', '薄脆口感', 'ince ve çıtır', 'тонкое и хрустящее', 'finos e crocantes'],
            ['soft centre', '软心', 'ortası yumuşak', 'мягкая серединка', 'centro macio'],
            [
              'double chocolate chips',
              '双倍巧克力豆',
              'bol çikolatalı',
              'двойная порция шоколада',
              'dobro de gotas de chocolate',
            ],
            ['with rolled oats', '添加燕麦', 'yulaflı', 'с овсяными хлопьями', 'com aveia'],
          ],
          price: 520,
          about:
            'Golden cookies with generous pieces of dark chocolate, baked in small trays so every edge is brown. They come in a resealable bag and go well with milk, tea or coffee.',
          colours: false,
          choice: { axis: 'weight', values: ['150 g', '300 g', '600 g'], factors: [1, 1.9, 3.6] },
          specs: [
            [
              'allergens',
              [
                'Wheat, milk, eggs, soya',
                '小麦、牛奶、鸡蛋、大豆',
                'Buğday, süt, yumurta, soya',
                'Пшеница, молоко, яйца, соя',
                'Trigo, leite, ovos, soja',
              ],
            ],
            [
              'dietary',
              [
                'Suitable for vegetarians',
                '适合素食者',
                'Vejetaryen beslenmeye uygun',
                'Подходит вегетарианцам',
                'Próprio para vegetarianos',
              ],
            ],
            [
              'nutrition',
              ['490 kcal per 100 g', '每100克490千卡', '100 g’da 490 kcal', '490 ккал на 100 г', '490 kcal por 100 g'],
            ],
            ['shelfLife', months6],
            ['storageAdvice', dryPlace],
          ],
        },
        {
          render: '1f960',
          name: ['fortune cookies', '幸运签语饼', 'şans kurabiyesi', 'печенье с предсказаниями', 'biscoitos da sorte'],
          lines: ['Lucky Fold', 'Bright Future', 'Golden Wish', 'Good News', 'Red Lantern'],
          features: [
            ['vanilla', '香草味', 'vanilyalı', 'ваниль', 'baunilha'],
            ['wishes for weddings', '婚礼祝福签', 'düğün dilekli', 'свадебные пожелания', 'mensagens para casamento'],
            [
              'birthday wishes',
              '生日祝福签',
              'doğum günü dilekli',
              'поздравления с днём рождения',
              'mensagens de aniversário',
            ],
            ['mandarin peel', '陈皮味', 'mandalina kabuklu', 'с цедрой мандарина', 'com raspas de tangerina'],
            [
              'proverbs in five languages',
              '五种语言谚语签',
              'beş dilde atasözleri',
              'пословицы на пяти языках',
              'provérbios em cinco idiomas',
            ],
          ],
          price: 890,
          about:
            'Crisp folded wafers with a slip of paper inside, each one wrapped on its own. Break one open after dinner, or set them out at a party for the guests to read aloud.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['10 cookies', '10个装', '10’lu paket', '10 штук', '10 unidades'],
              ['25 cookies', '25个装', '25’li paket', '25 штук', '25 unidades'],
              ['50 cookies', '50个装', '50’li paket', '50 штук', '50 unidades'],
            ],
            factors: [1, 2.2, 4],
          },
          specs: [
            ['weight', ['6 g each', '每个6克', 'Adedi 6 g', '6 г каждое', '6 g cada']],
            ['allergens', ['Wheat, eggs', '小麦、鸡蛋', 'Buğday, yumurta', 'Пшеница, яйца', 'Trigo, ovos']],
            ['shelfLife', months12],
            ['storageAdvice', dryPlace],
          ],
          from: 'cn',
        },
        {
          render: '1f96e',
          name: ['mooncakes', '月饼', 'ay keki', 'лунные пряники', 'bolos da lua'],
          lines: ['Full Moon', 'Jade Rabbit', 'Osmanthus Night', 'Canton', 'Reunion'],
          features: [
            [
              'lotus seed paste',
              '莲蓉馅',
              'lotus tohumu ezmeli',
              'с пастой из семян лотоса',
              'recheio de semente de lótus',
            ],
            [
              'red bean paste',
              '豆沙馅',
              'kırmızı fasulye ezmeli',
              'с пастой из красной фасоли',
              'recheio de feijão azuki',
            ],
            ['salted egg yolk', '蛋黄馅', 'tuzlu yumurta sarılı', 'с солёным желтком', 'com gema salgada'],
            ['mixed nuts', '五仁馅', 'karışık kuruyemişli', 'с ореховой смесью', 'recheio de nozes sortidas'],
            ['black sesame', '黑芝麻馅', 'siyah susamlı', 'с чёрным кунжутом', 'recheio de gergelim preto'],
          ],
          price: 1490,
          about:
            'Mid-Autumn cakes with a thin golden crust pressed in a carved mould around a dense, sweet filling. Cut each one into small wedges and share it with tea.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['2 cakes', '2个装', '2’li paket', '2 штуки', '2 unidades'],
              ['4 cakes', '4个装', '4’lü paket', '4 штуки', '4 unidades'],
              [
                '8 cakes, gift box',
                '8个礼盒装',
                '8’li hediye kutusu',
                '8 штук в подарочной коробке',
                '8 unidades em caixa de presente',
              ],
            ],
            factors: [1, 1.9, 4],
          },
          specs: [
            ['weight', ['100 g each', '每个100克', 'Adedi 100 g', '100 г каждый', '100 g cada']],
            [
              'allergens',
              [
                'Wheat, eggs, nuts, sesame',
                '小麦、鸡蛋、坚果、芝麻',
                'Buğday, yumurta, sert kabuklu yemiş, susam',
                'Пшеница, яйца, орехи, кунжут',
                'Trigo, ovos, castanhas, gergelim',
              ],
            ],
            ['shelfLife', ['60 days', '60天', '60 gün', '60 дней', '60 dias']],
            ['storageAdvice', dryPlace],
          ],
          from: 'cn',
        },
        {
          render: '1f361',
          name: ['three-colour dango', '三色糯米团子', 'üç renkli dango', 'трёхцветные данго', 'dango tricolor'],
          lines: ['Hanami', 'River Walk', 'Spring Stall', 'Soft Bloom', 'Picnic Day'],
          features: [
            [
              'stone-milled rice flour',
              '石磨米粉',
              'taş değirmende öğütülmüş pirinç unu',
              'мука каменного помола',
              'farinha de arroz moída em pedra',
            ],
            ['soft and chewy', '软糯弹牙', 'yumuşak ve elastik', 'мягкие и тягучие', 'macio e elástico'],
            ['lightly sweet', '微甜不腻', 'az şekerli', 'умеренно сладкие', 'pouco doce'],
            ['plant-based colours', '植物天然色', 'bitkisel renkli', 'растительные красители', 'corantes vegetais'],
            [
              'individually wrapped',
              '独立包装',
              'tek tek paketli',
              'в индивидуальной упаковке',
              'embalado individualmente',
            ],
          ],
          price: 890,
          about:
            'Pink, white and green rice dumplings on a bamboo stick, steamed and frozen the same day. Thaw them for an hour at room temperature and eat them plain or with a little syrup.',
          colours: false,
          isLocal: true,
          choice: {
            axis: 'pack',
            values: [
              ['4 sticks', '4串', '4 çubuk', '4 шпажки', '4 espetos'],
              ['8 sticks', '8串', '8 çubuk', '8 шпажек', '8 espetos'],
              ['16 sticks', '16串', '16 çubuk', '16 шпажек', '16 espetos'],
            ],
            factors: [1, 1.9, 3.6],
          },
          specs: [
            ['weight', ['60 g a stick', '每串60克', 'Çubuk başına 60 g', '60 г на шпажке', '60 g por espeto']],
            [
              'ingredients',
              [
                'Rice flour, sugar, water, mugwort, beetroot',
                '米粉、白砂糖、水、艾草、甜菜根',
                'Pirinç unu, şeker, su, pelin otu, pancar',
                'Рисовая мука, сахар, вода, полынь, свёкла',
                'Farinha de arroz, açúcar, água, artemísia, beterraba',
              ],
            ],
            ['dietary', vegan],
            [
              'shelfLife',
              ['6 months frozen', '冷冻6个月', 'Dondurucuda 6 ay', '6 месяцев в морозилке', '6 meses congelado'],
            ],
            [
              'storageAdvice',
              ['Keep at −18 °C', '−18°C冷冻保存', '−18 °C’de saklayın', 'Хранить при −18 °C', 'Manter a −18 °C'],
            ],
          ],
          only: ['cn'],
          from: 'cn',
        },
        {
          render: '1f37f',
          name: ['popcorn', '爆米花', 'patlamış mısır', 'попкорн', 'pipoca'],
          lines: ['Front Row', 'Film Night', 'Red Stripe', 'Big Pop', 'Matinee'],
          features: [
            ['sea salt', '海盐味', 'deniz tuzlu', 'с морской солью', 'com sal marinho'],
            ['butter', '黄油味', 'tereyağlı', 'со сливочным маслом', 'com manteiga'],
            ['caramel', '焦糖味', 'karamelli', 'с карамелью', 'caramelizada'],
            ['cheddar', '切达芝士味', 'çedar peynirli', 'с чеддером', 'sabor cheddar'],
            ['sweet and salty', '甜咸味', 'tatlı tuzlu', 'сладко-солёный', 'doce e salgada'],
          ],
          price: 350,
          about:
            'Large, light popcorn ready to eat straight from the bag. The corn is air-popped first and seasoned afterwards, so there are few hard kernels left at the bottom.',
          colours: false,
          choice: { axis: 'weight', values: ['80 g', '150 g', '300 g'], factors: [1, 1.7, 3.1] },
          specs: [
            [
              'ingredients',
              [
                'Popped corn, sunflower oil, seasoning',
                '爆裂玉米、葵花籽油、调味料',
                'Patlatılmış mısır, ayçiçek yağı, çeşni',
                'Воздушная кукуруза, подсолнечное масло, приправа',
                'Milho estourado, óleo de girassol, tempero',
              ],
            ],
            ['allergens', ['Milk', '牛奶', 'Süt', 'Молоко', 'Leite']],
            [
              'dietary',
              [
                'Wholegrain, gluten-free',
                '全谷物，不含麸质',
                'Tam tahıllı, glütensiz',
                'Цельное зерно, без глютена',
                'Integral, sem glúten',
              ],
            ],
            ['shelfLife', months6],
            ['storageAdvice', dryPlace],
          ],
        },
        {
          render: '1f358',
          name: [
            'seaweed rice crackers',
            '海苔米饼',
            'yosunlu pirinç krakeri',
            'рисовые крекеры с нори',
            'biscoitos de arroz com alga nori',
          ],
          lines: ['Sea Wrap', 'Crisp Wave', 'Nori Bay', 'Paper Boat', 'Tea Break'],
          features: [
            ['soy sauce glaze', '酱油味', 'soya soslu', 'с соевой глазурью', 'com molho de soja'],
            ['toasted sesame', '香烤芝麻', 'kavrulmuş susamlı', 'с жареным кунжутом', 'com gergelim tostado'],
            ['mild chilli', '微辣', 'hafif acılı', 'слегка острые', 'levemente apimentados'],
            ['lightly salted', '淡盐味', 'az tuzlu', 'слегка подсоленные', 'levemente salgados'],
            ['oven-baked', '非油炸烘烤', 'fırınlanmış', 'запечённые', 'assados no forno'],
          ],
          price: 450,
          about:
            'Round crackers of steamed rice, baked until they puff and wrapped in a strip of roasted seaweed. Crunchy and savoury, they suit green tea and lunch boxes.',
          colours: false,
          choice: { axis: 'weight', values: ['90 g', '180 g', '360 g'], factors: [1, 1.9, 3.6] },
          specs: [
            [
              'ingredients',
              [
                'Rice, vegetable oil, seaweed, seasoning',
                '大米、植物油、海苔、调味料',
                'Pirinç, bitkisel yağ, deniz yosunu, çeşni',
                'Рис, растительное масло, нори, приправа',
                'Arroz, óleo vegetal, alga nori, tempero',
              ],
            ],
            [
              'allergens',
              [
                'Soya, wheat, sesame',
                '大豆、小麦、芝麻',
                'Soya, buğday, susam',
                'Соя, пшеница, кунжут',
                'Soja, trigo, gergelim',
              ],
            ],
            [
              'nutrition',
              ['400 kcal per 100 g', '每100克400千卡', '100 g’da 400 kcal', '400 ккал на 100 г', '400 kcal por 100 g'],
            ],
            ['shelfLife', months9],
            ['storageAdvice', dryPlace],
          ],
        },
      ],
    },
    {
      name: [
        'Tea and soft drinks',
        '茶与饮料',
        'Çay ve alkolsüz içecekler',
        'Чай и безалкогольные напитки',
        'Chás e bebidas sem álcool',
      ],
      kinds: [
        {
          render: '1f343',
          name: ['green tea leaves', '绿茶', 'yaprak yeşil çay', 'листовой зелёный чай', 'chá-verde em folhas'],
          lines: ['Nuwara Eliya', 'Uva', 'Dimbula', 'Haputale', 'Uda Pussellawa', 'Idalgashinna'],
          features: [
            ['whole leaf', '整叶', 'bütün yaprak', 'цельный лист', 'folha inteira'],
            ['hand-picked', '手工采摘', 'elle toplanmış', 'ручной сбор', 'colhido à mão'],
            ['single estate', '单一茶园', 'tek çiftlikten', 'с одной плантации', 'de uma única fazenda'],
            ['light and floral', '清雅花香', 'hafif ve çiçeksi', 'лёгкий цветочный вкус', 'leve e floral'],
            [
              'in a gift tin',
              '礼盒铁罐装',
              'hediyelik teneke kutuda',
              'в подарочной жестянке',
              'em lata para presente',
            ],
          ],
          price: 690,
          about:
            'High-grown Ceylon green tea with a clean, fresh cup and hardly any bitterness. The leaves are good for two or three infusions, hot or poured over ice.',
          colours: false,
          choice: looseTea,
          specs: [
            ['ingredients', ['100% green tea', '100%绿茶', '%100 yeşil çay', '100% зелёный чай', '100% chá-verde']],
            [
              'usage',
              [
                '80 °C, 2 to 3 minutes',
                '80°C冲泡2–3分钟',
                '80 °C’de 2–3 dakika demleyin',
                'Заваривать 2–3 минуты при 80 °C',
                'Infusão de 2 a 3 minutos a 80 °C',
              ],
            ],
            ['origin', ['Sri Lanka', '斯里兰卡', 'Sri Lanka', 'Шри-Ланка', 'Sri Lanka']],
            ['shelfLife', months24],
            ['storageAdvice', awayFromLight],
          ],
          from: 'lk',
        },
        {
          render: '1fab7',
          name: ['lotus flower tea', '荷花茶', 'lotus çiçeği çayı', 'чай из цветов лотоса', 'chá de flor de lótus'],
          lines: ['Still Pond', 'Pink Dawn', 'Jade Lake', 'Temple Water', 'Nine Petals'],
          features: [
            ['whole dried flowers', '整朵干花', 'bütün kuru çiçek', 'цельные сушёные цветы', 'flores secas inteiras'],
            ['picked at dawn', '清晨采摘', 'şafakta toplanmış', 'сбор на рассвете', 'colheita ao amanhecer'],
            [
              'low-temperature drying',
              '低温烘干',
              'düşük ısıda kurutma',
              'низкотемпературная сушка',
              'secagem em baixa temperatura',
            ],
            ['no added flavour', '无添加香精', 'aroma ilavesiz', 'без ароматизаторов', 'sem aromatizantes'],
            ['for glass teapots', '适合玻璃壶观赏', 'cam demlik için', 'для стеклянного чайника', 'para bule de vidro'],
          ],
          price: 1290,
          about:
            'Lotus flowers gathered as they open and dried slowly so that the petals keep their shape. In hot water they unfold again and give a pale, softly sweet tea.',
          colours: false,
          choice: { axis: 'weight', values: ['20 g', '50 g', '100 g'], factors: [1, 2.3, 4.3] },
          specs: [
            [
              'ingredients',
              ['100% lotus flowers', '100%荷花', '%100 lotus çiçeği', '100% цветы лотоса', '100% flores de lótus'],
            ],
            [
              'usage',
              [
                '90 °C, 5 minutes',
                '90°C冲泡5分钟',
                '90 °C’de 5 dakika demleyin',
                'Заваривать 5 минут при 90 °C',
                'Infusão de 5 minutos a 90 °C',
              ],
            ],
            ['dietary', caffeineFree],
            ['shelfLife', months18],
            ['storageAdvice', awayFromLight],
          ],
          only: ['cn', 'la'],
        },
        {
          render: '1f33c',
          name: ['chamomile tea', '洋甘菊茶', 'papatya çayı', 'ромашковый чай', 'chá de camomila'],
          lines: ['Meadow', 'Quiet Hours', 'Anatolia', 'Evening Light', 'White Field'],
          features: [
            ['whole flower heads', '整朵花头', 'bütün çiçek', 'цельные соцветия', 'flores inteiras'],
            ['hand-picked', '手工采摘', 'elle toplanmış', 'ручной сбор', 'colhido à mão'],
            ['this year’s harvest', '当年新采', 'bu yılın hasadı', 'урожай этого года', 'colheita deste ano'],
            ['sun-dried', '日晒干燥', 'güneşte kurutulmuş', 'солнечная сушка', 'seco ao sol'],
            ['in a resealable pouch', '自封袋装', 'kilitli poşette', 'в пакете с застёжкой', 'em embalagem com fecho'],
          ],
          price: 590,
          about:
            'Dried chamomile flowers with the scent of apple and hay. Steep a spoonful for five minutes after dinner; the tea is mild, golden and free of caffeine.',
          colours: false,
          choice: looseTea,
          specs: [
            [
              'ingredients',
              [
                '100% chamomile flowers',
                '100%洋甘菊',
                '%100 papatya çiçeği',
                '100% цветки ромашки',
                '100% flores de camomila',
              ],
            ],
            [
              'usage',
              [
                '95 °C, 5 minutes',
                '95°C冲泡5分钟',
                '95 °C’de 5 dakika demleyin',
                'Заваривать 5 минут при 95 °C',
                'Infusão de 5 minutos a 95 °C',
              ],
            ],
            ['dietary', caffeineFree],
            ['origin', ['Türkiye', '土耳其', 'Türkiye', 'Турция', 'Turquia']],
            ['shelfLife', months24],
            ['storageAdvice', awayFromLight],
          ],
          from: 'tr',
        },
        {
          render: '1f9cb',
          name: ['bubble tea kit', '珍珠奶茶套装', 'bubble tea seti', 'набор для бабл-ти', 'kit de bubble tea'],
          lines: ['Pearl Street', 'Happy Straw', 'Night Market', 'Boba Club', 'Moon Pearl'],
          features: [
            ['brown sugar', '黑糖味', 'esmer şekerli', 'тростниковый сахар', 'açúcar mascavo'],
            ['classic milk tea', '经典奶茶', 'klasik sütlü çay', 'классический с молоком', 'chá com leite clássico'],
            ['taro', '香芋味', 'taro aromalı', 'таро', 'sabor taro'],
            ['matcha', '抹茶味', 'matchalı', 'матча', 'matcha'],
            ['Thai tea', '泰式奶茶', 'Tay çaylı', 'тайский чай', 'chá tailandês'],
          ],
          price: 1490,
          about:
            'Everything for a glass of bubble tea at home: tea, creamer, sweet syrup, quick-cooking tapioca pearls and wide paper straws. It is ready in ten minutes; add ice and drink it straight away.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['4 servings', '4杯份', '4 porsiyon', '4 порции', '4 porções'],
              ['8 servings', '8杯份', '8 porsiyon', '8 порций', '8 porções'],
              ['12 servings', '12杯份', '12 porsiyon', '12 порций', '12 porções'],
            ],
            factors: [1, 1.9, 2.7],
          },
          specs: [
            [
              'included',
              [
                'Tea, creamer, syrup, tapioca pearls, straws',
                '茶、奶精、糖浆、珍珠、吸管',
                'Çay, krema tozu, şurup, tapyoka incisi, pipet',
                'Чай, сухие сливки, сироп, тапиока, трубочки',
                'Chá, creme em pó, xarope, pérolas de tapioca, canudos',
              ],
            ],
            ['allergens', ['Milk', '牛奶', 'Süt', 'Молоко', 'Leite']],
            [
              'usage',
              [
                'Boil the pearls for 5 minutes',
                '珍珠煮5分钟',
                'İncileri 5 dakika haşlayın',
                'Варить тапиоку 5 минут',
                'Cozinhar as pérolas por 5 minutos',
              ],
            ],
            ['shelfLife', months12],
            ['storageAdvice', dryPlace],
          ],
        },
        {
          render: '1f9c3',
          name: [
            'apple juice carton',
            '盒装苹果汁',
            'kutu elma suyu',
            'яблочный сок в пакетике',
            'suco de maçã em caixinha',
          ],
          lines: ['Little Orchard', 'Green Box', 'School Run', 'Apple Day', 'Sip'],
          features: [
            ['not from concentrate', '非浓缩还原', 'konsantresiz', 'прямого отжима', 'não reconstituído'],
            ['no added sugar', '不添加糖', 'şeker ilavesiz', 'без добавления сахара', 'sem adição de açúcar'],
            ['with vitamin C', '添加维生素C', 'C vitaminli', 'с витамином C', 'com vitamina C'],
            ['cloudy pressed apples', '浑浊鲜榨', 'bulanık sıkım', 'с мякотью', 'integral turvo'],
            ['paper straw', '配纸吸管', 'kâğıt pipetli', 'с бумажной трубочкой', 'com canudo de papel'],
          ],
          price: 190,
          about:
            'Pure apple juice in a small carton that fits a lunch box. The straw bends, the carton does not leak, and it can be chilled or even frozen for a hot day.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['1 carton', '1盒', '1 kutu', '1 пакетик', '1 caixinha'],
              ['6 cartons', '6盒', '6 kutu', '6 пакетиков', '6 caixinhas'],
              ['24 cartons', '24盒', '24 kutu', '24 пакетика', '24 caixinhas'],
            ],
            factors: [1, 5.6, 21],
          },
          specs: [
            ['volume', '200 ml'],
            [
              'nutrition',
              ['46 kcal per 100 ml', '每100毫升46千卡', '100 ml’de 46 kcal', '46 ккал на 100 мл', '46 kcal por 100 ml'],
            ],
            ['dietary', vegan],
            ['shelfLife', months9],
            ['storageAdvice', dryPlace],
          ],
        },
        {
          render: '1f37e',
          name: [
            'alcohol-free sparkling grape drink',
            '无醇葡萄气泡饮',
            'alkolsüz köpüklü üzüm içeceği',
            'безалкогольный игристый виноградный напиток',
            'espumante de uva sem álcool',
          ],
          lines: ['Festival', 'First Toast', 'Golden Hour', 'Bright Evening', 'Confetti'],
          features: [
            ['white grape', '白葡萄', 'beyaz üzüm', 'белый виноград', 'uva branca'],
            ['with elderflower', '接骨木花香', 'mürver çiçekli', 'с бузиной', 'com flor de sabugueiro'],
            ['fine bubbles', '细腻气泡', 'ince kabarcıklı', 'тонкие пузырьки', 'bolhas finas'],
            ['with green apple', '青苹果风味', 'yeşil elmalı', 'с зелёным яблоком', 'com maçã-verde'],
            ['no added sugar', '不添加糖', 'şeker ilavesiz', 'без добавления сахара', 'sem adição de açúcar'],
          ],
          price: 2290,
          about:
            'A festive sparkling drink pressed from ripe grapes, with a cork that pops and not a drop of alcohol. Serve it well chilled at weddings, birthdays and New Year tables.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['1 bottle', '1瓶', '1 şişe', '1 бутылка', '1 garrafa'],
              ['3 bottles', '3瓶', '3 şişe', '3 бутылки', '3 garrafas'],
              ['6 bottles', '6瓶', '6 şişe', '6 бутылок', '6 garrafas'],
            ],
            factors: [1, 2.8, 5.4],
          },
          specs: [
            ['volume', '750 ml'],
            ['alcohol', alcoholFree],
            [
              'temperature',
              [
                'Serve at 6 to 8 °C',
                '6–8°C饮用',
                '6–8 °C’de servis edin',
                'Подавать при 6–8 °C',
                'Servir entre 6 e 8 °C',
              ],
            ],
            ['shelfLife', months18],
            ['storageAdvice', dryPlace],
          ],
        },
        {
          render: '1f37b',
          name: [
            'alcohol-free malt drink',
            '无醇麦芽饮料',
            'alkolsüz malt içeceği',
            'безалкогольный солодовый напиток',
            'bebida de malte sem álcool',
          ],
          lines: ['Barley Gold', 'Summer Garden', 'Long Table', 'Good Company', 'Amber Foam'],
          features: [
            ['classic malt', '经典麦芽', 'klasik malt', 'классический солод', 'malte clássico'],
            ['lemon', '柠檬味', 'limonlu', 'лимон', 'limão'],
            ['peach', '蜜桃味', 'şeftalili', 'персик', 'pêssego'],
            ['pomegranate', '石榴味', 'narlı', 'гранат', 'romã'],
            ['ginger', '生姜味', 'zencefilli', 'имбирь', 'gengibre'],
          ],
          price: 390,
          levels: { cn: 0.65, la: 0.6, tr: 1.1 },
          about:
            'A golden malt drink with a full head of foam, brewed from barley and never fermented, so it holds no alcohol at all. Drink it very cold with grilled food or salty snacks.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['1 can', '1罐', '1 kutu', '1 банка', '1 lata'],
              ['6 cans', '6罐', '6 kutu', '6 банок', '6 latas'],
              ['24 cans', '24罐', '24 kutu', '24 банки', '24 latas'],
            ],
            factors: [1, 5.6, 21],
          },
          specs: [
            ['volume', '330 ml'],
            ['alcohol', alcoholFree],
            ['allergens', ['Barley', '大麦', 'Arpa', 'Ячмень', 'Cevada']],
            [
              'nutrition',
              ['30 kcal per 100 ml', '每100毫升30千卡', '100 ml’de 30 kcal', '30 ккал на 100 мл', '30 kcal por 100 ml'],
            ],
            ['shelfLife', months12],
          ],
        },
      ],
    },
  ],
}
