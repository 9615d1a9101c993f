import { type Choice, clothingSizes, type Department, type Words } from '../seed-shapes.ts'

/** Waist of trousers in inches. */
const waistSizes: Choice = { axis: 'size', values: ['28', '30', '32', '34', '36', '38'] }

/** Letter sizes of swimwear and of kimonos, which are not cut beyond XL. */
const fourSizes: Choice = { axis: 'size', values: ['S', 'M', 'L', 'XL'] }

const wash30: Words = [
  'Machine wash at 30 °C',
  '30°C机洗',
  '30 °C makinede yıkama',
  'Машинная стирка при 30 °C',
  'Lavar à máquina a 30 °C',
]
const wash40: Words = [
  'Machine wash at 40 °C',
  '40°C机洗',
  '40 °C makinede yıkama',
  'Машинная стирка при 40 °C',
  'Lavar à máquina a 40 °C',
]
const handWash: Words = [
  'Hand wash in cool water',
  '冷水手洗',
  'Soğuk suda elde yıkama',
  'Ручная стирка в прохладной воде',
  'Lavar à mão em água fria',
]
const dryClean: Words = [
  'Dry clean only',
  '仅限干洗',
  'Yalnızca kuru temizleme',
  'Только химчистка',
  'Somente lavagem a seco',
]
const wipeClean: Words = [
  'Wipe with a damp cloth',
  '湿布擦拭',
  'Nemli bezle silinir',
  'Протирать влажной тканью',
  'Limpar com pano úmido',
]
const rinseAfterSwim: Words = [
  'Rinse after swimming, hand wash',
  '游泳后冲洗，手洗',
  'Yüzdükten sonra durulayın, elde yıkayın',
  'Ополаскивать после купания, ручная стирка',
  'Enxaguar após o uso, lavar à mão',
]
const allYear: Words = ['All year', '四季', 'Dört mevsim', 'Круглый год', 'Ano todo']
const summer: Words = ['Summer', '夏季', 'Yaz', 'Лето', 'Verão']
const winter: Words = ['Autumn and winter', '秋冬', 'Sonbahar ve kış', 'Осень и зима', 'Outono e inverno']
const unisex: Words = ['Unisex', '男女同款', 'Unisex', 'Унисекс', 'Unissex']

