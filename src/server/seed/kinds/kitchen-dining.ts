import type { Department, Words } from '../seed-shapes.ts'

const dishwasher: Words = [
  'Dishwasher safe',
  '可用洗碗机清洗',
  'Bulaşık makinesinde yıkanabilir',
  'Можно мыть в посудомоечной машине',
  'Pode ir à lava-louças',
]
const handWash: Words = ['Wash by hand', '请手洗', 'Elde yıkanır', 'Мыть вручную', 'Lavar à mão']
const allHobs: Words = [
  'Gas, electric, ceramic and induction',
  '燃气灶、电炉、电陶炉、电磁炉',
  'Gazlı, elektrikli, seramik ve indüksiyonlu ocak',
  'Газ, электричество, стеклокерамика, индукция',
  'Gás, elétrico, vitrocerâmico e indução',
]
const stainless: Words = [
  'Stainless steel 18/10',
  '18/10不锈钢',
  '18/10 paslanmaz çelik',
  'Нержавеющая сталь 18/10',
  'Aço inoxidável 18/10',
]
const leadFree: Words = ['Lead-free glass', '无铅玻璃', 'Kurşunsuz cam', 'Бессвинцовое стекло', 'Vidro sem chumbo']
const onePiece: Words = ['1 piece', '1件', '1 adet', '1 шт.', '1 unidade']
const twoPieces: Words = ['2 pieces', '2件', '2 adet', '2 шт.', '2 unidades']
const fourPieces: Words = ['4 pieces', '4件', '4 adet', '4 шт.', '4 unidades']
const sixPieces: Words = ['6 pieces', '6件', '6 adet', '6 шт.', '6 unidades']

/** Cups, glasses, tableware, pots and food storage. */
export const kitchenDining: Department = {
  key: 'kitchen-dining',
  name: ['Kitchen and dining', '厨房与餐桌', 'Mutfak ve sofra', 'Кухня и сервировка', 'Cozinha e mesa posta'],
  shortName: ['Kitchen', '厨房', 'Mutfak', 'Кухня', 'Cozinha'],
  render: '1fad6',
  sections: [
    {
      name: ['Tea and coffee ware', '茶具与咖啡具', 'Çay ve kahve takımları', 'Для чая и кофе', 'Para chá e café'],
      kinds: [
        {
          render: '1fad6',
          name: [
            'glazed stoneware teapot',
            '釉面炻瓷茶壶',
            'sırlı stoneware demlik',
            'глазурованный керамический заварочный чайник',
            'bule de grés esmaltado',
          ],
          lines: ['Nuwara', 'Dimbula', 'Afternoon', 'Kettle Lane', 'Uva', 'Garden Tea'],
          features: [
            ['built-in strainer', '内置滤孔', 'içten süzgeçli', 'встроенное ситечко', 'coador embutido'],
            [
              'removable steel infuser',
              '可取不锈钢滤网',
              'çıkarılabilir çelik süzgeç',
              'съёмное стальное ситечко',
              'infusor de aço removível',
            ],
            ['drip-free spout', '断水利落壶嘴', 'damlatmayan ağız', 'носик без подтёков', 'bico antigotas'],
            ['reactive glaze', '窑变釉', 'reaktif sır', 'реактивная глазурь', 'esmalte reativo'],
            ['locking lid', '防脱壶盖', 'düşmeyen kapak', 'крышка с фиксатором', 'tampa com trava'],
          ],
          price: 3200,
          about:
            'A round-bellied pot that keeps black tea hot through a second cup. The stoneware is fired at high temperature and glazed inside and out, so it holds no stain or smell. The handle leaves room for three fingers.',
          colours: true,
          choice: { axis: 'volume', values: ['600 ml', '900 ml', '1200 ml'], factors: [0.85, 1, 1.2] },
          specs: [
            [
              'material',
              [
                'Glazed stoneware',
                '釉面炻瓷',
                'Sırlı stoneware seramik',
                'Глазурованная каменная керамика',
                'Grés esmaltado',
              ],
            ],
            ['care', dishwasher],
            [
              'safety',
              [
                'Not for use on the hob',
                '不可直接上炉加热',
                'Ocakta kullanılmaz',
                'Не ставить на плиту',
                'Não usar no fogão',
              ],
            ],
            [
              'usage',
              [
                'Black, green and herbal tea',
                '红茶、绿茶及花草茶',
                'Siyah, yeşil ve bitki çayları',
                'Чёрный, зелёный и травяной чай',
                'Chás preto, verde e de ervas',
              ],
            ],
          ],
          from: 'lk',
        },
        {
          render: '1f375',
          name: [
            'porcelain teacup with saucer',
            '瓷茶杯配碟',
            'tabaklı porselen çay fincanı',
            'фарфоровая чайная чашка с блюдцем',
            'xícara de chá de porcelana com pires',
          ],
          lines: ['Jingdezhen', 'White Dew', 'Planter', 'Snowline', 'Teahouse'],
          features: [
            ['fine, thin rim', '薄胎杯口', 'ince kenarlı', 'тонкий край', 'borda fina'],
            ['translucent body', '胎质透光', 'ışık geçiren gövde', 'просвечивающий фарфор', 'porcelana translúcida'],
            ['wide, low shape', '矮圆宽口', 'geniş ve alçak form', 'широкая низкая форма', 'formato baixo e largo'],
            ['wooden saucer', '木质杯碟', 'ahşap tabaklı', 'деревянное блюдце', 'pires de madeira'],
            ['gift box', '礼盒装', 'hediye kutulu', 'подарочная коробка', 'caixa para presente'],
          ],
          price: 1190,
          about:
            'A plain white cup that shows the true colour of the tea. The porcelain is thin at the lip and a little thicker at the foot, so it warms the hands without burning them. It comes with its saucer.',
          colours: false,
          choice: { axis: 'pack', values: [onePiece, twoPieces, fourPieces, sixPieces], factors: [1, 1.9, 3.7, 5.4] },
          specs: [
            ['material', ['White porcelain', '白瓷', 'Beyaz porselen', 'Белый фарфор', 'Porcelana branca']],
            ['volume', '180 ml'],
            [
              'care',
              [
                'Cup is dishwasher safe',
                '杯子可用洗碗机清洗',
                'Fincan bulaşık makinesinde yıkanabilir',
                'Чашку можно мыть в посудомоечной машине',
                'Xícara pode ir à lava-louças',
              ],
            ],
            ['diameter', '9 cm'],
          ],
          from: 'cn',
        },
        {
          render: '2615',
          name: [
            'coffee cup with saucer',
            '咖啡杯碟',
            'tabaklı kahve fincanı',
            'кофейная чашка с блюдцем',
            'xícara de café com pires',
          ],
          lines: ['Corner Café', 'Bolaven', 'Morning Shift', 'Slate', 'Steam', 'Paksong'],
          features: [
            [
              'thick, heat-holding wall',
              '厚壁保温',
              'ısıyı tutan kalın cidar',
              'толстые стенки держат тепло',
              'parede grossa que conserva o calor',
            ],
            ['comfortable handle', '舒适杯耳', 'rahat kulp', 'удобная ручка', 'alça confortável'],
            ['matt glaze', '哑光釉', 'mat sır', 'матовая глазурь', 'esmalte fosco'],
            ['stackable', '可叠放', 'üst üste konabilir', 'можно ставить стопкой', 'empilhável'],
            [
              'chip-resistant rim',
              '耐磕杯口',
              'çatlamaya dayanıklı kenar',
              'край устойчив к сколам',
              'borda resistente a lascas',
            ],
          ],
          price: 1490,
          about:
            'The kind of cup a good café uses: heavy in the hand, rounded inside and steady on its saucer. The grey glaze hides marks from spoons. It goes from the machine to the table and back to the dishwasher every day.',
          colours: false,
          choice: { axis: 'volume', values: ['80 ml', '180 ml', '250 ml'], factors: [0.8, 1, 1.15] },
          specs: [
            ['material', ['Stoneware', '炻瓷', 'Stoneware seramik', 'Каменная керамика', 'Grés']],
            ['care', dishwasher],
            [
              'usage',
              [
                'Microwave safe',
                '可用于微波炉',
                'Mikrodalgada kullanılabilir',
                'Подходит для микроволновой печи',
                'Pode ir ao micro-ondas',
              ],
            ],
            ['included', ['Cup and saucer', '杯与碟', 'Fincan ve tabağı', 'Чашка и блюдце', 'Xícara e pires']],
          ],
        },
        {
          render: '1f9c9',
          name: [
            'mate gourd with straw',
            '马黛茶葫芦杯配吸管',
            'pipetli mate bardağı',
            'калебас с бомбильей',
            'cuia de mate com bomba',
          ],
          lines: ['Pampa', 'Gaucho', 'Rio Grande', 'Litoral', 'Campo'],
          features: [
            ['steel rim', '不锈钢包口', 'çelik ağızlık', 'стальной ободок', 'bocal de aço'],
            ['hand-cured gourd', '手工处理葫芦', 'elde kürlenmiş kabak', 'подготовлен вручную', 'cuia curada à mão'],
            ['carved pattern', '雕刻花纹', 'oyma desenli', 'резной узор', 'entalhe decorativo'],
            ['spoon filter', '勺形滤头', 'kaşık filtre', 'фильтр-ложечка', 'filtro tipo colher'],
            ['cleaning brush included', '附清洁刷', 'temizleme fırçalı', 'щёточка в комплекте', 'escovinha inclusa'],
          ],
          price: 3890,
          about:
            'A natural gourd and a filtering metal straw, all you need to drink mate the traditional way. The gourd sits well in the palm and takes on the taste of the leaf with time. Let it dry in the air after each use.',
          colours: false,
          specs: [
            [
              'material',
              ['Dried gourd', '天然干葫芦', 'Kurutulmuş su kabağı', 'Высушенная тыква-горлянка', 'Porongo natural'],
            ],
            [
              'metal',
              [
                'Stainless steel straw',
                '不锈钢吸管',
                'Paslanmaz çelik pipet',
                'Бомбилья из нержавеющей стали',
                'Bomba de aço inoxidável',
              ],
            ],
            ['volume', ['About 200 ml', '约200毫升', 'Yaklaşık 200 ml', 'Около 200 мл', 'Cerca de 200 ml']],
            [
              'care',
              [
                'Rinse and air-dry',
                '清水冲洗后晾干',
                'Durulayıp havada kurutun',
                'Ополоснуть и высушить на воздухе',
                'Enxaguar e secar ao ar',
              ],
            ],
          ],
        },
        {
          render: '1f964',
          name: [
            'travel tumbler with straw',
            '吸管随行杯',
            'pipetli termos bardak',
            'термостакан с трубочкой',
            'copo térmico com canudo',
          ],
          lines: ['Commuter', 'Beachway', 'Long Drive', 'Tuk Stop', 'Sip', 'Freeway'],
          features: [
            ['leak-proof lid', '防漏杯盖', 'sızdırmaz kapak', 'герметичная крышка', 'tampa antivazamento'],
            [
              'fits car cup holders',
              '适配车载杯架',
              'araç bardaklığına uyar',
              'подходит к автоподстаканнику',
              'cabe no porta-copos do carro',
            ],
            ['non-slip base', '防滑杯底', 'kaymaz taban', 'нескользящее дно', 'base antiderrapante'],
            [
              'sweat-free outside',
              '外壁不凝水',
              'terlemeyen dış yüzey',
              'без конденсата снаружи',
              'não transpira por fora',
            ],
            [
              'spare straw included',
              '附备用吸管',
              'yedek pipetli',
              'запасная трубочка в комплекте',
              'canudo reserva incluso',
            ],
          ],
          price: 3490,
          about:
            'A reusable cup for iced coffee, juice or water that replaces a paper one every day. The double wall keeps ice from melting on the way to work. Lid and straw come apart for washing.',
          colours: true,
          choice: { axis: 'volume', values: ['350 ml', '500 ml', '700 ml'], factors: [0.85, 1, 1.2] },
          specs: [
            [
              'material',
              [
                'Double-walled stainless steel',
                '双层不锈钢',
                'Çift cidarlı paslanmaz çelik',
                'Нержавеющая сталь с двойными стенками',
                'Aço inoxidável de parede dupla',
              ],
            ],
            [
              'temperature',
              [
                'Cold 12 h, hot 5 h',
                '保冷12小时，保温5小时',
                '12 saat soğuk, 5 saat sıcak',
                'Холод 12 ч, тепло 5 ч',
                'Frio por 12 h, quente por 5 h',
              ],
            ],
            [
              'safety',
              [
                'BPA-free lid and straw',
                '杯盖与吸管不含BPA',
                'Kapak ve pipet BPA içermez',
                'Крышка и трубочка без BPA',
                'Tampa e canudo sem BPA',
              ],
            ],
            ['care', handWash],
          ],
          warranty: 12,
        },
      ],
    },
    {
      name: ['Glasses and jugs', '杯具与水壶', 'Bardak ve sürahi', 'Бокалы и графины', 'Copos, taças e jarras'],
      kinds: [
        {
          render: '1f377',
          name: ['wine glass', '红酒杯', 'şarap kadehi', 'бокал для вина', 'taça de vinho'],
          lines: ['Cellar', 'Riva', 'Belvedere', 'Long Table', 'Toscana'],
          features: [
            ['laser-cut rim', '激光切割杯口', 'lazer kesim ağız', 'лазерная обработка края', 'borda cortada a laser'],
            ['pulled stem', '一体拉制杯脚', 'çekme ayak', 'цельнотянутая ножка', 'haste inteiriça'],
            ['wide bowl', '宽腹杯身', 'geniş hazne', 'широкая чаша', 'bojo largo'],
            ['brilliant clarity', '高透亮', 'yüksek parlaklık', 'высокая прозрачность', 'alta transparência'],
            ['gift box', '礼盒装', 'hediye kutulu', 'подарочная коробка', 'caixa para presente'],
          ],
          price: 1290,
          about:
            'A well-balanced glass with a rounded bowl that opens the aroma of red and white wine alike. The rim is thin, yet the glass stands up to daily use. It serves just as well for grape juice or a dessert.',
          colours: false,
          choice: { axis: 'pack', values: [onePiece, twoPieces, fourPieces, sixPieces], factors: [1, 1.9, 3.6, 5.2] },
          specs: [
            ['material', leadFree],
            ['volume', '450 ml'],
            ['height', '20 cm'],
            ['care', dishwasher],
          ],
        },
        {
          render: '1f378',
          name: ['cocktail glass', '鸡尾酒杯', 'kokteyl kadehi', 'коктейльный бокал', 'taça de coquetel'],
          lines: ['Blue Hour', 'Pianobar', 'Soirée', 'Olive', 'Rooftop'],
          features: [
            ['thin, even rim', '薄而匀称的杯口', 'ince ve düzgün ağız', 'тонкий ровный край', 'borda fina e uniforme'],
            ['etched pattern', '蚀刻花纹', 'kazıma desenli', 'гравированный узор', 'desenho gravado'],
            ['wide cone', '宽口锥形', 'geniş konik form', 'широкий конус', 'cone largo'],
            ['straight, slender stem', '细直杯脚', 'düz ve ince ayak', 'прямая тонкая ножка', 'haste reta e fina'],
            ['gift box', '礼盒装', 'hediye kutulu', 'подарочная коробка', 'caixa para presente'],
          ],
          price: 2790,
          about:
            'The classic wide cone on a straight stem, for cocktails with or without alcohol. Ice-cold drinks stay cold because the hand holds only the stem. The pair also serves prawn starters and lemon sorbet with some style.',
          colours: false,
          specs: [
            ['material', leadFree],
            ['volume', '210 ml'],
            ['height', '17 cm'],
            ['diameter', '11 cm'],
            ['packSize', twoPieces],
            ['care', handWash],
          ],
        },
        {
          render: '1f379',
          name: ['hurricane glass', '飓风杯', 'hurricane kokteyl bardağı', 'бокал «харрикейн»', 'taça hurricane'],
          lines: ['Mirissa', 'Tropica', 'Sundowner', 'Lagoon', 'Palmera'],
          features: [
            ['short, sturdy stem', '短粗杯脚', 'kısa ve sağlam ayak', 'короткая прочная ножка', 'haste curta e firme'],
            ['toughened rim', '加固杯口', 'güçlendirilmiş ağız', 'усиленный край', 'borda reforçada'],
            ['heavy foot', '加重杯底', 'ağır taban', 'утяжелённое основание', 'base pesada'],
            [
              'steel straw included',
              '附不锈钢吸管',
              'çelik pipetli',
              'стальная трубочка в комплекте',
              'canudo de aço incluso',
            ],
            ['smooth seamless bowl', '无缝杯身', 'dikişsiz gövde', 'бесшовная чаша', 'bojo sem emendas'],
          ],
          price: 1390,
          about:
            'A curved, generous glass for tropical juices, smoothies and long drinks with plenty of ice. The bowl narrows in the middle, so it is easy to hold. Add a slice of lime and a straw and it is ready for the veranda.',
          colours: false,
          specs: [
            [
              'material',
              ['Soda-lime glass', '钠钙玻璃', 'Soda-kireç camı', 'Натриево-кальциевое стекло', 'Vidro sodo-cálcico'],
            ],
            ['volume', '420 ml'],
            ['height', '20 cm'],
            ['care', dishwasher],
          ],
        },
        {
          render: '1f37a',
          name: ['beer mug', '扎啤杯', 'kulplu bira bardağı', 'пивная кружка', 'caneca de chope'],
          lines: ['Taproom', 'Harvest', 'Brauhaus', 'Cheers', 'Long Bar'],
          features: [
            ['dimpled glass', '凹纹玻璃', 'desenli cam', 'рельефное стекло', 'vidro com relevo'],
            ['thick base', '加厚杯底', 'kalın taban', 'толстое дно', 'fundo grosso'],
            ['freezer safe', '可冷冻', 'dondurucuya uygun', 'можно охлаждать в морозильнике', 'pode ir ao freezer'],
            ['wide handle', '宽大把手', 'geniş kulp', 'широкая ручка', 'alça larga'],
            [
              'smooth straight sides',
              '光面直壁',
              'düz ve pürüzsüz yüzey',
              'гладкие прямые стенки',
              'laterais lisas e retas',
            ],
          ],
          price: 1490,
          about:
            'A solid glass mug with a handle that a whole hand fits through. Chill it beforehand and the foam stays on top to the last sip. Good for iced tea and ginger beer too.',
          colours: false,
          choice: { axis: 'volume', values: ['330 ml', '500 ml', '1000 ml'], factors: [0.8, 1, 1.6] },
          specs: [
            ['material', leadFree],
            ['care', dishwasher],
            ['packSize', onePiece],
            [
              'temperature',
              [
                'Cold drinks only',
                '仅限冷饮',
                'Yalnızca soğuk içecekler',
                'Только для холодных напитков',
                'Somente bebidas frias',
              ],
            ],
          ],
        },
        {
          render: '1f943',
          name: ['whisky tumbler', '威士忌杯', 'viski bardağı', 'стакан для виски', 'copo de uísque'],
          lines: ['Library', 'Old Oak', 'Fireside', 'Moorland', 'Clubroom'],
          features: [
            ['heavy base', '加重杯底', 'ağır taban', 'утяжелённое дно', 'base pesada'],
            ['faceted sides', '切面杯身', 'kesme yüzeyli', 'гранёные стенки', 'laterais facetadas'],
            ['square shape', '方形杯身', 'köşeli form', 'квадратная форма', 'formato quadrado'],
            ['smooth, plain sides', '素面杯身', 'düz yüzeyli', 'гладкие стенки', 'laterais lisas'],
            ['gift box', '礼盒装', 'hediye kutulu', 'подарочная коробка', 'caixa para presente'],
          ],
          price: 2490,
          about:
            'A low, broad glass with room for a large cube of ice. The thick bottom gives it a pleasing weight and keeps it steady. Sold in pairs for two good friends.',
          colours: false,
          specs: [
            ['material', leadFree],
            ['volume', '300 ml'],
            ['height', '9 cm'],
            ['packSize', twoPieces],
            ['care', dishwasher],
          ],
        },
        {
          render: '1f942',
          name: [
            'pair of champagne flutes',
            '香槟对杯',
            'ikili şampanya kadehi',
            'пара бокалов для шампанского',
            'par de taças de champanhe',
          ],
          lines: ['First Toast', 'Wedding Day', 'Midnight', 'Perla', 'Festivo'],
          features: [
            [
              'etched base for fine bubbles',
              '杯底蚀刻助起泡',
              'kabarcık için kazımalı taban',
              'насечка на дне для игры пузырьков',
              'fundo gravado para finas borbulhas',
            ],
            ['gold rim', '金边', 'altın yaldızlı kenar', 'золотая кайма', 'borda dourada'],
            ['long, slim stem', '修长杯脚', 'uzun ve ince ayak', 'длинная тонкая ножка', 'haste longa e fina'],
            ['space for engraving', '可刻字', 'isim kazınabilir', 'место для гравировки', 'espaço para gravação'],
            ['presentation box', '精美礼盒', 'sunum kutulu', 'подарочная упаковка', 'estojo para presente'],
          ],
          price: 3490,
          about:
            'Two tall, narrow glasses that keep the bubbles rising to the end of the toast. They are light in the hand and ring clearly when they touch. A natural present for a wedding or an anniversary.',
          colours: false,
          specs: [
            ['material', leadFree],
            ['volume', ['220 ml each', '每只220毫升', 'Her biri 220 ml', 'По 220 мл', '220 ml cada']],
            ['height', '23 cm'],
            ['packSize', twoPieces],
            ['care', handWash],
          ],
        },
        {
          render: '1f376',
          name: [
            'ceramic sake set',
            '陶瓷清酒壶杯套装',
            'seramik sake seti',
            'керамический набор для саке',
            'jogo de cerâmica para saquê',
          ],
          lines: ['Blue Line', 'Snow Country', 'Crane', 'Minato', 'Quiet Inn'],
          features: [
            [
              'hand-painted bands',
              '手绘蓝线',
              'el boyaması şeritler',
              'полосы ручной росписи',
              'faixas pintadas à mão',
            ],
            ['drip-free lip', '断流瓶口', 'damlatmayan ağız', 'горлышко без подтёков', 'boca antigotas'],
            [
              'satin white glaze',
              '缎面白釉',
              'saten beyaz sır',
              'шелковистая белая глазурь',
              'esmalte branco acetinado',
            ],
            ['wooden gift box', '木盒装', 'ahşap hediye kutulu', 'деревянная коробка', 'caixa de madeira'],
            ['wheel-thrown', '手工拉坯', 'elde şekillendirilmiş', 'ручная гончарная работа', 'torneado à mão'],
          ],
          price: 4490,
          about:
            'A white carafe and small cups with a blue line around the shoulder. Stand the carafe in hot water to warm what is inside, or in the fridge to chill it. It pours plum juice and soy sauce just as neatly.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['Carafe and 2 cups', '1壶2杯', '1 sürahi, 2 kadeh', 'Графин и 2 чашки', '1 garrafa e 2 copos'],
              ['Carafe and 4 cups', '1壶4杯', '1 sürahi, 4 kadeh', 'Графин и 4 чашки', '1 garrafa e 4 copos'],
            ],
            factors: [1, 1.35],
          },
          specs: [
            ['material', ['Porcelain', '瓷器', 'Porselen', 'Фарфор', 'Porcelana']],
            [
              'volume',
              [
                'Carafe 300 ml, cup 50 ml',
                '酒壶300毫升，酒杯50毫升',
                'Sürahi 300 ml, kadeh 50 ml',
                'Графин 300 мл, чашка 50 мл',
                'Garrafa 300 ml, copo 50 ml',
              ],
            ],
            ['height', ['Carafe 15 cm', '酒壶15厘米', 'Sürahi 15 cm', 'Графин 15 см', 'Garrafa 15 cm']],
            ['care', dishwasher],
          ],
        },
        {
          render: '1fad7',
          name: ['glass water jug', '玻璃水壶', 'cam sürahi', 'стеклянный кувшин', 'jarra de vidro'],
          lines: ['Spring', 'Clearwater', 'Bistro', 'Sherbet', 'Table Talk'],
          features: [
            ['drip-free rim', '断水壶口', 'damlatmayan ağız', 'край без подтёков', 'borda antigotas'],
            [
              'fits the fridge door',
              '可放冰箱门',
              'buzdolabı kapağına sığar',
              'помещается в дверцу холодильника',
              'cabe na porta da geladeira',
            ],
            ['measuring marks', '带刻度', 'ölçü çizgili', 'мерная шкала', 'com graduação'],
            [
              'heavy, stable base',
              '厚实稳底',
              'ağır ve dengeli taban',
              'тяжёлое устойчивое дно',
              'base pesada e estável',
            ],
            [
              'easy to clean by hand',
              '口宽易清洗',
              'elin girdiği geniş ağız',
              'широкое горло, легко мыть',
              'boca larga, fácil de limpar',
            ],
          ],
          price: 2190,
          about:
            'A clear, straight-sided jug that pours in a clean stream. The glass takes boiling water and ice, so it is right for tea, lemonade and plain water alike. The wide mouth lets in a whole lemon or a hand with a sponge.',
          colours: false,
          choice: { axis: 'volume', values: ['600 ml', '1000 ml', '1500 ml'], factors: [0.8, 1, 1.3] },
          specs: [
            [
              'material',
              ['Borosilicate glass', '高硼硅玻璃', 'Borosilikat cam', 'Боросиликатное стекло', 'Vidro borossilicato'],
            ],
            [
              'temperature',
              ['−20 to 120 °C', '−20至120°C', '−20 ile 120 °C arası', 'от −20 до 120 °C', '−20 a 120 °C'],
            ],
            [
              'usage',
              [
                'Hot and cold drinks',
                '冷热饮皆可',
                'Sıcak ve soğuk içecekler',
                'Горячие и холодные напитки',
                'Bebidas quentes e frias',
              ],
            ],
            ['care', dishwasher],
          ],
        },
      ],
    },
    {
      name: ['Tableware and cutlery', '餐具', 'Sofra ve çatal bıçak', 'Посуда и столовые приборы', 'Louças e talheres'],
      kinds: [
        {
          render: '1f962',
          name: [
            'lacquered chopsticks',
            '漆筷',
            'cilalı yemek çubukları',
            'лакированные палочки для еды',
            'hashis laqueados',
          ],
          lines: ['Hangzhou', 'Red Bridge', 'Family Table', 'Lotus Pond', 'Lantern'],
          features: [
            ['non-slip tips', '防滑筷头', 'kaymaz uçlu', 'нескользящие кончики', 'pontas antiderrapantes'],
            ['two-tone handle', '双色筷身', 'iki renkli sap', 'двухцветная ручка', 'cabo em dois tons'],
            ['polished by hand', '手工打磨', 'elde cilalanmış', 'ручная полировка', 'polidos à mão'],
            ['square grip', '方形握柄', 'köşeli tutma yeri', 'квадратная ручка', 'empunhadura quadrada'],
            ['gift box', '礼盒装', 'hediye kutulu', 'подарочная коробка', 'caixa para presente'],
          ],
          price: 690,
          about:
            'Smooth, well-weighted chopsticks with dark ends and a glossy lacquer that is safe for food. The tips are fine enough for fish bones and grip noodles well. Sold by the pair or for the whole family.',
          colours: true,
          choice: {
            axis: 'pack',
            values: [
              ['1 pair', '1双', '1 çift', '1 пара', '1 par'],
              ['5 pairs', '5双', '5 çift', '5 пар', '5 pares'],
              ['10 pairs', '10双', '10 çift', '10 пар', '10 pares'],
            ],
            factors: [1, 4.2, 7.5],
          },
          specs: [
            [
              'material',
              [
                'Lacquered hardwood',
                '硬木髹漆',
                'Vernikli sert ağaç',
                'Твёрдая древесина с лаком',
                'Madeira de lei laqueada',
              ],
            ],
            ['length', '23 cm'],
            [
              'safety',
              ['Food-safe lacquer', '食品级漆面', 'Gıdaya uygun vernik', 'Пищевой лак', 'Laca própria para alimentos'],
            ],
            ['care', handWash],
          ],
          from: 'cn',
        },
        {
          render: '1f374',
          name: ['cutlery set', '刀叉餐具套装', 'çatal bıçak takımı', 'набор столовых приборов', 'faqueiro'],
          lines: ['Banquet', 'Everyday', 'Colombo', 'Milano', 'Sunday Lunch', 'Shoreline'],
          features: [
            ['mirror polish', '镜面抛光', 'ayna parlaklığı', 'зеркальная полировка', 'polimento espelhado'],
            ['satin finish', '缎面拉丝', 'saten yüzey', 'сатиновая отделка', 'acabamento acetinado'],
            ['hammered handles', '锤纹手柄', 'dövme desenli sap', 'кованая фактура ручек', 'cabos martelados'],
            ['slim handles', '纤细手柄', 'ince saplı', 'тонкие ручки', 'cabos finos'],
            ['well balanced', '重心均衡', 'dengeli ağırlık', 'хороший баланс', 'peso equilibrado'],
          ],
          price: 6900,
          about:
            'Forks, knives and spoons that sit well in the hand and look right at any table. The steel is thick enough not to bend and keeps its shine in the dishwasher. One pattern for weekdays and for guests.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['16 pieces', '16件', '16 parça', '16 предметов', '16 peças'],
              ['24 pieces', '24件', '24 parça', '24 предмета', '24 peças'],
              ['48 pieces', '48件', '48 parça', '48 предметов', '48 peças'],
            ],
            factors: [0.7, 1, 1.9],
          },
          specs: [
            ['material', stainless],
            ['care', dishwasher],
            [
              'included',
              [
                'Table forks, knives, spoons and teaspoons',
                '餐叉、餐刀、餐勺、茶勺',
                'Yemek çatalı, bıçağı, kaşığı ve çay kaşığı',
                'Вилки, ножи, столовые и чайные ложки',
                'Garfos, facas, colheres de mesa e de chá',
              ],
            ],
            [
              'length',
              ['Table knife 22 cm', '餐刀22厘米', 'Yemek bıçağı 22 cm', 'Столовый нож 22 см', 'Faca de mesa 22 cm'],
            ],
          ],
          warranty: 60,
        },
        {
          render: '1f37d-fe0f',
          name: ['dinner set', '餐盘刀叉套装', 'yemek takımı', 'столовый сервиз с приборами', 'aparelho de jantar'],
          lines: ['White Linen', 'Guesthouse', 'Sapanca', 'First Home', 'Palace Garden'],
          features: [
            ['wide flat rim', '宽平盘边', 'geniş düz kenar', 'широкий плоский борт', 'aba larga e plana'],
            ['coupe shape without rim', '无边圆盘', 'kenarsız form', 'форма без борта', 'formato coupe sem aba'],
            ['embossed edge', '浮雕盘边', 'kabartma kenar', 'рельефный край', 'borda em relevo'],
            [
              'scratch-resistant glaze',
              '耐刮釉面',
              'çizilmeye dayanıklı sır',
              'глазурь, стойкая к царапинам',
              'esmalte resistente a riscos',
            ],
            ['silver-grey line', '银灰描边', 'gümüş gri çizgi', 'серебристо-серая кайма', 'filete cinza-prata'],
          ],
          price: 8900,
          about:
            'Everything for setting a table at once: a dinner plate, a fork and a knife for each person. The white porcelain suits curry and rice as well as a roast. The plates stack closely and fit an ordinary cupboard.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['For 2', '2人份', '2 kişilik', 'На 2 персоны', 'Para 2 pessoas'],
              ['For 4', '4人份', '4 kişilik', 'На 4 персоны', 'Para 4 pessoas'],
              ['For 6', '6人份', '6 kişilik', 'На 6 персон', 'Para 6 pessoas'],
            ],
            factors: [0.55, 1, 1.42],
          },
          specs: [
            [
              'material',
              [
                'Porcelain and stainless steel',
                '瓷与不锈钢',
                'Porselen ve paslanmaz çelik',
                'Фарфор и нержавеющая сталь',
                'Porcelana e aço inoxidável',
              ],
            ],
            [
              'included',
              [
                'One plate, fork and knife per person',
                '每人一盘、一叉、一刀',
                'Kişi başı bir tabak, çatal ve bıçak',
                'Тарелка, вилка и нож на каждого',
                'Um prato, um garfo e uma faca por pessoa',
              ],
            ],
            ['diameter', ['Plate 27 cm', '餐盘27厘米', 'Tabak 27 cm', 'Тарелка 27 см', 'Prato 27 cm']],
            ['care', dishwasher],
            [
              'usage',
              [
                'Plates are microwave safe',
                '餐盘可用于微波炉',
                'Tabaklar mikrodalgada kullanılabilir',
                'Тарелки подходят для микроволновой печи',
                'Pratos podem ir ao micro-ondas',
              ],
            ],
          ],
        },
        {
          render: '1f944',
          name: ['table spoon', '餐勺', 'yemek kaşığı', 'столовая ложка', 'colher de sopa'],
          lines: ['Everyday', 'Canteen', 'Soup Bowl', 'Shoreline', 'Monsoon'],
          features: [
            ['mirror polish', '镜面抛光', 'ayna parlaklığı', 'зеркальная полировка', 'polimento espelhado'],
            ['deep bowl', '加深勺头', 'derin hazneli', 'глубокая чаша', 'concha funda'],
            ['satin handle', '缎面手柄', 'saten saplı', 'сатиновая ручка', 'cabo acetinado'],
            [
              'thick, bend-proof neck',
              '加厚不弯',
              'bükülmez kalın boyun',
              'прочная шейка, не гнётся',
              'haste reforçada que não entorta',
            ],
            [
              'smooth rounded edge',
              '圆滑边缘',
              'yuvarlatılmış kenar',
              'гладкий скруглённый край',
              'bordas arredondadas',
            ],
          ],
          price: 390,
          about:
            'A plain steel spoon for rice, soup and curry. The edge is rounded all the way, so it feels soft on the lips. Order a few more to fill the gaps in the drawer.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [onePiece, sixPieces, ['12 pieces', '12件', '12 adet', '12 шт.', '12 unidades']],
            factors: [1, 5.4, 10],
          },
          specs: [
            ['material', stainless],
            ['length', '20 cm'],
            ['weight', '52 g'],
            ['care', dishwasher],
          ],
        },
        {
          render: '1f963',
          name: ['bowl and spoon set', '碗勺套装', 'kâse ve kaşık seti', 'миска с ложкой', 'tigela com colher'],
          lines: ['Porridge', 'Good Start', 'Kola Kenda', 'Breakfast Club', 'Laksa', 'Granola'],
          features: [
            ['non-slip foot', '防滑碗底', 'kaymaz taban', 'нескользящее дно', 'base antiderrapante'],
            ['high straight sides', '高直碗壁', 'yüksek kenarlı', 'высокие стенки', 'laterais altas'],
            ['two-tone glaze', '双色釉', 'iki tonlu sır', 'двухтонная глазурь', 'esmalte em dois tons'],
            ['matt outside', '外壁哑光', 'dışı mat', 'матовая снаружи', 'exterior fosco'],
            ['stackable', '可叠放', 'üst üste konabilir', 'можно ставить стопкой', 'empilhável'],
          ],
          price: 1990,
          about:
            'A deep bowl with its own spoon for cereal, soup, porridge and noodles. The sides are high enough to carry it full from kitchen to sofa. The glaze does not mark when the spoon scrapes.',
          colours: true,
          specs: [
            [
              'material',
              [
                'Stoneware bowl, steel spoon',
                '炻瓷碗，不锈钢勺',
                'Stoneware kâse, çelik kaşık',
                'Керамическая миска, стальная ложка',
                'Tigela de grés, colher de aço',
              ],
            ],
            ['volume', '650 ml'],
            ['diameter', '15 cm'],
            ['care', dishwasher],
            [
              'usage',
              [
                'Bowl is microwave safe',
                '碗可用于微波炉',
                'Kâse mikrodalgada kullanılabilir',
                'Миска подходит для микроволновой печи',
                'Tigela pode ir ao micro-ondas',
              ],
            ],
          ],
        },
        {
          render: '1f9c2',
          name: ['glass salt shaker', '玻璃盐瓶', 'cam tuzluk', 'стеклянная солонка', 'saleiro de vidro'],
          lines: ['Hambantota', 'Diner', 'Pinch', 'Sea Grain', 'Picnic'],
          features: [
            ['fine holes', '细孔瓶盖', 'ince delikli', 'мелкие отверстия', 'furos finos'],
            ['moisture-proof cap', '防潮瓶盖', 'nem almaz kapak', 'защита от влаги', 'tampa contra umidade'],
            ['adjustable pour', '可调出量', 'ayarlanabilir delik', 'регулируемая дозировка', 'saída regulável'],
            ['ribbed sides', '竖纹瓶身', 'yivli gövde', 'рифлёные стенки', 'laterais caneladas'],
            [
              'smooth round body',
              '圆润瓶身',
              'pürüzsüz yuvarlak gövde',
              'гладкий круглый корпус',
              'corpo liso e redondo',
            ],
          ],
          price: 690,
          about:
            'A clear shaker with a screw-on steel top that shows how much salt is left. It is easy to fill through the wide neck. Use it for pepper, sugar or chilli flakes as well.',
          colours: false,
          specs: [
            [
              'material',
              [
                'Glass, stainless steel cap',
                '玻璃瓶，不锈钢盖',
                'Cam gövde, paslanmaz çelik kapak',
                'Стекло, крышка из нержавеющей стали',
                'Vidro com tampa de aço inoxidável',
              ],
            ],
            ['volume', '80 ml'],
            ['height', '10 cm'],
            ['care', dishwasher],
          ],
        },
      ],
    },
    {
      name: [
        'Cookware and knives',
        '锅具与刀具',
        'Tencere, tava ve bıçak',
        'Кастрюли, сковороды, ножи',
        'Panelas e facas',
      ],
      kinds: [
        {
          render: '1f372',
          name: [
            'stainless steel casserole',
            '不锈钢双耳汤锅',
            'paslanmaz çelik tencere',
            'кастрюля из нержавеющей стали',
            'caçarola de aço inox',
          ],
          lines: ['Hearth', 'Big Sunday', 'Stewpot', 'Homestead', 'Ambula', 'Slow Pot'],
          features: [
            ['glass lid', '玻璃锅盖', 'cam kapak', 'стеклянная крышка', 'tampa de vidro'],
            ['steel lid', '不锈钢锅盖', 'çelik kapak', 'стальная крышка', 'tampa de aço'],
            ['cool-touch handles', '防烫双耳', 'ısınmayan kulplar', 'ненагревающиеся ручки', 'alças que não esquentam'],
            ['inside volume marks', '内壁刻度', 'içten ölçü çizgili', 'мерная шкала внутри', 'graduação interna'],
            ['pouring rim', '导流锅口', 'dökme ağızlı kenar', 'край для слива', 'borda vertedora'],
          ],
          price: 7900,
          about:
            'A deep pot with two handles for soups, curries and stews. The layered base spreads the heat, so food does not catch at the bottom. It goes from the hob to the oven and then to the table.',
          colours: false,
          choice: { axis: 'volume', values: ['2 L', '3 L', '5 L', '8 L'], factors: [0.75, 1, 1.4, 1.9] },
          specs: [
            ['material', stainless],
            ['compatibility', allHobs],
            [
              'temperature',
              [
                'Oven safe to 200 °C without lid',
                '不带盖可入烤箱，最高200°C',
                'Kapaksız 200 °C’ye kadar fırında',
                'В духовке до 200 °C без крышки',
                'Forno até 200 °C sem a tampa',
              ],
            ],
            ['included', ['Pot and lid', '锅与锅盖', 'Tencere ve kapak', 'Кастрюля и крышка', 'Caçarola e tampa']],
            ['care', dishwasher],
          ],
          warranty: 60,
        },
        {
          render: '1f958',
          name: [
            'two-handled shallow pan',
            '双耳浅底锅',
            'çift kulplu sahan',
            'сотейник с двумя ручками',
            'frigideira de duas alças',
          ],
          lines: ['Fiesta', 'Village Feast', 'Market Square', 'Menemen', 'Gather'],
          features: [
            ['lid included', '附锅盖', 'kapaklı', 'крышка в комплекте', 'com tampa'],
            ['extra-wide base', '超宽锅底', 'ekstra geniş taban', 'очень широкое дно', 'fundo extralargo'],
            ['non-stick inside', '内壁不粘', 'yapışmaz iç yüzey', 'антипригарное покрытие', 'interior antiaderente'],
            [
              'silicone grips included',
              '附硅胶隔热套',
              'silikon tutacaklı',
              'силиконовые прихватки в комплекте',
              'pegadores de silicone inclusos',
            ],
            ['riveted handles', '铆接双耳', 'perçinli kulplar', 'ручки на заклёпках', 'alças rebitadas'],
          ],
          price: 5900,
          about:
            'A broad, low pan for rice dishes, eggs, vegetables and anything that is served straight from the stove. Two short handles let you carry it to the table. Everyone finds a crisp edge of their own.',
          colours: false,
          choice: { axis: 'size', values: ['24 cm', '28 cm', '32 cm'], factors: [0.85, 1, 1.25] },
          specs: [
            ['material', ['Forged aluminium', '锻造铝', 'Dövme alüminyum', 'Кованый алюминий', 'Alumínio forjado']],
            ['compatibility', allHobs],
            ['height', '6 cm'],
            [
              'temperature',
              [
                'Oven safe to 180 °C',
                '可入烤箱，最高180°C',
                '180 °C’ye kadar fırında',
                'В духовке до 180 °C',
                'Forno até 180 °C',
              ],
            ],
            ['care', handWash],
          ],
          warranty: 24,
        },
        {
          render: '1f373',
          name: [
            'non-stick frying pan',
            '不粘煎锅',
            'yapışmaz tava',
            'антипригарная сковорода',
            'frigideira antiaderente',
          ],
          lines: ['Sunny Side', 'Blackwood', 'Quick Fry', 'Ember', 'Omelette', 'Weekday'],
          features: [
            [
              'stone-effect coating',
              '麦饭石纹涂层',
              'granit görünümlü kaplama',
              'покрытие «под камень»',
              'revestimento efeito pedra',
            ],
            ['ceramic coating', '陶瓷涂层', 'seramik kaplama', 'керамическое покрытие', 'revestimento cerâmico'],
            ['soft-grip handle', '软胶手柄', 'yumuşak saplı', 'мягкая ручка', 'cabo macio'],
            ['pouring lip', '导流锅嘴', 'dökme ağızlı', 'носик для слива', 'bico para escorrer'],
            ['extra-thick base', '加厚锅底', 'ekstra kalın taban', 'утолщённое дно', 'fundo extragrosso'],
          ],
          price: 3990,
          about:
            'A light pan that lets an egg slide off with hardly any oil. The base heats fast and evenly from the middle to the rim. Use wooden or silicone tools and the coating will last for years.',
          colours: false,
          choice: { axis: 'size', values: ['20 cm', '24 cm', '26 cm', '28 cm'], factors: [0.8, 1, 1.1, 1.2] },
          specs: [
            ['material', ['Cast aluminium', '铸铝', 'Döküm alüminyum', 'Литой алюминий', 'Alumínio fundido']],
            ['compatibility', allHobs],
            [
              'safety',
              [
                'Coating free of PFOA',
                '涂层不含PFOA',
                'Kaplama PFOA içermez',
                'Покрытие без PFOA',
                'Revestimento sem PFOA',
              ],
            ],
            ['care', handWash],
          ],
          warranty: 24,
        },
        {
          render: '1fad5',
          name: ['fondue set', '奶酪火锅套装', 'fondü seti', 'набор для фондю', 'aparelho de fondue'],
          lines: ['Chalet', 'Alpine Night', 'Round Table', 'Melt', 'Winter Inn'],
          features: [
            [
              'for cheese or chocolate',
              '奶酪巧克力两用',
              'peynir ve çikolata için',
              'для сыра и шоколада',
              'para queijo ou chocolate',
            ],
            [
              'thick, even-heating base',
              '厚底均匀受热',
              'ısıyı eşit yayan kalın taban',
              'толстое дно, равномерный нагрев',
              'fundo grosso, aquecimento uniforme',
            ],
            [
              'wooden fork handles',
              '木柄长叉',
              'ahşap saplı çatallar',
              'вилки с деревянными ручками',
              'garfos com cabo de madeira',
            ],
            ['adjustable flame', '火力可调', 'ayarlanabilir alev', 'регулируемое пламя', 'chama regulável'],
            ['fork rest on the rim', '锅沿叉架', 'çatal yuvalı kenar', 'держатель для вилок', 'apoio para os garfos'],
          ],
          price: 11900,
          about:
            'A pot on a stand with long forks, for an evening where everyone cooks at the table. The heavy pot keeps cheese smooth and chocolate just warm enough. The burner takes gel or liquid fuel.',
          colours: false,
          specs: [
            [
              'material',
              [
                'Enamelled cast iron',
                '铸铁搪瓷',
                'Emaye döküm demir',
                'Эмалированный чугун',
                'Ferro fundido esmaltado',
              ],
            ],
            ['volume', '1200 ml'],
            ['servings', ['4 to 6 people', '4至6人', '4–6 kişi', 'На 4–6 человек', '4 a 6 pessoas']],
            [
              'included',
              [
                'Pot, stand, burner and 6 forks',
                '锅、支架、燃烧器及6支叉',
                'Kap, ayak, ocak ve 6 çatal',
                'Кастрюля, подставка, горелка и 6 вилок',
                'Panela, suporte, queimador e 6 garfos',
              ],
            ],
            ['care', handWash],
          ],
          warranty: 24,
        },
        {
          render: '1f52a',
          name: ['chef’s knife', '主厨刀', 'şef bıçağı', 'поварской нож', 'faca de chef'],
          lines: ['Longquan', 'Bursa', 'Prep Line', 'Steelwood', 'First Cut'],
          features: [
            ['full tang', '全龙骨刀柄', 'tam gövde çelik', 'цельный хвостовик', 'lâmina inteiriça até o cabo'],
            ['hand-sharpened', '手工开刃', 'elde bilenmiş', 'ручная заточка', 'afiada à mão'],
            ['riveted handle', '铆钉手柄', 'perçinli sap', 'ручка на заклёпках', 'cabo rebitado'],
            ['blade guard included', '附刀套', 'bıçak kılıflı', 'чехол в комплекте', 'protetor de lâmina incluso'],
            ['finger guard', '护指设计', 'parmak korumalı', 'упор для пальцев', 'proteção para os dedos'],
          ],
          price: 4490,
          about:
            'The one knife that does most of the work: chopping, slicing and mincing. The broad blade rocks smoothly on the board and keeps its edge for a long time. The shaped handle stays safe in a wet hand.',
          colours: false,
          choice: { axis: 'length', values: ['15 cm', '18 cm', '20 cm', '24 cm'], factors: [0.8, 0.9, 1, 1.2] },
          specs: [
            [
              'material',
              [
                'High-carbon stainless steel',
                '高碳不锈钢',
                'Yüksek karbonlu paslanmaz çelik',
                'Высокоуглеродистая нержавеющая сталь',
                'Aço inoxidável de alto carbono',
              ],
            ],
            ['hardness', '56 HRC'],
            ['care', handWash],
            [
              'safety',
              [
                'Keep out of reach of children',
                '请放在儿童接触不到的地方',
                'Çocukların ulaşamayacağı yerde saklayın',
                'Хранить в недоступном для детей месте',
                'Manter fora do alcance de crianças',
              ],
            ],
          ],
          warranty: 24,
        },
        {
          render: '23f2-fe0f',
          name: ['kitchen timer', '厨房定时器', 'mutfak zamanlayıcısı', 'кухонный таймер', 'timer de cozinha'],
          lines: ['Al Dente', 'Countdown', 'Oven Watch', 'Pronto', 'Simmer'],
          features: [
            ['magnetic back', '背面带磁铁', 'mıknatıslı arka yüz', 'магнитная задняя стенка', 'verso magnético'],
            ['loud bell', '响铃提醒', 'yüksek sesli zil', 'громкий звонок', 'campainha alta'],
            [
              'easy-turn knob',
              '大旋钮易操作',
              'kolay çevrilen düğme',
              'удобный поворотный диск',
              'botão fácil de girar',
            ],
            ['fold-out stand', '可折叠支架', 'açılır ayaklı', 'откидная подставка', 'apoio dobrável'],
            [
              'splash-proof dial',
              '防溅面板',
              'sıçramaya dayanıklı kadran',
              'защита от брызг',
              'mostrador à prova de respingos',
            ],
          ],
          price: 1690,
          about:
            'Turn the dial to the minutes you need and walk away; the bell calls you back. It is fully mechanical and has no battery to run out. Handy for rice, cakes, homework and short breaks.',
          colours: true,
          specs: [
            ['timeRange', ['1 to 60 minutes', '1至60分钟', '1–60 dakika', 'От 1 до 60 минут', '1 a 60 minutos']],
            [
              'movement',
              ['Mechanical, wind-up', '机械发条', 'Mekanik, kurmalı', 'Механический, заводной', 'Mecânico, de corda'],
            ],
            ['material', ['ABS plastic', 'ABS塑料', 'ABS plastik', 'АБС-пластик', 'Plástico ABS']],
            ['dimensions', '7 × 7 × 4 cm'],
          ],
          warranty: 12,
        },
      ],
    },
    {
      name: ['Food storage', '食品收纳', 'Saklama kapları', 'Хранение продуктов', 'Armazenamento de alimentos'],
      kinds: [
        {
          render: '1fad9',
          name: [
            'airtight glass jar',
            '密封玻璃罐',
            'hava geçirmez cam kavanoz',
            'герметичная стеклянная банка',
            'pote de vidro hermético',
          ],
          lines: ['Pantry', 'Spice Garden', 'Larder', 'Achcharu', 'Preserve'],
          features: [
            ['writable label', '可书写标签', 'yazılabilir etiket', 'этикетка для надписи', 'etiqueta para escrever'],
            ['silicone seal', '硅胶密封圈', 'silikon conta', 'силиконовый уплотнитель', 'vedação de silicone'],
            ['wide mouth', '宽口易取', 'geniş ağız', 'широкое горло', 'boca larga'],
            [
              'stackable lid',
              '可叠放罐盖',
              'üst üste dizilebilir kapak',
              'крышка для штабелирования',
              'tampa empilhável',
            ],
            ['good for pickling', '适合腌渍', 'turşu kurmaya uygun', 'подходит для солений', 'próprio para conservas'],
          ],
          price: 890,
          about:
            'A clear jar that keeps rice, spices, tea and biscuits dry and safe from ants. You see at a glance what needs buying. Boil it once and it is ready for pickles or jam.',
          colours: false,
          choice: { axis: 'volume', values: ['250 ml', '500 ml', '1 L', '2 L'], factors: [0.7, 1, 1.4, 2] },
          specs: [
            [
              'material',
              [
                'Thick glass, steel lid',
                '加厚玻璃，钢盖',
                'Kalın cam, çelik kapak',
                'Толстое стекло, стальная крышка',
                'Vidro espesso, tampa de aço',
              ],
            ],
            ['closure', ['Screw lid', '螺旋盖', 'Vidalı kapak', 'Винтовая крышка', 'Tampa de rosca']],
            ['temperature', ['Up to 120 °C', '最高120°C', '120 °C’ye kadar', 'До 120 °C', 'Até 120 °C']],
            [
              'care',
              [
                'Jar is dishwasher safe',
                '罐身可用洗碗机清洗',
                'Kavanoz bulaşık makinesinde yıkanabilir',
                'Банку можно мыть в посудомоечной машине',
                'Pote pode ir à lava-louças',
              ],
            ],
          ],
        },
        {
          render: '1f371',
          name: ['bento lunch box', '日式便当盒', 'bölmeli bento yemek kabı', 'ланч-бокс бенто', 'marmita bento'],
          lines: ['Noon Break', 'Office Lunch', 'School Day', 'Rice Bowl', 'Tidy'],
          features: [
            [
              'leak-proof compartments',
              '防漏分格',
              'sızdırmaz bölmeler',
              'герметичные отделения',
              'divisórias antivazamento',
            ],
            [
              'removable dividers',
              '可拆隔板',
              'çıkarılabilir bölmeler',
              'съёмные перегородки',
              'divisórias removíveis',
            ],
            ['cutlery included', '附餐具', 'çatal kaşıklı', 'приборы в комплекте', 'talheres inclusos'],
            ['sauce pot included', '附酱料盒', 'sos kaplı', 'баночка для соуса', 'potinho para molho'],
            ['carry strap', '附提带', 'taşıma kayışlı', 'ремешок для переноски', 'alça elástica'],
          ],
          price: 2690,
          about:
            'A flat lunch box with separate places for rice, vegetables and a main dish, so nothing mixes on the way. The lid closes with clips on all sides. Food can be warmed in it without being moved to a plate.',
          colours: false,
          specs: [
            [
              'material',
              [
                'BPA-free polypropylene',
                '不含BPA的聚丙烯',
                'BPA içermeyen polipropilen',
                'Полипропилен без BPA',
                'Polipropileno sem BPA',
              ],
            ],
            ['volume', '1000 ml'],
            ['dimensions', '22 × 16 × 6 cm'],
            [
              'usage',
              [
                'Microwave safe without lid',
                '去盖后可用于微波炉',
                'Kapaksız mikrodalgada kullanılabilir',
                'Для микроволновой печи без крышки',
                'Pode ir ao micro-ondas sem a tampa',
              ],
            ],
            ['care', dishwasher],
          ],
        },
        {
          render: '1f961',
          name: [
            'paper takeaway boxes',
            '纸质外卖餐盒',
            'kâğıt paket servis kutuları',
            'бумажные коробки для еды навынос',
            'caixas de papel para viagem',
          ],
          lines: ['Noodle Bar', 'Street Food', 'Pagoda', 'Hot Wok', 'Quick Bite'],
          features: [
            ['leak-proof folds', '防漏折角', 'sızdırmaz katlama', 'не протекают', 'dobras antivazamento'],
            [
              'grease-resistant lining',
              '防油内层',
              'yağ geçirmez iç yüzey',
              'жиростойкий слой внутри',
              'interior resistente à gordura',
            ],
            ['steel wire handle', '铁丝提手', 'tel saplı', 'проволочная ручка', 'alça de arame'],
            ['compostable', '可堆肥', 'kompostlanabilir', 'компостируемые', 'compostáveis'],
            [
              'microwave safe',
              '可用于微波炉',
              'mikrodalgaya uygun',
              'для микроволновой печи',
              'próprias para micro-ondas',
            ],
          ],
          price: 1190,
          about:
            'Folding boxes for noodles, rice and snacks, for a food stall, a party or leftovers to take home. They open flat into a plate and close with a tab. The coated card holds sauce without going soft.',
          colours: false,
          choice: {
            axis: 'pack',
            values: [
              ['20 boxes', '20个', '20 adet', '20 шт.', '20 unidades'],
              ['50 boxes', '50个', '50 adet', '50 шт.', '50 unidades'],
              ['100 boxes', '100个', '100 adet', '100 шт.', '100 unidades'],
            ],
            factors: [1, 2.3, 4.2],
          },
          specs: [
            [
              'material',
              [
                'Food-grade card, 300 g/m²',
                '食品级纸板，300克/平方米',
                'Gıdaya uygun karton, 300 g/m²',
                'Пищевой картон, 300 г/м²',
                'Papel-cartão alimentício, 300 g/m²',
              ],
            ],
            ['volume', '750 ml'],
            ['dimensions', '10 × 9 × 10 cm'],
            [
              'usage',
              [
                'Hot and cold food',
                '冷热食物均可',
                'Sıcak ve soğuk yiyecekler',
                'Для горячих и холодных блюд',
                'Alimentos quentes e frios',
              ],
            ],
          ],
        },
        {
          render: '1f3f7-fe0f',
          name: [
            'pantry label tags',
            '厨房吊牌标签',
            'kiler etiketleri',
            'бирки для банок и корзин',
            'etiquetas para despensa',
          ],
          lines: ['Neat Shelf', 'Larder', 'Tagline', 'Good Order', 'Kitchen Note'],
          features: [
            [
              'metal rings included',
              '附金属圈',
              'metal halkalı',
              'металлические кольца в комплекте',
              'argolas de metal inclusas',
            ],
            ['wipe-clean surface', '可擦写表面', 'silinebilir yüzey', 'стираемая поверхность', 'superfície apagável'],
            ['marker pen included', '附记号笔', 'kalemli', 'маркер в комплекте', 'caneta inclusa'],
            ['moisture-proof', '防潮', 'neme dayanıklı', 'защита от влаги', 'resistentes à umidade'],
            ['reinforced hole', '加固孔眼', 'güçlendirilmiş delik', 'усиленное отверстие', 'furo reforçado'],
          ],
          price: 590,
          about:
            'Bright tags for jars, baskets and keys that bring order to the store cupboard. Write the contents and the date, hang the tag and find things at once. They come off without leaving glue behind.',
          colours: true,
          specs: [
            [
              'material',
              ['Coated card', '覆膜卡纸', 'Kaplamalı karton', 'Ламинированный картон', 'Cartão plastificado'],
            ],
            ['packSize', ['24 tags', '24张', '24 adet', '24 шт.', '24 unidades']],
            ['dimensions', '7 × 4 cm'],
            [
              'usage',
              [
                'Jars, baskets, boxes and keys',
                '罐、篮、盒及钥匙',
                'Kavanoz, sepet, kutu ve anahtar',
                'Банки, корзины, коробки и ключи',
                'Potes, cestos, caixas e chaves',
              ],
            ],
          ],
        },
        {
          render: '1f9ca',
          name: [
            'silicone ice mould',
            '硅胶冰格',
            'silikon buz kalıbı',
            'силиконовая форма для льда',
            'forma de gelo de silicone',
          ],
          lines: ['Big Cube', 'Polar', 'Clear Ice', 'Cold Front', 'Glacia'],
          features: [
            ['four large cubes', '四格大冰块', '4 büyük küp', '4 крупных кубика', '4 cubos grandes'],
            ['six large cubes', '六格大冰块', '6 büyük küp', '6 крупных кубиков', '6 cubos grandes'],
            ['fifteen cubes', '十五格', '15 küp', '15 кубиков', '15 cubos'],
            ['lid against odours', '带防串味盖', 'koku önleyen kapaklı', 'крышка от запахов', 'tampa contra odores'],
            ['steel-framed edge', '钢丝加固边框', 'çelik çerçeveli', 'стальной каркас', 'borda com aro de aço'],
          ],
          price: 1190,
          about:
            'A soft mould for square ice that melts slowly and does not water the drink down. Press from below and the cubes drop out one at a time. It also freezes stock, coconut milk and baby food.',
          colours: false,
          specs: [
            [
              'material',
              [
                'Food-grade silicone',
                '食品级硅胶',
                'Gıdaya uygun silikon',
                'Пищевой силикон',
                'Silicone de grau alimentício',
              ],
            ],
            [
              'temperature',
              ['−40 to 220 °C', '−40至220°C', '−40 ile 220 °C arası', 'от −40 до 220 °C', '−40 a 220 °C'],
            ],
            ['safety', ['BPA-free', '不含BPA', 'BPA içermez', 'Без BPA', 'Sem BPA']],
            ['care', dishwasher],
          ],
        },
      ],
    },
  ],
}