/** Clothing. */
export const fashion: Department = {
  key: 'fashion',
  name: ['Fashion', '服饰', 'Moda', 'Одежда', 'Moda'],
  shortName: ['Fashion', '服饰', 'Moda', 'Одежда', 'Moda'],
  render: '1f457',
  sections: [
    {
      name: ['Tops and T-shirts', '上衣与T恤', 'Üst giyim ve tişört', 'Топы и футболки', 'Blusas e camisetas'],
      kinds: [
        {
          render: '1f455',
          name: ['cotton T-shirt', '纯棉T恤', 'pamuklu tişört', 'хлопковая футболка', 'camiseta de algodão'],
          lines: ['Everyday', 'Harbour', 'Maya', 'Field Day', 'Kumo', 'Plain Sailing'],
          features: [
            ['organic cotton', '有机棉', 'organik pamuk', 'органический хлопок', 'algodão orgânico'],
            ['crew neck', '圆领', 'bisiklet yaka', 'круглый вырез', 'gola redonda'],
            ['pre-washed', '预洗工艺', 'ön yıkamalı', 'предварительно выстиранная ткань', 'pré-lavada'],
            ['heavyweight 220 g', '重磅220克', '220 g kalın kumaş', 'плотная ткань 220 г', 'malha pesada 220 g'],
            ['relaxed fit', '宽松版型', 'rahat kesim', 'свободный крой', 'corte solto'],
          ],
          price: 1990,
          about:
            'A soft T-shirt in combed cotton that keeps its shape after many washes. The neck is taped and the seams are flat, so it sits well under a jacket or on its own.',
          colours: true,
          choice: clothingSizes,
          specs: [
            [
              'material',
              [
                '100% combed cotton',
                '100%精梳棉',
                '%100 penye pamuk',
                '100% гребенной хлопок',
                '100% algodão penteado',
              ],
            ],
            [
              'finish',
              [
                'Taped neck, flat seams',
                '领口包边，平整车缝',
                'Biyeli yaka, düz dikiş',
                'Укреплённая горловина, плоские швы',
                'Gola reforçada, costuras planas',
              ],
            ],
            ['fit', unisex],
            ['season', allYear],
            ['care', wash30],
          ],
          from: 'lk',
        },
        {
          render: '1f45a',
          name: ['V-neck blouse', 'V领女士上衣', 'V yaka bluz', 'блузка с V-образным вырезом', 'blusa com decote V'],
          lines: ['Jasmine', 'Marina', 'Suzhou', 'Bentota', 'Soft Hour', 'Lale'],
          features: [
            ['fluid drape', '垂坠感面料', 'dökümlü kumaş', 'струящаяся ткань', 'caimento fluido'],
            ['waisted cut', '收腰剪裁', 'bele oturan kesim', 'приталенный силуэт', 'corte acinturado'],
            ['not see-through', '不透肤', 'iç göstermez', 'непрозрачная ткань', 'tecido não transparente'],
            ['side slits', '侧开衩', 'yan yırtmaçlı', 'разрезы по бокам', 'fendas laterais'],
            ['easy to iron', '易熨烫', 'kolay ütülenir', 'легко гладится', 'fácil de passar'],
          ],
          price: 3290,
          about:
            'A short-sleeved blouse with a clean V-neck, made of a light viscose that stays cool on hot days. It goes to work tucked into a skirt and out in the evening over jeans.',
          colours: true,
          choice: clothingSizes,
          specs: [
            ['material', ['100% viscose', '100%粘胶纤维', '%100 viskon', '100% вискоза', '100% viscose']],
            ['closure', ['Pull-on', '套头', 'Baştan geçmeli', 'Надевается через голову', 'De vestir pela cabeça']],
            [
              'length',
              ['62 cm in size M', 'M码衣长62厘米', 'M bedende 62 cm', '62 см в размере M', '62 cm no tamanho M'],
            ],
            ['season', ['Spring and summer', '春夏', 'İlkbahar ve yaz', 'Весна и лето', 'Primavera e verão']],
            ['care', wash30],
          ],
        },
        {
          render: '1f3bd',
          name: ['running vest', '跑步背心', 'koşu atleti', 'майка для бега', 'regata de corrida'],
          lines: ['Last Lap', 'Early Mile', 'Relay', 'Sash', 'Track Day', 'Head Start'],
          features: [
            ['quick-drying', '速干', 'çabuk kuruyan', 'быстро сохнет', 'secagem rápida'],
            ['mesh back', '网眼后背', 'file sırt', 'сетчатая спинка', 'costas em tela'],
            ['flat seams', '平缝不磨肤', 'düz dikişli', 'плоские швы', 'costuras planas'],
            ['reflective print', '反光印花', 'reflektör baskılı', 'светоотражающий принт', 'estampa refletiva'],
            ['odour control', '抑味处理', 'koku önleyici', 'защита от запаха', 'controle de odor'],
          ],
          price: 2690,
          about:
            'A sleeveless vest for training and race day, cut wide at the arms so nothing rubs. The knitted polyester carries sweat away and dries between two sessions.',
          colours: true,
          choice: clothingSizes,
          specs: [
            [
              'material',
              [
                '100% recycled polyester',
                '100%再生聚酯纤维',
                '%100 geri dönüştürülmüş polyester',
                '100% переработанный полиэстер',
                '100% poliéster reciclado',
              ],
            ],
            [
              'fit',
              [
                'Athletic, unisex',
                '运动版型，男女同款',
                'Sporcu kesim, unisex',
                'Спортивный, унисекс',
                'Esportivo, unissex',
              ],
            ],
            ['weight', ['110 g/m²', '110克/平方米', '110 g/m²', '110 г/м²', '110 g/m²']],
            [
              'usage',
              [
                'Running, athletics, gym',
                '跑步、田径、健身',
                'Koşu, atletizm, salon',
                'Бег, лёгкая атлетика, зал',
                'Corrida, atletismo, academia',
              ],
            ],
            ['care', wash30],
          ],
        },
        {
          render: '1f454',
          name: [
            'striped shirt and tie set',
            '条纹衬衫领带套装',
            'çizgili gömlek ve kravat seti',
            'комплект из рубашки в полоску и галстука',
            'conjunto de camisa listrada e gravata',
          ],
          lines: ['Boardroom', 'Galata', 'Fort Street', 'Monday', 'Counsel', 'Pettah'],
          features: [
            ['easy-iron cotton', '易熨烫棉料', 'kolay ütülenen pamuk', 'лёгкая глажка', 'algodão fácil de passar'],
            ['slim cut', '修身剪裁', 'dar kesim', 'приталенный крой', 'corte slim'],
            [
              'white contrast collar',
              '白色撞色领',
              'beyaz kontrast yaka',
              'контрастный белый воротник',
              'gola branca contrastante',
            ],
            ['spare buttons', '附备用纽扣', 'yedek düğmeli', 'запасные пуговицы', 'botões de reserva'],
            ['ready to give in a box', '礼盒装', 'hediye kutusunda', 'в подарочной коробке', 'em caixa para presente'],
          ],
          price: 6490,
          about:
            'A striped business shirt with a matching dark tie, chosen together so nothing has to be thought about in the morning. The collar has stays and keeps its line through a long day.',
          colours: true,
          choice: clothingSizes,
          specs: [
            [
              'material',
              [
                'Shirt: 100% cotton; tie: polyester',
                '衬衫：100%棉；领带：聚酯纤维',
                'Gömlek: %100 pamuk; kravat: polyester',
                'Рубашка: 100% хлопок; галстук: полиэстер',
                'Camisa: 100% algodão; gravata: poliéster',
              ],
            ],
            [
              'included',
              ['Shirt and tie', '衬衫、领带各一', 'Gömlek ve kravat', 'Рубашка и галстук', 'Camisa e gravata'],
            ],
            ['closure', ['Buttons', '纽扣', 'Düğmeli', 'Пуговицы', 'Botões']],
            [
              'dimensions',
              ['Tie 148 × 7 cm', '领带148×7厘米', 'Kravat 148 × 7 cm', 'Галстук 148 × 7 см', 'Gravata 148 × 7 cm'],
            ],
            [
              'care',
              [
                'Shirt: machine wash at 40 °C; tie: dry clean',
                '衬衫40°C机洗，领带干洗',
                'Gömlek 40 °C makinede, kravat kuru temizleme',
                'Рубашка: стирка при 40 °C; галстук: химчистка',
                'Camisa: máquina a 40 °C; gravata: a seco',
              ],
            ],
          ],
          from: 'lk',
        },
      ],
    },
    {
      name: [
        'Trousers, socks and underwear',
        '裤装、袜子与内衣',
        'Pantolon, çorap ve iç giyim',
        'Брюки, носки и бельё',
        'Calças, meias e roupa íntima',
      ],
      kinds: [
        {
          render: '1f456',
          name: ['straight-leg jeans', '直筒牛仔裤', 'düz paça kot pantolon', 'прямые джинсы', 'calça jeans reta'],
          lines: ['Long Week', 'Bosphorus', 'Old Town', 'Indigo Lane', 'Free Friday', 'Denizli'],
          features: [
            ['mid rise', '中腰', 'orta bel', 'средняя посадка', 'cintura média'],
            ['stonewashed', '石洗工艺', 'taş yıkamalı', 'эффект «стоунвош»', 'lavagem stone'],
            ['turn-up hem', '翻边裤脚', 'kıvrık paça', 'подвороты', 'barra dobrada'],
            [
              'soft stretch denim',
              '柔软弹力牛仔布',
              'yumuşak esnek denim',
              'мягкий эластичный деним',
              'jeans macio com elastano',
            ],
            ['reinforced pockets', '加固口袋', 'güçlendirilmiş cepler', 'усиленные карманы', 'bolsos reforçados'],
          ],
          price: 6490,
          about:
            'Blue jeans with a straight leg that suit most figures and most shoes. The denim has just enough stretch to sit and cycle in, and softens further with every wash.',
          colours: false,
          choice: waistSizes,
          specs: [
            [
              'material',
              [
                '98% cotton, 2% elastane',
                '98%棉，2%氨纶',
                '%98 pamuk, %2 elastan',
                '98% хлопок, 2% эластан',
                '98% algodão, 2% elastano',
              ],
            ],
            ['fit', ['Straight leg', '直筒', 'Düz paça', 'Прямой', 'Reto']],
            ['closure', ['Zip and button', '拉链加纽扣', 'Fermuar ve düğme', 'Молния и пуговица', 'Zíper e botão']],
            [
              'length',
              ['Inside leg 81 cm', '内长81厘米', 'İç boy 81 cm', 'Длина по внутреннему шву 81 см', 'Entreperna 81 cm'],
            ],
            [
              'care',
              [
                'Machine wash at 30 °C, inside out',
                '翻面30°C机洗',
                'Ters çevirip 30 °C makinede yıkama',
                'Машинная стирка при 30 °C, наизнанку',
                'Lavar à máquina a 30 °C, pelo avesso',
              ],
            ],
          ],
          from: 'tr',
        },
        {
          render: '1fa73',
          name: ['beach shorts', '沙滩短裤', 'deniz şortu', 'пляжные шорты', 'bermuda de praia'],
          lines: ['Mirissa', 'Weligama', 'Sandbar', 'Low Tide', 'Palm Walk', 'Bodrum'],
          features: [
            ['quick-drying', '速干', 'çabuk kuruyan', 'быстро сохнут', 'secagem rápida'],
            [
              'sun protection UPF 50+',
              'UPF 50+防晒',
              'UPF 50+ güneş koruması',
              'защита от солнца UPF 50+',
              'proteção solar UPF 50+',
            ],
            ['deep side pockets', '加深侧袋', 'derin yan cepler', 'глубокие карманы', 'bolsos fundos'],
            [
              'zipped back pocket',
              '后袋带拉链',
              'fermuarlı arka cep',
              'задний карман на молнии',
              'bolso traseiro com zíper',
            ],
            ['knee length', '及膝长度', 'diz boyu', 'длина до колена', 'na altura do joelho'],
          ],
          price: 2890,
          about:
            'Light shorts for the beach, the boat and the walk home. An elastic waist with a drawcord holds them in the waves, and the mesh lining keeps sand out.',
          colours: true,
          choice: clothingSizes,
          specs: [
            ['material', ['100% polyester', '100%聚酯纤维', '%100 polyester', '100% полиэстер', '100% poliéster']],
            ['lining', ['Mesh', '网眼内衬', 'File', 'Сетка', 'Tela']],
            [
              'closure',
              [
                'Elastic waist with drawcord',
                '松紧腰带抽绳',
                'Lastikli ve bağcıklı bel',
                'Эластичный пояс со шнурком',
                'Cós elástico com cordão',
              ],
            ],
            ['season', summer],
            ['care', wash30],
          ],
        },
        {
          render: '1fa72',
          name: [
            "men's cotton briefs",
            '男士纯棉三角内裤',
            'pamuklu erkek slip',
            'мужские хлопковые слипы',
            'cueca slip de algodão',
          ],
          lines: ['Daily', 'Plain Day', 'Second Skin', 'Anchorage', 'Homeport'],
          features: [
            ['soft waistband', '柔软腰带', 'yumuşak bel lastiği', 'мягкая резинка', 'elástico macio'],
            ['tagless', '无标签设计', 'etiketsiz', 'без ярлыка', 'sem etiqueta'],
            ['contrast piping', '撞色滚边', 'kontrast biyeli', 'контрастная окантовка', 'vivos contrastantes'],
            ['double front', '双层前片', 'çift katlı ön', 'двойная передняя часть', 'frente dupla'],
            ['stays in place', '不卷边', 'yerinde duran kesim', 'не перекручиваются', 'não enrola'],
          ],
          price: 890,
          about:
            'Everyday briefs in soft ribbed cotton with a little stretch. They hold their shape in the wash and leave no marks under light trousers.',
          colours: true,
          choice: clothingSizes,
          specs: [
            [
              'material',
              [
                '95% cotton, 5% elastane',
                '95%棉，5%氨纶',
                '%95 pamuk, %5 elastan',
                '95% хлопок, 5% эластан',
                '95% algodão, 5% elastano',
              ],
            ],
            ['fit', ['Close-fitting', '贴身', 'Vücuda oturan', 'Облегающий', 'Justo ao corpo']],
            ['packSize', ['1 piece', '1条', '1 adet', '1 шт.', '1 unidade']],
            ['care', wash40],
          ],
          from: 'lk',
        },
        {
          render: '1f9e6',
          name: [
            'cotton crew socks',
            '中筒棉袜',
            'pamuklu soket çorap',
            'хлопковые носки',
            'meias de algodão de cano médio',
          ],
          lines: ['Two Stripe', 'Garden', 'Term Time', 'Soft Step', 'Lindo', 'Hill Road'],
          features: [
            ['cushioned sole', '加厚袜底', 'yastıklı taban', 'утолщённая стопа', 'sola acolchoada'],
            ['flat toe seam', '无骨缝头', 'düz burun dikişi', 'плоский шов на мыске', 'costura plana na ponta'],
            ['arch support', '足弓支撑', 'ayak kemeri desteği', 'поддержка свода стопы', 'suporte para o arco do pé'],
            ['airy knit', '透气织法', 'hava alan örgü', 'воздухопроницаемая вязка', 'malha respirável'],
            ['gentle cuff', '宽松不勒袜口', 'sıkmayan lastik', 'мягкая резинка', 'punho que não aperta'],
          ],
          price: 590,
          about:
            'Colourful mid-calf socks with a contrasting heel and toe and two stripes at the cuff. Heel and toe are knitted double, where socks wear out first.',
          colours: true,
          choice: { axis: 'size', values: ['35–38', '39–42', '43–46'] },
          specs: [
            [
              'material',
              [
                '80% cotton, 17% polyamide, 3% elastane',
                '80%棉，17%锦纶，3%氨纶',
                '%80 pamuk, %17 poliamid, %3 elastan',
                '80% хлопок, 17% полиамид, 3% эластан',
                '80% algodão, 17% poliamida, 3% elastano',
              ],
            ],
            ['packSize', ['1 pair', '1双', '1 çift', '1 пара', '1 par']],
            ['fit', unisex],
            ['season', allYear],
            ['care', wash40],
          ],
          from: 'tr',
        },
      ],
    },
    {
      name: ['Dresses and swimwear', '裙装与泳装', 'Elbise ve mayo', 'Платья и купальники', 'Vestidos e moda praia'],
      kinds: [
        {
          render: '1f457',
          name: ['summer dress', '吊带连衣裙', 'askılı yazlık elbise', 'летнее платье', 'vestido de verão'],
          lines: ['Lagoon', 'Amara', 'Izmir', 'Open Air', 'Frangipani', 'Sunday Walk'],
          features: [
            ['scalloped hem', '波浪裙摆', 'dalgalı etek ucu', 'фигурный подол', 'barra ondulada'],
            ['hidden side pockets', '隐形侧袋', 'gizli yan cepler', 'потайные карманы', 'bolsos laterais embutidos'],
            ['adjustable straps', '可调肩带', 'ayarlanabilir askılar', 'регулируемые бретели', 'alças reguláveis'],
            ['lined bodice', '上身带内衬', 'astarlı üst kısım', 'лиф на подкладке', 'busto forrado'],
            ['full swing skirt', '大摆裙', 'bol kloş etek', 'пышная юбка', 'saia rodada'],
          ],
          price: 5990,
          about:
            'A sleeveless dress with narrow straps, a marked waist and a skirt that moves. The cotton poplin is light but holds its shape, so it works at a wedding lunch as well as by the sea.',
          colours: true,
          choice: clothingSizes,
          specs: [
            [
              'material',
              [
                '100% cotton poplin',
                '100%纯棉府绸',
                '%100 pamuk poplin',
                '100% хлопковый поплин',
                '100% popeline de algodão',
              ],
            ],
            [
              'closure',
              [
                'Concealed back zip',
                '后背隐形拉链',
                'Gizli sırt fermuarı',
                'Потайная молния на спине',
                'Zíper invisível nas costas',
              ],
            ],
            [
              'length',
              ['98 cm in size M', 'M码裙长98厘米', 'M bedende 98 cm', '98 см в размере M', '98 cm no tamanho M'],
            ],
            ['season', summer],
            ['care', wash30],
          ],
        },
        {
          render: '1f458',
          name: ['floral kimono', '印花和服', 'çiçekli kimono', 'кимоно с цветочным узором', 'quimono floral'],
          lines: ['Sakura', 'Lantern', 'Hangzhou', 'Plum Court', 'Tea House'],
          features: [
            [
              'hand-printed blossoms',
              '手工印花',
              'el baskısı çiçekler',
              'цветы ручной печати',
              'flores estampadas à mão',
            ],
            ['wide sleeves', '宽袖', 'geniş kollu', 'широкие рукава', 'mangas amplas'],
            ['inner tie', '内侧系带', 'içten bağlamalı', 'внутренняя завязка', 'amarração interna'],
            [
              'soft cotton sateen',
              '柔软棉缎',
              'yumuşak pamuk saten',
              'мягкий хлопковый сатин',
              'cetim de algodão macio',
            ],
            ['light lining', '轻薄衬里', 'ince astarlı', 'лёгкая подкладка', 'forro leve'],
          ],
          price: 8990,
          about:
            'A wrapped kimono in printed cotton with a broad dark sash. It is worn as a house robe, over a dress in the evening, or to a summer festival.',
          colours: true,
          choice: fourSizes,
          specs: [
            ['material', ['100% cotton', '100%棉', '%100 pamuk', '100% хлопок', '100% algodão']],
            ['included', ['Kimono and sash', '和服与腰带', 'Kimono ve kuşak', 'Кимоно и пояс', 'Quimono e faixa']],
            [
              'closure',
              ['Wrap with sash', '交襟系腰带', 'Kuşakla bağlamalı', 'Запах с поясом', 'Transpassado com faixa'],
            ],
            [
              'dimensions',
              ['Sash 360 × 15 cm', '腰带360×15厘米', 'Kuşak 360 × 15 cm', 'Пояс 360 × 15 см', 'Faixa 360 × 15 cm'],
            ],
            ['care', handWash],
          ],
          from: 'cn',
        },
        {
          render: '1f97b',
          name: ['handloom sari', '手织纱丽', 'el dokuması sari', 'сари ручного ткачества', 'sári de tear manual'],
          lines: ['Kandy', 'Lotus Loom', 'Manel', 'Araliya', 'Temple Steps', 'Sigiri'],
          features: [
            ['gold border', '金色镶边', 'altın rengi bordür', 'золотистая кайма', 'barra dourada'],
            ['two-tone weave', '双色织法', 'iki tonlu dokuma', 'двухцветное плетение', 'trama bicolor'],
            [
              'hand-knotted tassels',
              '手工流苏',
              'elde bağlanmış püsküller',
              'кисти ручной работы',
              'franjas feitas à mão',
            ],
            ['contrast pallu', '撞色披肩端', 'kontrast omuz ucu', 'контрастный паллу', 'pallu contrastante'],
            ['stitched fall', '已缝裙脚衬边', 'dikili etek payı', 'подшитый подол', 'barra já costurada'],
          ],
          price: 14900,
          about:
            'A sari woven on a hand loom by a Sri Lankan weaving cooperative, light enough to drape easily and to wear for a whole day. Each piece comes with unstitched cloth for the jacket.',
          colours: true,
          specs: [
            [
              'material',
              [
                '70% cotton, 30% silk',
                '70%棉，30%桑蚕丝',
                '%70 pamuk, %30 ipek',
                '70% хлопок, 30% шёлк',
                '70% algodão, 30% seda',
              ],
            ],
            ['length', ['5.5 m', '5.5米', '5,5 m', '5,5 м', '5,5 m']],
            [
              'included',
              [
                'Jacket piece 0.8 m',
                '上衣布料0.8米',
                '0,8 m bluz kumaşı',
                'Отрез на блузу 0,8 м',
                'Tecido de 0,8 m para a blusa',
              ],
            ],
            ['origin', ['Sri Lanka', '斯里兰卡', 'Sri Lanka', 'Шри-Ланка', 'Sri Lanka']],
            ['care', dryClean],
          ],
          only: ['lk'],
          from: 'lk',
        },
        {
          render: '1fa71',
          name: ['one-piece swimsuit', '连体泳衣', 'tek parça mayo', 'слитный купальник', 'maiô'],
          lines: ['Reef Bay', 'Long Swim', 'Tangalle', 'Long Summer', 'Antalya', 'Sea Lane'],
          features: [
            ['chlorine-resistant', '抗氯', 'klora dayanıklı', 'устойчив к хлору', 'resistente ao cloro'],
            ['removable pads', '可拆胸垫', 'çıkarılabilir ped', 'съёмные чашки', 'bojo removível'],
            [
              'sun protection UPF 50+',
              'UPF 50+防晒',
              'UPF 50+ güneş koruması',
              'защита от солнца UPF 50+',
              'proteção solar UPF 50+',
            ],
            [
              'shaping waist panel',
              '收腰设计',
              'toparlayıcı bel',
              'корректирующий пояс',
              'faixa modeladora na cintura',
            ],
            ['open back', '露背设计', 'açık sırt', 'открытая спина', 'costas abertas'],
          ],
          price: 4990,
          about:
            'A swimsuit for real swimming, with wide straps and a striped band at the waist. The fabric keeps its stretch for a full season of pool and sea.',
          colours: true,
          choice: clothingSizes,
          specs: [
            [
              'material',
              [
                '80% polyamide, 20% elastane',
                '80%锦纶，20%氨纶',
                '%80 poliamid, %20 elastan',
                '80% полиамид, 20% эластан',
                '80% poliamida, 20% elastano',
              ],
            ],
            [
              'lining',
              [
                'Fully lined front',
                '前片全内衬',
                'Ön kısım tamamen astarlı',
                'Передняя часть на подкладке',
                'Frente toda forrada',
              ],
            ],
            ['usage', ['Pool and sea', '泳池与海滩', 'Havuz ve deniz', 'Бассейн и море', 'Piscina e mar']],
            ['care', rinseAfterSwim],
          ],
        },
        {
          render: '1f459',
          name: ['polka-dot bikini', '波点比基尼', 'puantiyeli bikini', 'бикини в горошек', 'biquíni de bolinhas'],
          lines: ['Riviera', 'Cabana', 'Hibiscus', 'Arugam', 'Postcard'],
          features: [
            ['side ties', '侧边系带', 'yandan bağlamalı', 'завязки по бокам', 'laterais de amarrar'],
            ['soft cups', '柔软罩杯', 'yumuşak kup', 'мягкие чашки', 'bojo macio'],
            ['quick-drying', '速干', 'çabuk kuruyan', 'быстро сохнет', 'secagem rápida'],
            ['adjustable straps', '可调肩带', 'ayarlanabilir askılar', 'регулируемые бретели', 'alças reguláveis'],
            ['colourfast print', '不褪色印花', 'solmayan baskı', 'стойкий принт', 'estampa que não desbota'],
          ],
          price: 4290,
          about:
            'A two-piece in a cheerful dotted print, with a supportive top and bottoms tied at the hips. Both parts are lined, so they stay opaque when wet.',
          colours: true,
          choice: fourSizes,
          specs: [
            [
              'material',
              [
                '82% polyamide, 18% elastane',
                '82%锦纶，18%氨纶',
                '%82 poliamid, %18 elastan',
                '82% полиамид, 18% эластан',
                '82% poliamida, 18% elastano',
              ],
            ],
            [
              'lining',
              [
                'Both pieces lined',
                '上下均有内衬',
                'İki parça da astarlı',
                'Обе части на подкладке',
                'Duas peças forradas',
              ],
            ],
            ['included', ['Top and bottoms', '上衣与下装', 'Üst ve alt', 'Верх и низ', 'Parte de cima e de baixo']],
            ['care', rinseAfterSwim],
          ],
        },
      ],
    },
    {
      name: [
        'Coats, gowns and uniforms',
        '外套与制服',
        'Mont, önlük ve üniforma',
        'Пальто, халаты и форма',
        'Casacos, jalecos e uniformes',
      ],
      kinds: [
        {
          render: '1f9e5',
          name: [
            'wool-blend coat',
            '羊毛混纺大衣',
            'yün karışımlı kaban',
            'полушерстяное пальто',
            'casaco de lã mista',
          ],
          lines: ['Ankara', 'Amber Row', 'Northern', 'Boulevard', 'Lijiang', 'First Frost'],
          features: [
            ['notch lapels', '平驳领', 'klasik ceket yaka', 'английский воротник', 'lapela clássica'],
            ['back vent', '后开衩', 'arka yırtmaçlı', 'шлица сзади', 'fenda nas costas'],
            ['inside pocket', '内袋', 'iç cepli', 'внутренний карман', 'bolso interno'],
            [
              'water-repellent finish',
              '防泼水处理',
              'su itici apre',
              'водоотталкивающая пропитка',
              'acabamento repelente à água',
            ],
            ['horn-look buttons', '仿牛角扣', 'boynuz görünümlü düğmeler', 'пуговицы под рог', 'botões efeito chifre'],
          ],
          price: 24900,
          about:
            'A camel-coloured coat for city winters, warm without being heavy. It is cut with room for a pullover and closes with three buttons.',
          colours: false,
          choice: clothingSizes,
          specs: [
            [
              'material',
              [
                '60% wool, 40% polyester',
                '60%羊毛，40%聚酯纤维',
                '%60 yün, %40 polyester',
                '60% шерсть, 40% полиэстер',
                '60% lã, 40% poliéster',
              ],
            ],
            ['lining', ['Viscose', '粘胶纤维', 'Viskon', 'Вискоза', 'Viscose']],
            ['closure', ['Three buttons', '三粒扣', 'Üç düğme', 'Три пуговицы', 'Três botões']],
            ['season', winter],
            ['care', dryClean],
          ],
          from: 'tr',
        },
        {
          render: '1f97c',
          name: ['lab coat', '白大褂', 'laboratuvar önlüğü', 'лабораторный халат', 'jaleco'],
          lines: ['Ward', 'Pipette', 'Faculty', 'Clean Bench', 'Round'],
          features: [
            ['stain-repellent', '防污面料', 'leke tutmaz', 'защита от пятен', 'tecido que repele manchas'],
            ['side slits', '侧开衩', 'yan yırtmaçlı', 'боковые разрезы', 'fendas laterais'],
            ['pen slot on the chest', '胸前笔袋', 'göğüste kalem cebi', 'карман для ручки', 'porta-caneta no peito'],
            ['needs little ironing', '免烫', 'ütü istemez', 'почти не мнётся', 'quase não amassa'],
            ['back belt', '后腰带', 'arka kemerli', 'хлястик на спине', 'martingale nas costas'],
          ],
          price: 3990,
          about:
            'A white coat for laboratories, clinics and practical classes, with a breast pocket and two large ones below. The dense twill stays opaque and stands up to frequent hot washes.',
          colours: false,
          choice: clothingSizes,
          specs: [
            [
              'material',
              [
                '65% polyester, 35% cotton',
                '65%聚酯纤维，35%棉',
                '%65 polyester, %35 pamuk',
                '65% полиэстер, 35% хлопок',
                '65% poliéster, 35% algodão',
              ],
            ],
            ['weight', ['195 g/m²', '195克/平方米', '195 g/m²', '195 г/м²', '195 g/m²']],
            ['closure', ['Buttons', '纽扣', 'Düğmeli', 'Пуговицы', 'Botões']],
            ['fit', unisex],
            [
              'care',
              [
                'Machine wash at 60 °C',
                '60°C机洗',
                '60 °C makinede yıkama',
                'Машинная стирка при 60 °C',
                'Lavar à máquina a 60 °C',
              ],
            ],
          ],
          from: 'lk',
        },
        {
          render: '1f94b',
          name: ['karate uniform', '空手道服', 'karate kıyafeti', 'кимоно для карате', 'quimono de karatê'],
          lines: ['Dojo', 'First Dan', 'Open Hand', 'Still Water', 'Quiet Step'],
          features: [
            ['reinforced shoulders', '肩部加固', 'güçlendirilmiş omuz', 'усиленные плечи', 'ombros reforçados'],
            ['crisp snap', '布料挺括', 'tok kumaş', 'плотная ткань', 'tecido encorpado'],
            ['pre-shrunk', '预缩处理', 'çekmez kumaş', 'ткань не садится', 'pré-encolhido'],
            ['elastic waist', '松紧裤腰', 'lastikli bel', 'брюки на резинке', 'calça com elástico'],
            [
              'for training and grading',
              '训练考级两用',
              'antrenman ve kuşak sınavı için',
              'для тренировок и аттестации',
              'para treino e exame de faixa',
            ],
          ],
          price: 5490,
          about:
            'A white uniform for karate and similar arts, cut wide enough for high kicks and deep stances. Collar and side slits are sewn with several rows of stitching.',
          colours: false,
          choice: {
            axis: 'size',
            values: [
              ['120 cm', '120厘米', '120 cm', '120 см', '120 cm'],
              ['140 cm', '140厘米', '140 cm', '140 см', '140 cm'],
              ['160 cm', '160厘米', '160 cm', '160 см', '160 cm'],
              ['170 cm', '170厘米', '170 cm', '170 см', '170 cm'],
              ['180 cm', '180厘米', '180 cm', '180 см', '180 cm'],
              ['190 cm', '190厘米', '190 cm', '190 см', '190 cm'],
            ],
            factors: [0.8, 0.9, 1, 1.05, 1.1, 1.15],
          },
          specs: [
            [
              'material',
              [
                '55% cotton, 45% polyester',
                '55%棉，45%聚酯纤维',
                '%55 pamuk, %45 polyester',
                '55% хлопок, 45% полиэстер',
                '55% algodão, 45% poliéster',
              ],
            ],
            [
              'included',
              [
                'Jacket, trousers and belt',
                '上衣、裤子和腰带',
                'Ceket, pantolon ve kuşak',
                'Куртка, брюки и пояс',
                'Casaco, calça e faixa',
              ],
            ],
            ['weight', ['270 g/m²', '270克/平方米', '270 g/m²', '270 г/м²', '270 g/m²']],
            ['care', wash40],
          ],
        },
        {
          render: '1f393',
          name: ['graduation cap', '学士帽', 'mezuniyet kepi', 'шапочка выпускника', 'capelo de formatura'],
          lines: ['Convocation', 'Alma', 'Class Day', 'Rector', 'Laurel'],
          features: [
            ['golden tassel', '金色流苏', 'altın rengi püskül', 'золотистая кисточка', 'borla dourada'],
            ['stiff board', '硬挺帽板', 'sert üst levha', 'жёсткий верх', 'topo rígido'],
            ['matte fabric', '哑光面料', 'mat kumaş', 'матовая ткань', 'tecido fosco'],
            ['removable tassel', '可拆流苏', 'çıkarılabilir püskül', 'съёмная кисточка', 'borla removível'],
            ['soft inner band', '柔软内圈', 'yumuşak iç bant', 'мягкая внутренняя лента', 'faixa interna macia'],
          ],
          price: 1890,
          about:
            'A square academic cap for the ceremony and the photographs. It sits firmly with an elastic insert at the back and takes a decoration on top.',
          colours: false,
          specs: [
            ['material', ['100% polyester', '100%聚酯纤维', '%100 polyester', '100% полиэстер', '100% poliéster']],
            [
              'size',
              [
                'One size, head 54–62 cm',
                '均码，头围54–62厘米',
                'Tek beden, baş çevresi 54–62 cm',
                'Единый размер, обхват головы 54–62 см',
                'Tamanho único, circunferência da cabeça 54–62 cm',
              ],
            ],
            [
              'dimensions',
              ['Board 24 × 24 cm', '帽板24×24厘米', 'Levha 24 × 24 cm', 'Верх 24 × 24 см', 'Topo 24 × 24 cm'],
            ],
            ['included', ['Cap and tassel', '帽子与流苏', 'Kep ve püskül', 'Шапочка и кисточка', 'Capelo e borla']],
            ['care', wipeClean],
          ],
        },
      ],
    },
    {
      name: [
        'Hats, scarves and umbrellas',
        '帽子、围巾与雨伞',
        'Şapka, atkı ve şemsiye',
        'Шляпы, шарфы и зонты',
        'Chapéus, cachecóis e guarda-chuvas',
      ],
      kinds: [
        {
          render: '1f452',
          name: ['straw sun hat', '草编遮阳帽', 'hasır şapka', 'соломенная шляпа', 'chapéu de palha'],
          lines: ['Verandah', 'Garden Party', 'Galle', 'Picnic', 'Ayla'],
          features: [
            ['removable bow', '可拆蝴蝶结', 'çıkarılabilir fiyonk', 'съёмный бант', 'laço removível'],
            ['rolls up for travel', '可卷收', 'rulo yapılıp taşınır', 'сворачивается в дорогу', 'dobrável para viagem'],
            [
              'inner size tape',
              '内置调节带',
              'içten ayar bandı',
              'внутренняя регулировка размера',
              'fita interna de ajuste',
            ],
            [
              'sun protection UPF 50+',
              'UPF 50+防晒',
              'UPF 50+ güneş koruması',
              'защита от солнца UPF 50+',
              'proteção solar UPF 50+',
            ],
            ['hand-woven', '手工编织', 'el örgüsü', 'ручное плетение', 'trançado à mão'],
          ],
          price: 2490,
          about:
            'A hat of natural straw with a round crown, a shady brim and a red bow. Light and airy, it is as much at home in the garden as on the beach.',
          colours: false,
          specs: [
            [
              'material',
              [
                'Natural raffia, polyester ribbon',
                '天然拉菲草，聚酯丝带',
                'Doğal rafya, polyester kurdele',
                'Натуральная рафия, лента из полиэстера',
                'Ráfia natural, fita de poliéster',
              ],
            ],
            [
              'size',
              [
                'Head 56–58 cm',
                '头围56–58厘米',
                'Baş çevresi 56–58 cm',
                'Обхват головы 56–58 см',
                'Circunferência da cabeça 56–58 cm',
              ],
            ],
            ['dimensions', ['Brim 9 cm', '帽檐9厘米', 'Kenar 9 cm', 'Поля 9 см', 'Aba de 9 cm']],
            ['season', summer],
            ['care', wipeClean],
          ],
        },
        {
          render: '1f3a9',
          name: ['felt top hat', '毛毡高礼帽', 'keçe silindir şapka', 'фетровый цилиндр', 'cartola de feltro'],
          lines: ['Opera Lane', 'Overture', 'Maestro', 'Gala', 'Ringmaster'],
          features: [
            ['satin lining', '缎面内衬', 'saten astar', 'атласная подкладка', 'forro de cetim'],
            ['ribbed band', '罗纹帽带', 'fitilli kurdele', 'репсовая лента', 'fita de gorgorão'],
            ['firm crown', '硬挺帽身', 'sert tepe', 'жёсткая тулья', 'copa firme'],
            ['leather sweatband', '皮质吸汗圈', 'deri ter bandı', 'кожаная внутренняя лента', 'carneira de couro'],
            ['hat box included', '附帽盒', 'şapka kutusuyla', 'в шляпной коробке', 'com caixa própria'],
          ],
          price: 6900,
          about:
            'A tall black hat with a red band, blocked from wool felt. For the stage, weddings, and anyone who wears tails.',
          colours: false,
          choice: {
            axis: 'size',
            values: [
              ['56 cm', '56厘米', '56 cm', '56 см', '56 cm'],
              ['58 cm', '58厘米', '58 cm', '58 см', '58 cm'],
              ['60 cm', '60厘米', '60 cm', '60 см', '60 cm'],
              ['62 cm', '62厘米', '62 cm', '62 см', '62 cm'],
            ],
          },
          specs: [
            ['material', ['100% wool felt', '100%羊毛毡', '%100 yün keçe', '100% шерстяной фетр', '100% feltro de lã']],
            ['height', ['Crown 15 cm', '帽身15厘米', 'Tepe 15 cm', 'Тулья 15 см', 'Copa de 15 cm']],
            ['dimensions', ['Brim 5 cm', '帽檐5厘米', 'Kenar 5 cm', 'Поля 5 см', 'Aba de 5 cm']],
            [
              'care',
              [
                'Brush with a soft brush',
                '软刷清洁',
                'Yumuşak fırçayla temizlenir',
                'Чистить мягкой щёткой',
                'Escovar com escova macia',
              ],
            ],
          ],
        },
        {
          render: '1f9e2',
          name: ['baseball cap', '棒球帽', 'beyzbol şapkası', 'бейсболка', 'boné'],
          lines: ['Dugout', 'Shoreline', 'Pacer', 'Tuk Ride', 'Bleacher', 'Off Season'],
          features: [
            ['curved peak', '弯帽檐', 'kavisli siperlik', 'изогнутый козырёк', 'aba curva'],
            ['metal buckle', '金属扣调节', 'metal tokalı', 'металлическая пряжка', 'fivela de metal'],
            [
              'stitched eyelets',
              '刺绣透气孔',
              'dikişli hava delikleri',
              'обшитые вентиляционные отверстия',
              'ilhoses bordados',
            ],
            ['washed twill', '水洗斜纹布', 'yıkanmış gabardin', 'варёный твил', 'sarja lavada'],
            ['absorbent sweatband', '吸汗内圈', 'ter emici bant', 'впитывающая лента', 'faixa que absorve o suor'],
          ],
          price: 1590,
          about:
            'A six-panel cap in sturdy cotton twill that softens with wear. The peak keeps the sun out of your eyes on the pitch, in the boat and at the bus stop.',
          colours: true,
          specs: [
            ['material', ['100% cotton', '100%棉', '%100 pamuk', '100% хлопок', '100% algodão']],
            [
              'size',
              [
                'Adjustable, head 55–61 cm',
                '可调节，头围55–61厘米',
                'Ayarlanabilir, baş çevresi 55–61 cm',
                'Регулируется, обхват головы 55–61 см',
                'Ajustável, circunferência da cabeça 55–61 cm',
              ],
            ],
            [
              'closure',
              ['Strap at the back', '后部调节带', 'Arkadan ayar bandı', 'Ремешок сзади', 'Tira ajustável atrás'],
            ],
            ['care', handWash],
          ],
        },
        {
          render: '1f9e3',
          name: ['knitted scarf', '针织围巾', 'örgü atkı', 'вязаный шарф', 'cachecol de tricô'],
          lines: ['Fireside', 'Erzurum', 'Log Cabin', 'Long Evening', 'Uludag', 'Nuwara'],
          features: [
            ['fringed ends', '流苏边', 'saçaklı uçlar', 'бахрома по краям', 'pontas com franjas'],
            ['two-tone', '双色', 'çift renkli', 'двухцветное вязание', 'duas cores'],
            ['extra soft yarn', '亲肤软糯纱线', 'ekstra yumuşak iplik', 'особо мягкая пряжа', 'fio extramacio'],
            ['pill-resistant', '抗起球', 'tüylenmez', 'без катышков', 'não forma bolinhas'],
            ['ribbed knit', '罗纹针织', 'lastik örgü', 'вязка резинкой', 'ponto canelado'],
          ],
          price: 2790,
          about:
            'A long scarf that goes twice round the neck, knitted in a warm wool blend that does not scratch. As good for cold mornings in the hills as for snow.',
          colours: true,
          specs: [
            [
              'material',
              [
                '60% acrylic, 40% wool',
                '60%腈纶，40%羊毛',
                '%60 akrilik, %40 yün',
                '60% акрил, 40% шерсть',
                '60% acrílico, 40% lã',
              ],
            ],
            ['dimensions', ['180 × 28 cm', '180×28厘米', '180 × 28 cm', '180 × 28 см', '180 × 28 cm']],
            ['fit', unisex],
            ['season', winter],
            ['care', handWash],
          ],
          from: 'tr',
        },
        {
          render: '1f9e4',
          name: ['knitted gloves', '针织手套', 'örgü eldiven', 'вязаные перчатки', 'luvas de tricô'],
          lines: ['Snowline', 'Harbin', 'Kars', 'Sledge', 'Ice Fair'],
          features: [
            [
              'touchscreen fingertips',
              '触屏指尖',
              'dokunmatik ekran uyumlu',
              'для сенсорных экранов',
              'compatíveis com tela touch',
            ],
            ['fleece lining', '抓绒内里', 'polar astar', 'флисовая подкладка', 'forro de fleece'],
            ['non-slip palm', '防滑掌心', 'kaymaz avuç içi', 'нескользящая ладонь', 'palma antiderrapante'],
            ['long ribbed cuff', '加长罗纹袖口', 'uzun lastikli manşet', 'удлинённая манжета', 'punho canelado longo'],
            ['windproof', '防风', 'rüzgâr geçirmez', 'защита от ветра', 'corta-vento'],
          ],
          price: 1690,
          about:
            'Close-knitted five-finger gloves with a ribbed cuff that tucks under the sleeve. Warm enough for the walk to school and thin enough to find your keys.',
          colours: true,
          choice: { axis: 'size', values: ['S', 'M', 'L'] },
          specs: [
            [
              'material',
              [
                '70% acrylic, 25% wool, 5% elastane',
                '70%腈纶，25%羊毛，5%氨纶',
                '%70 akrilik, %25 yün, %5 elastan',
                '70% акрил, 25% шерсть, 5% эластан',
                '70% acrílico, 25% lã, 5% elastano',
              ],
            ],
            ['fit', unisex],
            ['season', ['Winter', '冬季', 'Kış', 'Зима', 'Inverno']],
            ['packSize', ['1 pair', '1双', '1 çift', '1 пара', '1 par']],
            ['care', handWash],
          ],
          only: ['cn', 'tr'],
        },
        {
          render: '1f380',
          name: [
            'satin hair bow',
            '缎面蝴蝶结发夹',
            'saten fiyonk toka',
            'атласный бант для волос',
            'laço de cabelo de cetim',
          ],
          lines: ['Clara', 'Recital', 'Gift Day', 'Melek', 'Peony'],
          features: [
            ['non-slip clip', '防滑夹', 'kaymaz klips', 'нескользящий зажим', 'presilha antiderrapante'],
            ['long tails', '长飘带', 'uzun kurdele uçları', 'длинные концы', 'pontas longas'],
            ['double bow', '双层蝴蝶结', 'çift kat fiyonk', 'двойной бант', 'laço duplo'],
            ['hand-tied', '手工打结', 'elde bağlanmış', 'завязан вручную', 'amarrado à mão'],
            ['on a gift card', '礼品卡装', 'hediye kartında', 'на подарочной карточке', 'em cartela para presente'],
          ],
          price: 490,
          about:
            'A full satin bow on a metal clip that holds in fine and thick hair alike. For school concerts, birthdays and ponytails that want a lift.',
          colours: true,
          specs: [
            [
              'material',
              ['Polyester satin', '聚酯缎带', 'Polyester saten', 'Атлас из полиэстера', 'Cetim de poliéster'],
            ],
            ['closure', ['Metal clip', '金属夹', 'Metal klips', 'Металлический зажим', 'Presilha de metal']],
            ['dimensions', ['13 × 12 cm', '13×12厘米', '13 × 12 cm', '13 × 12 см', '13 × 12 cm']],
            ['packSize', ['1 piece', '1个', '1 adet', '1 шт.', '1 unidade']],
          ],
        },
        {
          render: '1f302',
          name: ['stick umbrella', '长柄雨伞', 'baston şemsiye', 'зонт-трость', 'guarda-chuva longo'],
          lines: ['Drizzle', 'Colombo', 'Grand Stand', 'Avenida', 'West Wind'],
          features: [
            ['opens at a button', '一键开伞', 'tek tuşla açılır', 'открывается кнопкой', 'abertura automática'],
            ['storm-proof', '抗强风', 'fırtınaya dayanıklı', 'не боится шторма', 'resistente a ventos fortes'],
            ['carry strap', '附背带', 'askı kayışlı', 'ремешок для переноски', 'alça de transporte'],
            ['extra wide', '加大伞面', 'ekstra geniş', 'широкий купол', 'cobertura ampla'],
            ['slim roll', '收拢纤细', 'ince sarılır', 'компактно сворачивается', 'fino quando fechado'],
          ],
          price: 2990,
          about:
            'A full-length umbrella with a crook handle of real wood that hooks over the arm. Glass-fibre ribs bend in a gust and spring back instead of breaking.',
          colours: true,
          specs: [
            [
              'material',
              [
                'Polyester pongee, glass-fibre ribs',
                '碰击布伞面，玻璃纤维伞骨',
                'Polyester ponje kumaş, cam elyaf teller',
                'Полиэстер, спицы из стекловолокна',
                'Poliéster pongee, varetas de fibra de vidro',
              ],
            ],
            ['length', ['88 cm closed', '收起88厘米', 'Kapalı 88 cm', '88 см в сложенном виде', '88 cm fechado']],
            ['weight', ['520 g', '520克', '520 g', '520 г', '520 g']],
            ['care', ['Dry open', '撑开晾干', 'Açık halde kurutun', 'Сушить раскрытым', 'Secar aberto']],
          ],
          warranty: 12,
        },
        {
          render: '2602-fe0f',
          name: [
            'sun and rain umbrella',
            '晴雨伞',
            'güneş ve yağmur şemsiyesi',
            'зонт от дождя и солнца',
            'guarda-chuva com proteção solar',
          ],
          lines: ['Monsoon', 'Petal', 'April', 'Vientiane', 'Noon Shade', 'Plaza'],
          features: [
            ['dark UV coating', '黑胶防晒', 'koyu UV kaplama', 'тёмное УФ-покрытие', 'revestimento UV escuro'],
            ['sheds water at once', '速干拒水', 'suyu anında akıtır', 'вода сразу скатывается', 'água escorre na hora'],
            ['scalloped edge', '波浪伞边', 'dalgalı kenarlı', 'волнистый край', 'borda ondulada'],
            [
              'wooden crook handle',
              '木质弯柄',
              'ahşap kıvrık sap',
              'деревянная изогнутая ручка',
              'cabo curvo de madeira',
            ],
            ['light to carry', '轻便易携', 'taşıması hafif', 'лёгкий в дороге', 'leve de carregar'],
          ],
          price: 2290,
          about:
            'One umbrella for both halves of the day: shade at noon and a dry walk in the evening shower. The coated canopy blocks nearly all ultraviolet light.',
          colours: true,
          specs: [
            [
              'material',
              [
                'Coated polyester, steel frame',
                '涂层聚酯伞面，钢骨架',
                'Kaplamalı polyester, çelik iskelet',
                'Полиэстер с покрытием, стальной каркас',
                'Poliéster revestido, armação de aço',
              ],
            ],
            ['diameter', ['98 cm open', '撑开98厘米', 'Açık 98 cm', '98 см в раскрытом виде', '98 cm aberto']],
            ['standard', 'UPF 50+'],
            ['weight', ['380 g', '380克', '380 g', '380 г', '380 g']],
            ['care', ['Dry open', '撑开晾干', 'Açık halde kurutun', 'Сушить раскрытым', 'Secar aberto']],
          ],
        },
      ],
    },
  ],
}
